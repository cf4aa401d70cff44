import { COMPANIONS } from '../pictures/companions.ts';
import { AIRY, type Cover, fixture, product, thing } from './cover.ts';
import { creasedCover } from '../pictures/props/cloths.ts';
import { windowIn } from '../pictures/props/openings.ts';

const { horizon, mug, rug, smallPlant, vase } = COMPANIONS;

const BED_FOR_TWO: Cover = {
  wall: '#A7B8C0', floor: '#D8BE97', wallZ: -1090, sunAt: [-300, 700, 200], windowScale: 1.6,
  products: [
    product('BUK-HAJNAL-160', [0, 0, 0]), product('BUK-MECSES', [-1140, 0, -850]), product('BUK-MECSES', [1140, 0, -850]),
    product('DER-LAPPANTYU-SWING-ARM-WALL-LAMP', [-1080, 980, -1086]), product('DER-LAPPANTYU-SWING-ARM-WALL-LAMP', [1080, 980, -1086]),
    product('SZO-LENVIRAG-BED-LINEN-140-200', [140, 476, 620], 0.15),
  ],
  companions: [thing(rug, [0, -4, 700]), thing(mug, [1100, 520, -780]), thing(vase, [-1180, 520, -880])],
  view: { look: [0, 560, -250], span: 3350, yaw: 0.06, pitch: 0.24 },
};

const LINEN_BEDDING: Cover = {
  lighting: AIRY, wall: '#ECE7DC', floor: '#C9A57B', wallZ: -1100, sunAt: [-300, 500, 300], windowScale: 1.2,
  products: [product('BUK-KASZALO-LOW-BED-160-200', [0, 0, 0]), product('BUK-KUVIK-NIGHTSTAND', [1150, 0, -830]), product('SZO-LENGE', [300, 468, 760], 0.12)],
  companions: [thing(smallPlant, [1100, 540, -860]), thing(mug, [1240, 540, -760])],
  fixtures: [fixture(creasedCover(1735, 1330, 240, { material: 'fabric', hex: '#DDD0B8' }), [0, 418, 420])],
  view: { look: [160, 430, -100], span: 2700, yaw: 0.52, pitch: 0.33 },
};

const SMALL_BEDROOM_STORAGE: Cover = {
  wall: '#C5CEB9', floor: '#CBB08A', flooring: 'herringbone', wallZ: -320, sunAt: [100, 900, 0], windowScale: 1.3,
  products: [
    product('HOL-GORE-NARROW-WARDROBE', [-580, 0, -20]), product('HOL-KURTO-FIVE-DRAWER-CHEST', [250, 0, -80]), product('HOL-FIOKA-BOX-LEDGE-45-CM', [250, 1540, -316]),
    product('BUK-BUKKALJA-160', [1180, 0, 1840], Math.PI),
  ],
  companions: [thing(smallPlant, [90, 1180, -60]), thing(horizon, [980, 1130, -312])],
  fixtures: [fixture(windowIn({ width: 620, height: 1250, columns: 1, rows: 2 }), [-1620, 820, -318])],
  view: { look: [-60, 940, 100], span: 3500, yaw: -0.2, pitch: 0.16 },
};

export const BEDROOM_COVERS: ReadonlyMap<string, Cover> = new Map([['bed-for-two', BED_FOR_TWO], ['linen-bedding', LINEN_BEDDING], ['small-bedroom-storage', SMALL_BEDROOM_STORAGE]]);
