import { CHALK, CLAY, COMPANIONS, LEAF, OAK, companion } from '../pictures/companions.ts';
import type { Vec3 } from '../pictures/rendering/vector.ts';
import { AIRY, type Cover, fixture, product, thing } from './cover.ts';
import { bookRow } from '../pictures/props/handiwork.ts';
import { sideWall, windowIn } from '../pictures/props/openings.ts';

const { arches, bowl, fig, horizon, leafPrint, rug, sideTable, snakePlant, smallPlant, vase } = COMPANIONS;

const SOFA_SIZE: Cover = {
  wall: '#A5B298', floor: '#C9A57B', wallZ: -930, sunAt: [-500, 900, -500], windowScale: 1.5,
  products: [
    product('VAC-BEREK-3', [0, 0, -420]), product('HAR-TISZTAS', [60, 0, 640]), product('DER-GEMESKUT', [-1130, 0, -640]),
    product('VAC-BARANY-POUF', [1010, 0, 560]), product('SZO-PIHE', [660, 444, -560], -0.08),
  ],
  companions: [
    thing(companion('rug', 1, [3000, 1900, 12], { material: 'wool', hex: '#E8DFCF' }, { material: 'wool', hex: '#C8B493' }), [60, -4, 480]),
    thing(arches, [560, 1190, -920]), thing(leafPrint, [1270, 1260, -920]), thing(bowl, [-20, 356, 660]), thing(fig, [1620, 0, -540]),
  ],
  view: { look: [60, 790, -200], span: 4250, yaw: 0.1, pitch: 0.14 },
};

const RUG_SIZE: Cover = {
  wall: '#BF7B5B', floor: '#D8BE97', flooring: 'herringbone', wallZ: -1540, sunAt: [-300, 0, 300], windowScale: 1.7,
  products: [
    product('SZO-LANKA-WOOL-RUG-200-300', [0, 0, 130], Math.PI / 2), product('VAC-SUBA-THREE-SEAT-SOFA', [-60, 6, -1010]),
    product('HAR-ERKELY-LOUNGE-CHAIR', [1330, 6, 330], -1.25), product('HAR-ARTER-COFFEE-TABLE-110-60', [-100, 12, 190]),
  ],
  companions: [thing(sideTable, [1290, 0, -1080]), thing(smallPlant, [1290, 520, -1080]), thing(vase, [-300, 432, 130]), thing(bowl, [130, 432, 250]), thing(snakePlant, [-1560, 0, -1180])],
  view: { look: [-20, 300, -140], span: 4150, yaw: -0.16, pitch: 0.56 },
};

/** The light of a window 1900 mm wide through the curtain before it. */
function sunThroughCloth([x, y]: Vec3): number {
  const inWindow = Math.max(0, Math.min(1, (950 - Math.abs(x)) / 90)) * Math.max(0, Math.min(1, (y - 290) / 120)) * Math.max(0, Math.min(1, (2400 - y) / 120));
  return 0.06 + 0.4 * inWindow;
}

const CURTAINS: Cover = {
  lighting: AIRY, wall: '#EDE8DA', floor: '#C9A57B', wallZ: -700, sunAt: [900, 500, 0], windowScale: 1.5,
  products: [
    { ...product('SZO-LEPEL-WIDE-PAIR-OF-CURTAINS-220-260', [-320, 6, -640]), through: sunThroughCloth }, product('VAC-CSERGE-ARMCHAIR', [1420, 0, 20], -0.65),
    product('ZSO-FUZES-BASKET-WITH-HANDLES-45-CM', [-1850, 0, -200]), product('ZSO-TEREBELY-RUBBER-PLANT-90-CM', [-1330, 0, 150]),
  ],
  companions: [thing(rug, [760, -4, 420]), thing(sideTable, [780, 0, -60]), thing(bowl, [780, 520, -60]), thing(horizon, [1480, 1180, -690])],
  fixtures: [fixture(windowIn({ width: 1900, height: 2080, columns: 3, sill: 40 }), [-320, 300, -698])],
  view: { look: [-90, 1270, -300], span: 4420, yaw: 0.12, pitch: 0.06 },
};

const PLANTS: Cover = {
  wall: '#7F8D6A', floor: '#8F6A48', flooring: 'herringbone', wallZ: -620, sunAt: [900, 900, 0], windowScale: 1,
  products: [
    product('ZSO-SUSOGO-KENTIA-PALM-160-CM', [-420, 0, -160]), product('ZSO-SZIGONY-LARGE-SNAKE-PLANT-95-CM', [430, 0, -120]),
    product('HOL-GALLY-WALL-SHELF-60-CM', [640, 1130, -612]), product('ZSO-ZUHATAG-GOLDEN-POTHOS-40-CM', [800, 1280, -510]), product('ZSO-TYUKHUR-POT-22', [60, 0, 360]),
  ],
  companions: [thing(companion('basket', 1, [360, 360, 300], { material: 'wicker', hex: '#C8A574' }, { material: 'leather', hex: '#8A5A3C' }), [-800, 0, 330]), thing(companion('armchair', 3, [720, 780, 900], { material: 'fabric', hex: '#C9B48F' }, OAK), [1060, 0, 120], -0.6)],
  fixtures: [fixture(sideWall('left', 3600, '#86946F'), [-1040, 0, -620])],
  view: { look: [190, 840, -100], span: 2900, yaw: 0.06, pitch: 0.12 },
};

const CHILDRENS_CORNER: Cover = {
  wall: '#DFB35C', floor: '#D8BE97', wallZ: -560, sunAt: [-300, 200, 400], windowScale: 1.2,
  products: [
    product('HOL-MOKUS', [480, 0, -400]), product('ZSO-FUZES-BASKET-WITH-HANDLES-45-CM', [-1120, 0, -200]), product('HOL-KOFA-WOODEN-CRATE', [760, 5, 330], 0.35),
    product('VAC-BATYU-CUBE-POUF', [-700, 5, 420], 0.3), product('SZO-BARAZDA', [60, 0, 450], Math.PI / 2),
  ],
  companions: [
    thing(companion('basket', 1, [330, 330, 270], { material: 'wicker', hex: '#B98F5C' }, { material: 'leather', hex: '#8A5A3C' }), [-235, 0, -320]),
    thing(companion('bowl', 1, [190, 190, 70], CLAY, CLAY), [180, 850, -400]), thing(companion('plant', 5, [300, 300, 340], CHALK, LEAF), [800, 850, -400]),
    thing(companion('print', 4, [420, 24, 420], { material: 'paper', hex: '#5F7A66' }, OAK), [480, 1240, -550]),
  ],
  fixtures: [fixture(windowIn({ width: 1150, height: 1250 }), [-720, 760, -558]), fixture(bookRow(380, 250, 5), [250, 62, -290]), fixture(bookRow(300, 260, 9), [40, 456, -290])],
  view: { look: [-100, 690, -100], span: 3200, yaw: -0.14, pitch: 0.22 },
};

const HANGING_PICTURES: Cover = {
  wall: '#B7ADA0', floor: '#B58B63', wallZ: -262, sunAt: [-350, 1100, -200], windowScale: 1.1,
  products: [
    product('HOL-VASARFIA', [0, 0, -20]), product('SAR-KOBAK', [-520, 760, -10]), product('IRA-TORNAC-FRAMED-PRINT-50-70', [0, 1010, -258]),
    product('IRA-SZURKULET-FRAMED-PRINT-30-40', [-500, 1160, -258]), product('IRA-HORTOBAGY-FRAMED-PRINT-30-40', [500, 1160, -258]), product('SAR-REKETTYE-TALL-VASE', [600, 760, -40]),
  ],
  companions: [thing(bowl, [360, 760, 40])],
  view: { look: [30, 1000, -150], span: 2520, yaw: 0.05, pitch: 0.04 },
};

export const LIVING_ROOM_COVERS: ReadonlyMap<string, Cover> = new Map([
  ['sofa-size', SOFA_SIZE], ['rug-size', RUG_SIZE], ['curtains', CURTAINS], ['plants-for-dark-corners', PLANTS], ['childrens-corner', CHILDRENS_CORNER], ['hanging-pictures', HANGING_PICTURES],
]);
