import { COMPANIONS } from '../pictures/companions.ts';
import type { Vec3 } from '../pictures/rendering/vector.ts';
import { type Cover, fixture, type PlacedProduct, product, thing } from './cover.ts';
import { DUSK, windowIn } from '../pictures/props/openings.ts';
import { worktop } from '../pictures/props/handiwork.ts';

const { fig, leafPrint, smallPlant } = COMPANIONS;

/** Four chairs around a round table, drawn back a little. */
const ROUND_SEATS = [0.7, 2.3, 3.9, 5.5].map((angle): PlacedProduct => product('HAR-TANYA-SZEK', [Math.sin(angle) * 730, 0, Math.cos(angle) * 730], angle + Math.PI));

const DINING_TABLE_HEIGHT: Cover = {
  wall: '#BDB2A6', floor: '#B58B63', wallZ: -1450, sunAt: [-200, 700, 0], windowScale: 1.4,
  products: [product('HAR-KORTANC', [0, 0, 0]), ...ROUND_SEATS, product('DER-KOLOMP', [0, 1390, 0]), product('SAR-KUTAGAS', [-130, 740, -60])],
  companions: [thing(COMPANIONS.bowl, [200, 740, 90]), thing(leafPrint, [950, 1150, -1440]), thing(fig, [1560, 0, -1000])],
  fixtures: [fixture(windowIn({ width: 1150, height: 1500, columns: 2, rows: 2 }), [-900, 780, -1448])],
  view: { look: [60, 900, -100], span: 3400, yaw: 0.12, pitch: 0.16 },
};

const PLACES: readonly (readonly [at: Vec3, turn: number])[] = [
  ...[-590, 0, 590].flatMap((x): (readonly [Vec3, number])[] => [[[x, 0, -1], 0], [[x, 0, 1], Math.PI]]),
  [[-1, 0, 0], Math.PI / 2], [[1, 0, 0], -Math.PI / 2],
];

/** Eight settings around the table: two kinds of plates and of chairs in turn. */
const SETTINGS = PLACES.flatMap(([[x, , z], turn], index): PlacedProduct[] => {
  const isEnd = z === 0;
  const plate: Vec3 = isEnd ? [x * 735, 750, 0] : [x, 750, z * 290];
  const seat: Vec3 = isEnd ? [x * 1180, 0, 0] : [x, 0, z * 690];
  const isOther = index % 3 === 1;
  return [product(isOther ? 'SAR-ROZS-DINNER-PLATE' : 'SAR-REPCE-DINNER-PLATE', plate), product(isOther ? 'HAR-CITERA-DINING-CHAIR' : 'HAR-TANYA-SZEK', seat, turn)];
});

const CANDLES: readonly Vec3[] = [[-420, 750, 20], [-60, 750, -20], [330, 750, 16]];

const TABLE_FOR_EIGHT: Cover = {
  wall: '#3F6350', floor: '#8F6A48', flooring: 'herringbone', wallZ: -1500, sunAt: [0, -4000, 0],
  products: [product('HAR-TANYA', [0, 0, 0]), ...SETTINGS, ...CANDLES.map((at) => product('REZ-SUGAR-CANDLESTICK', at)), product('SAR-SIRALY-WINE-JUG', [130, 750, 30]), product('SAR-MUSKATLI', [-240, 750, 0]), product('HOL-VASARFIA', [700, 0, -1260])],
  companions: [thing(COMPANIONS.vase, [400, 760, -1260]), thing(COMPANIONS.bowl, [820, 760, -1240])],
  fixtures: [fixture(windowIn({ width: 1050, height: 1300, outlook: DUSK }), [-720, 860, -1498])],
  lighting: { daylight: 0.3, lamps: [...CANDLES.map(([x, y, z]) => ({ at: [x, y + 460, z] as const, strength: 0.34 })), { at: [-300, 2400, 600], strength: 1.3 }] },
  view: { look: [20, 690, -40], span: 3050, yaw: 0.34, pitch: 0.4 },
};

const PLATES = Array.from({ length: 6 }, (_, index) => product('SAR-AGYAGOS', [-260, 900 + index * 15, -20]));
const BOWLS = Array.from({ length: 4 }, (_, index) => product('SAR-BOGRACS', [30, 900 + index * 27, -70]));

const CERAMICS: Cover = {
  wall: '#DCCFB4', floor: '#B58B63', wallZ: -330, hasSkirting: false, sunAt: [-60, 1000, -100], windowScale: 0.5,
  products: [...PLATES, ...BOWLS, product('KAM-RONK-CUTTING-BOARD-44-30', [330, 900, -60]), product('SAR-KORTY', [230, 900, 120], 0.5), product('SAR-RIGO-MUG', [400, 900, 90], -0.4), product('SAR-SUDAR-TALL-WATER-JUG', [-20, 900, -240])],
  companions: [thing(smallPlant, [-520, 900, -190])],
  fixtures: [fixture(worktop(3200, 660, 40, { material: 'wood', hex: '#C9A26E' }), [0, 900, 0]), fixture(worktop(3200, 620, 860, { material: 'lacquer', hex: '#8C9A84' }), [0, 860, 0])],
  view: { look: [10, 1000, 0], span: 1120, yaw: 0.14, pitch: 0.34, lens: 2.2 },
};

export const DINING_COVERS: ReadonlyMap<string, Cover> = new Map([['dining-table-height', DINING_TABLE_HEIGHT], ['table-for-eight', TABLE_FOR_EIGHT], ['ceramics-and-the-dishwasher', CERAMICS]]);
