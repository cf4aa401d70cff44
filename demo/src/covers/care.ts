import { COMPANIONS } from '../pictures/companions.ts';
import { turnAboutY, type Vec3 } from '../pictures/rendering/vector.ts';
import { AIRY, type Cover, fixture, product, thing } from './cover.ts';
import { clothOver, foldedCloth } from '../pictures/props/cloths.ts';
import { brush, oilTin, openDrawer } from '../pictures/props/handiwork.ts';
import { windowIn } from '../pictures/props/openings.ts';
import { water } from '../pictures/props/water.ts';

const { mug, snakePlant } = COMPANIONS;

const OILING: Cover = {
  wall: '#EBE6DB', floor: '#C9A57B', wallZ: -1500, sunAt: [100, 750, 0], windowScale: 0.9,
  products: [product('HAR-TANYA', [0, 0, 0]), product('HAR-TANYA-SZEK', [-430, 0, -880], 0.25), product('HAR-TANYA-SZEK', [310, 0, -930], -0.2)],
  companions: [thing(snakePlant, [-1250, 0, -1150])],
  fixtures: [fixture(foldedCloth(250, 200, { material: 'cotton', hex: '#EFE7D6' }), [-120, 750, 120], 0.3), fixture(brush(), [240, 750, 200], 0.6), fixture(oilTin(), [-330, 750, -60])],
  view: { look: [-10, 740, 0], span: 1620, yaw: 0.32, pitch: 0.4 },
};

const CHAIR_AT: Vec3 = [-60, 8, 0];
const CHAIR_TURN = 0.3;

/** A position relative to a thing that is turned. */
function relativeTo([x, y, z]: Vec3, turn: number, offset: Vec3): Vec3 {
  const [dx, dy, dz] = turnAboutY(offset, turn);
  return [x + dx, y + dy, z + dz];
}

const WOOL: Cover = {
  wall: '#ECE8DF', floor: '#B58B63', wallZ: -760, sunAt: [-100, 500, 0], windowScale: 1,
  products: [product('VAC-KUCKO', CHAIR_AT, CHAIR_TURN), product('SZO-UGAR', [40, 0, 220], Math.PI / 2), product('HAR-CSUTKA-TURNED-SIDE-TABLE', [690, 6, 60])],
  companions: [thing(mug, [660, 456, 60]), thing(snakePlant, [-800, 0, -440]), thing(COMPANIONS.basket, [1180, 0, -440])],
  fixtures: [fixture(windowIn({ width: 1050, height: 1300, open: 0.9 }), [560, 700, -758]), fixture(clothOver({ width: 380, across: 150, dropLeft: 400, dropRight: 14 }, { material: 'wool', hex: '#8C8274' }), relativeTo(CHAIR_AT, CHAIR_TURN, [-352, 574, 20]), CHAIR_TURN)],
  view: { look: [120, 640, -100], span: 2400, yaw: -0.24, pitch: 0.2 },
};

const STAINS: Cover = {
  lighting: AIRY, wall: '#EFECE5', floor: '#D8BE97', wallZ: -760, sunAt: [900, 600, 200], windowScale: 0.8,
  products: [product('VAC-BEREK-3', [0, 0, 0]), product('HAR-CSUTKA-TURNED-SIDE-TABLE', [1400, 0, 220]), product('SAR-MUSKATLI', [1400, 450, 220]), product('SZO-PIHE', [560, 446, -150], -0.12)],
  fixtures: [fixture(clothOver({ width: 480, across: 172, dropLeft: 120, dropRight: 300 }, { material: 'cotton', hex: '#F6F3EC' }), [1005, 604, 130]), fixture(water(118), [1400, 528, 220])],
  view: { look: [980, 540, 120], span: 1750, yaw: 0.42, pitch: 0.24 },
};

const LASTING: Cover = {
  wall: '#DDD5C8', floor: '#CFC7B8', flooring: 'plain', wallZ: -2100, sunAt: [300, 600, 200], windowScale: 0.8,
  products: [product('HOL-HOMOKPAD-THREE-DRAWER-CHEST', [0, 0, 0]), product('VAC-BEREK-2', [-1750, 0, -950], 0.3), product('HAR-TANYA-SZEK', [-520, 0, -1050], 0.7), product('HAR-TANYA', [300, 0, -1500], 0)],
  fixtures: [fixture(openDrawer(978, 212, 400), [0, 483, 560])],
  view: { look: [360, 640, 380], span: 1180, yaw: 0.88, pitch: 0.24 },
};

export const CARE_COVERS: ReadonlyMap<string, Cover> = new Map([['oiling-oak', OILING], ['caring-for-wool', WOOL], ['removing-upholstery-stains', STAINS], ['furniture-that-lasts', LASTING]]);
