import { detail } from '../defineProduct.ts';
import { DISHWASHER, LABELS } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import type { Carrier, Finish } from '../range/material.ts';
import { SMALL_LABELS } from './kitchenDecorPlantsLabels.ts';

const METALS = {
  enamelledIron: {
    body: 'enamel', name: ['zománcozott öntöttvas', 'enamelled cast iron'], colors: ['pine', 'paprika', 'chalk', 'ink', 'honey'], price: 1.1,
    note: ['A zománcozott öntöttvas lassan melegszik, aztán sokáig és egyenletesen süt.', 'Enamelled cast iron is slow to heat and then cooks evenly for a long time.'],
  },
  enamelledSteel: {
    body: 'enamel', name: ['zománcozott acél', 'enamelled steel'], colors: ['chalk', 'mist', 'sage', 'blush'], price: 0.92,
    note: ['A zománcozott acél könnyű, és sem ízt, sem szagot nem fog meg.', 'Enamelled steel is light and holds on to neither taste nor smell.'],
  },
  iron: {
    body: 'iron', name: ['nyers öntöttvas', 'bare cast iron'], colors: ['black'], price: 1,
    note: ['A nyers öntöttvas minden sütéssel simább lesz, mert az olaj lassan beleég.', 'Bare cast iron gets smoother with every use, as the oil slowly bakes into it.'],
  },
  steel: {
    body: 'metal', name: ['háromrétegű rozsdamentes acél', 'three-ply stainless steel'], colors: ['steel'], price: 1.05,
    note: ['A két acélréteg között alumíniummag vezeti a hőt, egészen a peremig.', 'Between its two layers of steel an aluminium core carries the heat right up to the rim.'],
  },
  carbonSteel: {
    body: 'metal', name: ['kovácsolt szénacél', 'forged carbon steel'], colors: ['graphite'], price: 0.95,
    note: ['A szénacél gyorsabban hevül az öntöttvasnál, és felényit nyom.', 'Carbon steel heats faster than cast iron and weighs half as much.'],
  },
} as const satisfies Record<string, Finish>;

const HANDLES = {
  brassKnob: { surface: ['brass', 'brass'], name: ['sárgaréz', 'brass'], part: ['sárgaréz fedőgomb', 'brass lid knob'] },
  steelKnob: { surface: ['metal', 'steel'], name: ['rozsdamentes acél', 'stainless steel'], part: ['acél fedőgomb', 'steel lid knob'] },
  blackKnob: { surface: ['metal', 'black'], name: ['acél', 'steel'], part: ['fekete fedőgomb', 'black lid knob'] },
  steelHandle: { surface: ['metal', 'steel'], name: ['rozsdamentes acél', 'stainless steel'], part: ['acélnyél', 'steel handle'] },
  ironHandle: { surface: ['iron', 'black'], name: ['öntöttvas', 'cast iron'], part: ['öntöttvas nyél', 'cast-iron handle'] },
  beechHandle: { surface: ['wood', 'beech'], name: ['bükk', 'beech'], part: ['bükknyél', 'beech handle'] },
  walnutHandle: { surface: ['wood', 'walnut'], name: ['dió', 'walnut'], part: ['diónyél', 'walnut handle'] },
} as const satisfies Record<string, Carrier>;

const EVERY_HOB = detail(SMALL_LABELS.hob, 'gáz, kerámia, indukció', 'gas, ceramic, induction');
const OVEN_HOT = detail(SMALL_LABELS.oven, '250 °C-ig', 'up to 250 °C');
const NO_OVEN = detail(SMALL_LABELS.oven, 'nem tehető bele', 'not suitable');

/** Designs: 1 casserole with lid, 2 saucepan with a long handle, 3 stockpot with lid. */
export const pots = defineRange({
  category: 'cookware',
  brand: 'kamraszer',
  kind: 'pot',
  finishes: METALS,
  carriers: HANDLES,
  details: [EVERY_HOB],
  sizes: {
    casserole: {
      noun: ['fedeles lábas 4 l', 'casserole with lid 4 l'],
      mm: [304, 244, 168], kilograms: 5.1, price: 36_900,
      note: ['Négy liter pörkölt vagy egy kisebb csirke fér el a fedele alatt.', 'Four litres of stew, or a small chicken, fit under the lid.'],
      details: [detail(LABELS.volume, '4 l')],
    },
    largeCasserole: {
      noun: ['nagy fedeles lábas 6,5 l', 'large casserole with lid 6.5 l'],
      mm: [350, 288, 184], kilograms: 6.7, price: 46_900,
      note: ['Vasárnapi húslevesnek, töltött káposztának vagy egy kétkilós cipónak is elég tágas.', 'It is large enough for Sunday broth, for stuffed cabbage or for a two-kilo loaf.'],
      details: [detail(LABELS.volume, '6,5 l', '6.5 l')],
    },
    saucepan: {
      noun: ['nyeles lábas 1,5 l', 'saucepan 1.5 l'],
      mm: [345, 168, 112], kilograms: 1.15, price: 16_490,
      note: ['Mártásnak, tejbegríznek, két tojásnak épp ekkora kell.', 'It is the size for a sauce, for semolina pudding or for two eggs.'],
      details: [detail(LABELS.volume, '1,5 l', '1.5 l')],
    },
    largeSaucepan: {
      noun: ['nyeles lábas 2,5 l', 'saucepan 2.5 l'],
      mm: [385, 192, 128], kilograms: 1.4, price: 19_490,
      note: ['Főzeléket négy embernek, rizst akár hatnak is lehet főzni benne.', 'It cooks vegetables for four, or rice for as many as six.'],
      details: [detail(LABELS.volume, '2,5 l', '2.5 l')],
    },
    stockpot: {
      noun: ['magas fazék 8 l', 'stockpot 8 l'],
      mm: [322, 248, 236], kilograms: 2.9, price: 32_900,
      note: ['Nyolc liter leves fő ki benne, és a befőzéshez is előkerül.', 'It simmers eight litres of soup and comes out again when jam is made.'],
      details: [detail(LABELS.volume, '8 l')],
    },
    smallStockpot: {
      noun: ['fazék 5 l', 'stockpot 5 l'],
      mm: [278, 208, 196], kilograms: 2.2, price: 26_900,
      note: ['Öt literével négy embernek két napra elég levest ad.', 'Its five litres make soup for four that lasts two days.'],
      details: [detail(LABELS.volume, '5 l')],
    },
  },
  models: [
    {
      name: 'Szikra', design: 1,
      look: ['{A} vastag falú lábas, súlyos fedele szorosan zár, így a gőz visszacsepeg az ételre. Az asztalra téve is szép, tálba sem kell átszedni belőle.', '{A} has thick walls and a weighty lid that closes tight, so that steam drips back on to the food. It looks well on the table, and nothing need be moved to a dish.'],
      features: [['Súlyos, jól záró fedő', 'Weighty, close-fitting lid'], ['Két erős fül', 'Two strong handles'], ['Tálalni is lehet benne', 'Fit to serve from']],
      details: [OVEN_HOT],
      variants: [['casserole', 'enamelledIron', 'brassKnob'], ['largeCasserole', 'enamelledIron', 'steelKnob']],
    },
    {
      name: 'Zsarátnok', design: 1,
      look: ['{A} fedővel és két füllel a tűzhelyen és a sütőben egyaránt használható. Kenyér, pörkölt, töltött káposzta: ami sokáig készül, az itt jó helyen van.', '{A}, with its lid and two handles, belongs in the oven as much as on the hob. Bread, stew, stuffed cabbage: whatever takes long is in good hands here.'],
      features: [['Kenyérsütéshez is', 'Bakes bread as well'], ['Vastag, hőtartó alj', 'Thick base that holds the heat'], ['Fémgomb a fedőn, sütőbe is mehet', 'Metal lid knob, safe in the oven']],
      details: [OVEN_HOT],
      price: 0.95,
      variants: [['casserole', 'iron', 'blackKnob'], ['largeCasserole', 'enamelledIron', 'blackKnob']],
    },
    {
      name: 'Pákász', code: 'Rántás', design: 2,
      look: ['{A} hosszú nyelénél fogva könnyen elkapható a tűzről, mielőtt a tej kifut. Az oldala egyenes, a habverő az aljáig körbeér benne.', '{A} has a long handle by which to snatch it from the heat before the milk boils over. Its side is straight, so a whisk reaches all round the bottom.'],
      features: [['Hosszú nyél', 'Long handle'], ['Egyenes fal', 'Straight side'], ['Vastag, sík alj', 'Thick, flat base']],
      details: [NO_OVEN],
      variants: [['saucepan', 'steel', 'steelHandle'], ['largeSaucepan', 'enamelledSteel', 'beechHandle']],
    },
    {
      name: 'Számadó', code: 'Zeller', design: 3,
      look: ['{A} közel olyan magas, mint amilyen széles, ezért a leves lassan párolog benne, a csont pedig végig víz alatt marad.', '{A} is nearly as tall as it is wide, so that broth reduces slowly and the bones stay under water.'],
      features: [['Magas fal, kevés párolgás', 'Tall wall, little loss to steam'], ['Két oldalsó fül', 'Two side handles'], ['Fedővel együtt', 'Lid included']],
      details: [OVEN_HOT, DISHWASHER],
      variants: [['stockpot', 'steel', 'steelKnob'], ['smallStockpot', 'steel', 'brassKnob']],
    },
  ],
});

/** Designs: 1 cast-iron skillet, 2 wide sauté pan with a wooden handle. */
export const pans = defineRange({
  category: 'cookware',
  brand: 'kamraszer',
  kind: 'pan',
  finishes: METALS,
  carriers: HANDLES,
  details: [EVERY_HOB],
  sizes: {
    skillet: {
      noun: ['serpenyő 26 cm', 'frying pan 26 cm'],
      code: 'skillet-26-cm',
      mm: [412, 266, 54], kilograms: 2.5, price: 17_490,
      note: ['Két szelet hús vagy hat tojás sül ki benne egyszerre.', 'Two steaks or six eggs go into it at once.'],
      details: [detail(SMALL_LABELS.diameter, '26 cm')],
    },
    smallSkillet: {
      noun: ['kis serpenyő 20 cm', 'small frying pan 20 cm'],
      code: 'small-skillet-20-cm',
      mm: [338, 206, 46], kilograms: 1.6, price: 13_490,
      note: ['Egy ember rántottájához elég, és tálalni is lehet benne.', 'It is for scrambled eggs for one, and will do as the plate.'],
      details: [detail(SMALL_LABELS.diameter, '20 cm')],
    },
    saute: {
      noun: ['magas falú serpenyő 28 cm', 'sauté pan 28 cm'],
      mm: [482, 286, 74], kilograms: 1.9, price: 24_900,
      note: ['Paprikás csirke, rizottó vagy egy nagy adag gomba is elfér benne.', 'There is room for chicken paprikash, for risotto or for a great heap of mushrooms.'],
      details: [detail(SMALL_LABELS.diameter, '28 cm')],
    },
    smallSaute: {
      noun: ['magas falú serpenyő 24 cm', 'sauté pan 24 cm'],
      mm: [432, 246, 68], kilograms: 1.5, price: 21_900,
      note: ['Két főre elég nagy, és egy kis főzőlapon is megáll.', 'The size is right for two and stands on a small hob.'],
      details: [detail(SMALL_LABELS.diameter, '24 cm')],
    },
  },
  models: [
    {
      name: 'Parázs', design: 1,
      look: ['{A} egy darabba van öntve, a nyelével együtt, nincs rajta, ami meglazuljon. Forrón tartja magát, ezért a hús kérget kap, mielőtt levet eresztene.', '{A} is cast in one piece with its handle, and nothing on it can work loose. It stays hot, so meat takes on a crust before it can give up its juice.'],
      features: [['Egy darabból öntve', 'Cast in one piece'], ['Tűzhelyre, sütőbe, parázsra', 'For hob, oven and embers'], ['Nincs rajta csavar és szegecs', 'No screws and no rivets']],
      details: [OVEN_HOT],
      variants: [['skillet', 'iron', 'ironHandle'], ['smallSkillet', 'enamelledIron', 'ironHandle']],
    },
    {
      name: 'Kondás', code: 'Vargánya', design: 2,
      look: ['{A} széles alja nagy felületen pirít, magas fala a mártást is megtartja. Fanyele hűvös marad, edényfogó nélkül rázható.', '{A} browns over its wide base and holds a sauce within its high wall. The wooden handle stays cool, so you can toss things without a cloth.'],
      features: [['Hűvösen maradó fanyél', 'Wooden handle that stays cool'], ['Magas fal mártásokhoz', 'High wall for sauces'], ['Széles, sík alj', 'Wide, flat base']],
      details: [NO_OVEN],
      variants: [['saute', 'carbonSteel', 'beechHandle'], ['smallSaute', 'steel', 'walnutHandle']],
    },
  ],
});
