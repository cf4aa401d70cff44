import { detail } from '../defineProduct.ts';
import { LABELS } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import { WOOD } from '../range/finishes.ts';
import type { Carrier, Finish } from '../range/material.ts';
import { SMALL_LABELS } from './kitchenDecorPlantsLabels.ts';

/** Oiled with a food-safe oil. */
const CUTTING = {
  oak: {
    body: 'wood', name: ['tömör tölgy', 'solid oak'], colors: ['oak'], price: 1,
    note: ['A tölgy kemény, a kés éle mégsem tompul rajta gyorsan.', 'Oak is hard and yet does not take the edge off a knife in a hurry.'],
  },
  walnut: {
    body: 'wood', name: ['tömör dió', 'solid walnut'], colors: ['walnut'], price: 1.3,
    note: ['A dió sötét rajzolatán nem látszik meg a cékla, és a sajt is jól mutat.', 'On the dark figure of walnut, beetroot leaves no mark and cheese looks its best.'],
  },
  beech: {
    body: 'wood', name: ['tömör bükk', 'solid beech'], colors: ['beech'], price: 0.85,
    note: ['A bükk pórusai aprók, ezért kevés vizet szív magába.', 'Beech has fine pores and so takes up little water.'],
  },
  ash: {
    body: 'wood', name: ['tömör kőris', 'solid ash'], colors: ['ash'], price: 0.95,
    note: ['A kőris világos fa, az erezete mégis határozott.', 'Ash is a pale wood, and yet its grain is decided.'],
  },
  marble: {
    body: 'stone', name: ['fehér márvány', 'white marble'], colors: ['marble'], price: 1.5,
    note: ['A márvány hűvös, a vaj és a tészta nem ragad rá.', 'Marble is cool, and neither butter nor pastry sticks to it.'],
  },
} as const satisfies Record<string, Finish>;

/** Designs: 1 rectangular with a hole, 2 round with a handle, 3 long serving paddle. */
export const boards = defineRange({
  category: 'boards-trays',
  brand: 'kamraszer',
  kind: 'board',
  finishes: CUTTING,
  carriers: { plain: { surface: ['wood', 'oak'], name: ['', ''], part: ['', ''] } },
  details: [detail(LABELS.care, 'kézzel mosandó, állítva szárítandó', 'wash by hand and dry standing up')],
  sizes: {
    large: {
      noun: ['vágódeszka 44 × 30', 'cutting board 44 × 30'],
      mm: [440, 300, 26], kilograms: 2.4, price: 17_490,
      note: ['Egy egész kenyér vagy a vasárnapi csirke is elfér rajta.', 'It has room for a whole loaf or for the Sunday chicken.'],
      details: [detail(SMALL_LABELS.thickness, '26 mm')],
    },
    small: {
      noun: ['vágódeszka 32 × 22', 'cutting board 32 × 22'],
      mm: [320, 220, 20], kilograms: 1, price: 10_490,
      note: ['Hagymának, zöldségnek, szendvicsnek: ez az, amelyik mindig elöl van.', 'For onions, greens and sandwiches: this is the one that is always out.'],
      details: [detail(SMALL_LABELS.thickness, '20 mm')],
    },
    round: {
      noun: ['kerek deszka ⌀ 32', 'round board ⌀ 32'],
      mm: [320, 420, 22], kilograms: 1.5, price: 13_490,
      note: ['Egy egész pizza, lángos vagy sajttál elfér rajta.', 'The size suits a pizza, a flatbread or a choice of cheeses.'],
      details: [detail(SMALL_LABELS.thickness, '22 mm')],
    },
    smallRound: {
      noun: ['kis kerek deszka ⌀ 24', 'small round board ⌀ 24'],
      mm: [240, 330, 16], kilograms: 1.4, price: 11_490,
      note: ['Két sajt, egy kés és egy fürt szőlő fér rá.', 'Two cheeses, a knife and a bunch of grapes fit on it.'],
      details: [detail(SMALL_LABELS.thickness, '16 mm')],
    },
    paddle: {
      noun: ['kínálólapát 60 × 18', 'serving paddle 60 × 18'],
      mm: [600, 180, 20], kilograms: 1.3, price: 14_490,
      note: ['Hosszában végigér egy négyszemélyes asztal közepén.', 'It runs down the middle of a table laid for four.'],
      details: [detail(SMALL_LABELS.thickness, '20 mm')],
    },
    shortPaddle: {
      noun: ['kis kínálólapát 45 × 15', 'small serving paddle 45 × 15'],
      mm: [450, 150, 18], kilograms: 0.8, price: 10_490,
      note: ['Egy sor pirítósnak vagy egy rúd kolbásznak elég.', 'It is long enough for a row of toasts or a stick of sausage.'],
      details: [detail(SMALL_LABELS.thickness, '18 mm')],
    },
  },
  models: [
    {
      name: 'Rönk', design: 1,
      look: ['{A} szögletes deszka, kerek lyukkal, amelynél fogva felakasztható. Mindkét oldalán lehet vágni: az egyiken kenyeret, a másikon hagymát.', '{A} is a rectangular board with a round hole by which to hang it up. Both sides can be cut on, one for bread and the other for onions.'],
      features: [['Lyuk az akasztáshoz', 'Hole for hanging'], ['Mindkét oldala használható', 'Usable on both sides'], ['Lekerekített élek', 'Rounded edges']],
      variants: [['large', 'oak', 'plain'], ['small', 'walnut', 'plain']],
    },
    {
      name: 'Tallér', design: 2,
      look: ['{A} kerek lap, rövid nyéllel. A nyelénél fogva kerül az asztalra, utána pedig vissza a helyére.', '{A} is a round board with a short handle. The handle takes it to the table and, afterwards, back to its place.'],
      features: [['Rövid, kézbe illő nyél', 'Short handle that fits the hand'], ['Sima, fózolt perem', 'Smooth, bevelled edge'], ['Vágáshoz és kínáláshoz', 'For cutting and for serving']],
      variants: [['round', 'beech', 'plain'], ['smallRound', 'marble', 'plain']],
    },
    {
      name: 'Révész', design: 3,
      look: ['{A} hosszú és keskeny, a végén nyélben fut össze. Egyik végétől a másikig mindenki eléri, ami rajta van.', '{A} is long and narrow and draws into a handle at the end. From one end to the other, whatever lies on it is within reach.'],
      features: [['Evezőformájú, hosszú lap', 'Long and shaped like an oar'], ['Egy szál deszkából', 'From a single plank'], ['Mindkét lapja használható', 'Usable on both faces']],
      variants: [['paddle', 'walnut', 'plain'], ['shortPaddle', 'ash', 'plain']],
    },
  ],
});

const TRAY_BODIES = {
  oak: WOOD.oak,
  ash: WOOD.ash,
  walnut: WOOD.walnut,
  lacquer: WOOD.lacquer,
  steel: {
    body: 'metal', name: ['porfestett acél', 'powder-coated steel'], colors: ['sage', 'ink', 'terracotta', 'honey'], price: 0.9,
    note: ['A porfestett acél vékony, és a kiömlött kávé letörölhető róla.', 'Powder-coated steel is thin and wipes clean of spilt coffee.'],
  },
} as const satisfies Record<string, Finish>;

const GRIPS = {
  oakRim: { surface: ['wood', 'oak'], name: ['tölgy', 'oak'], part: ['tölgyperem', 'oak rim'] },
  brassGrips: { surface: ['brass', 'brass'], name: ['sárgaréz', 'brass'], part: ['sárgaréz fogantyúk', 'brass handles'] },
  blackGrips: { surface: ['metal', 'black'], name: ['acél', 'steel'], part: ['fekete fogantyúk', 'black handles'] },
  steelRim: { surface: ['metal', 'steel'], name: ['acél', 'steel'], part: ['acélperem', 'steel rim'] },
} as const satisfies Record<string, Carrier>;

/** Designs: 1 round with a rim, 2 rectangular with handles. */
export const trays = defineRange({
  category: 'boards-trays',
  brand: 'kamraszer',
  kind: 'tray',
  finishes: TRAY_BODIES,
  carriers: GRIPS,
  details: [detail(LABELS.care, 'nedves kendővel törlendő, nem mosogatható gépben', 'wipe with a damp cloth, not dishwasher safe')],
  sizes: {
    round: {
      noun: ['kerek tálca ⌀ 40', 'round tray ⌀ 40'],
      mm: [400, 400, 42], kilograms: 1.2, price: 16_490,
      note: ['Egy teáskanna és négy csésze áll meg rajta.', 'A teapot and four cups stand on it.'],
      details: [detail(SMALL_LABELS.rimHeight, '3,5 cm', '3.5 cm')],
    },
    smallRound: {
      noun: ['kis kerek tálca ⌀ 30', 'small round tray ⌀ 30'],
      mm: [300, 300, 36], kilograms: 0.7, price: 11_490,
      note: ['Kulcs, gyertya vagy két pohár fér el rajta.', 'It is for keys, for candles, for a couple of glasses.'],
      details: [detail(SMALL_LABELS.rimHeight, '3 cm')],
    },
    breakfast: {
      noun: ['reggelizőtálca 54 × 36', 'breakfast tray 54 × 36'],
      mm: [540, 360, 68], kilograms: 1.9, price: 21_900,
      note: ['Egy tányér, egy bögre, az újság és még a lekvár is elfér rajta.', 'A plate, a mug, the newspaper and even the jam find room on it.'],
      details: [detail(SMALL_LABELS.rimHeight, '4 cm')],
    },
    serving: {
      noun: ['kínálótálca 42 × 28', 'serving tray 42 × 28'],
      mm: [420, 280, 60], kilograms: 1.2, price: 15_490,
      note: ['Hat pohár fér rá, és az ajtón is át lehet vele fordulni.', 'It takes six glasses and gets through a doorway with you.'],
      details: [detail(SMALL_LABELS.rimHeight, '3,5 cm', '3.5 cm')],
    },
  },
  models: [
    {
      name: 'Tavirózsa', design: 1,
      look: ['{A} lapos korong, körben felálló peremmel, amelytől a pohár sem csúszik le róla. Puffra téve kis asztal lesz belőle.', '{A} is a flat disc with an upright rim that keeps a glass from sliding off. Set on a pouffe, it becomes a small table.'],
      features: [['Körbefutó perem', 'Rim all the way round'], ['Puffon asztalként is használható', 'Serves as a table on a pouffe'], ['Filctalp az alján', 'Felt beneath']],
      variants: [['round', 'lacquer', 'oakRim'], ['smallRound', 'walnut', 'steelRim']],
    },
    {
      name: 'Reggel', design: 2,
      look: ['{A} két végén egy-egy fogantyú áll, a pereme alacsony, így ölben is könnyű enni róla. Állítva a pult és a hűtő közé is becsúszik.', '{A} has a handle at either end and a low rim, which makes it easy to eat from in your lap. Stood on edge, it slips in between counter and fridge.'],
      features: [['Két erős fogantyú', 'Two strong handles'], ['Csapolt sarkok', 'Jointed corners'], ['Csúszásgátló talp', 'Non-slip feet']],
      variants: [['breakfast', 'oak', 'brassGrips'], ['serving', 'lacquer', 'blackGrips']],
    },
    {
      name: 'Vendégség', design: 2,
      look: ['{A} fogantyúi magasra állnak, így tele kézzel is biztosan fordul be velük az ember a konyhából. Két végét ketten is megfoghatják.', '{A} has handles that stand well clear, for coming round the kitchen door with your hands full. Two people can also take an end each.'],
      features: [['Magas, kényelmes fogantyúk', 'Tall, comfortable handles'], ['Lekerekített sarkok', 'Rounded corners'], ['Egymásba rakható', 'Stackable']],
      variants: [['breakfast', 'steel', 'brassGrips'], ['serving', 'ash', 'blackGrips']],
    },
  ],
});
