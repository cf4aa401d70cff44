import { COMPANIONS, OAK, companion } from '../pictures/companions.ts';
import { type Cover, fixture, product, thing } from './cover.ts';
import { bookRow } from '../pictures/props/handiwork.ts';
import { sideWall, windowIn } from '../pictures/props/openings.ts';

const { leafPrint, mug, palm, rug, smallPlant, snakePlant } = COMPANIONS;

const DESK: Cover = {
  wall: '#C8994A', floor: '#CBB08A', flooring: 'herringbone', wallZ: -720, sunAt: [-300, 800, -100], windowScale: 1.1,
  products: [
    product('HAR-DEAK', [-560, 0, -370]), product('IRA-KAGYLO-OFFICE-ARMCHAIR', [-430, 0, 260], Math.PI - 0.5), product('DER-SZURKEGEM', [-980, 750, -440]),
    product('IRA-KUTKAVA-SMALL-PEN-POT-SET', [-220, 750, -520]), product('HOL-MOKUS', [800, 0, -540]),
  ],
  companions: [thing(mug, [-560, 750, -250]), thing(smallPlant, [1120, 850, -560]), thing(leafPrint, [620, 1080, -710]), thing(snakePlant, [1440, 0, -300])],
  fixtures: [fixture(sideWall('left', 3800, '#D2A55A'), [-1200, 0, -720]), fixture(windowIn({ width: 1250, height: 1350 }), [-1196, 850, 200], Math.PI / 2), fixture(bookRow(260, 190, 3), [-180, 750, -420]), fixture(bookRow(360, 250, 6), [360, 456, -440]), fixture(bookRow(430, 250, 8), [640, 62, -440])],
  view: { look: [120, 890, -150], span: 3150, yaw: 0.3, pitch: 0.13 },
};

/** Books on the five shelves of the tall bookcase and on the upper shelf of the low one. */
const ROWS = [[-145, 62, 540], [-424, 430, 530], [-145, 797, 540], [-424, 1165, 530], [-145, 1532, 540]] as const;
const CASE_X = -560;

const BOOKCASES: Cover = {
  wall: '#AEB6B9', floor: '#8F6A48', wallZ: -560, sunAt: [-500, 700, -200], windowScale: 1.2,
  products: [product('HOL-KONYVMOLY', [CASE_X, 0, -390]), product('HOL-MOKUS', [470, 0, -400]), product('DER-HAJLAT', [420, 0, 20]), product('VAC-KUCKO', [1140, 0, 320], -0.55)],
  companions: [thing(rug, [900, -4, 500]), thing(palm, [-1500, 0, -200]), thing(companion('print', 4, [620, 26, 820], { material: 'paper', hex: '#5F7A66' }, OAK), [1260, 1130, -550])],
  fixtures: [...ROWS.map(([x, y, length], index) => fixture(bookRow(length, 270, index * 4 + 1), [CASE_X + x, y, -260])), fixture(bookRow(420, 250, 2), [40, 456, -280]), fixture(bookRow(560, 250, 7), [330, 62, -280]), fixture(bookRow(250, 230, 5), [60, 850, -330])],
  lighting: { daylight: 0.66, lamps: [{ at: [640, 1010, 20], strength: 0.5, isDownward: true }] },
  view: { look: [80, 900, -150], span: 3400, yaw: -0.12, pitch: 0.1 },
};

export const HOME_OFFICE_COVERS: ReadonlyMap<string, Cover> = new Map([['desk-for-your-back', DESK], ['bookcases', BOOKCASES]]);
