import { detail } from '../defineProduct.ts';
import { LABELS } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import type { Finish } from '../range/material.ts';
import { GLAZES, SECOND_GLAZES } from './kitchenDecorPlantsFinishes.ts';
import { SMALL_LABELS } from './kitchenDecorPlantsLabels.ts';

const CLAY = {
  matt: GLAZES.matt,
  gloss: GLAZES.gloss,
  porcelain: GLAZES.porcelain,
  terracotta: {
    body: 'ceramic', name: ['mázatlan terrakotta', 'unglazed terracotta'], colors: ['terracotta', 'sand', 'graphite'], price: 0.9,
    note: ['A terrakotta kívül mázatlan, a felülete meleg és kicsit porózus.', 'The terracotta is unglazed on the outside, warm to the touch and slightly porous.'],
  },
} as const satisfies Record<string, Finish>;

const WATERTIGHT = detail(SMALL_LABELS.water, 'belül mázas, vízzáró', 'glazed inside, watertight');

/** Designs: 1 amphora, 3 long-necked bottle, 4 two handles, 5 double gourd, 6 fluted trumpet. */
export const clayVases = defineRange({
  category: 'vases',
  brand: 'sarpala',
  kind: 'vase',
  finishes: CLAY,
  carriers: { plain: SECOND_GLAZES.plain },
  details: [WATERTIGHT],
  sizes: {
    small: {
      noun: ['kis váza', 'small vase'],
      mm: [120, 120, 170], kilograms: 0.6, price: 8490,
      note: ['Néhány szál kerti virágnak, éjjeliszekrényre vagy teríték mellé.', 'It is for a few stems from the garden, on a bedside table or beside a plate.'],
      details: [detail(LABELS.volume, '0,6 l', '0.6 l')],
    },
    medium: {
      noun: ['váza', 'vase'],
      mm: [180, 180, 270], kilograms: 1.6, price: 16_490,
      note: ['Magassága egy piaci csokor szárához illik.', 'Its height suits the stems of a bunch from the market.'],
      details: [detail(LABELS.volume, '2,2 l', '2.2 l')],
    },
    tall: {
      noun: ['magas váza', 'tall vase'],
      mm: [170, 170, 380], kilograms: 2.2, price: 21_900,
      note: ['Hosszú szárakhoz készült, barkához, somhoz, almafavirághoz.', 'It was made for long stems: willow, dogwood, apple blossom.'],
      details: [detail(LABELS.volume, '2,6 l', '2.6 l')],
    },
    floor: {
      noun: ['padlóváza', 'floor vase'],
      mm: [310, 310, 540], kilograms: 7.6, price: 44_900,
      note: ['A padlón áll, náddal, fűvel, vagy üresen egy csupasz sarokban.', 'It stands on the floor, with reeds or grasses, or empty in a bare corner.'],
      details: [detail(LABELS.volume, '16 l')],
    },
  },
  models: [
    {
      name: 'Vályog', design: 1,
      look: ['{A} keskeny talpról szélesedik vállig, aztán rövid nyakba fut össze, a régi amforák mintájára. A szűk száj egybetartja a csokrot.', '{A} widens from a narrow foot to the shoulder and closes in a short neck, as amphorae once did. The narrow mouth holds a bunch together.'],
      features: [['Kézzel korongozott', 'Thrown by hand'], ['Széles váll, szűk száj', 'Broad shoulder, narrow mouth'], ['Szárazvirághoz is', 'For dried flowers too']],
      details: [detail(LABELS.technique, 'korongozás', 'throwing on the wheel')],
      variants: [['floor', 'terracotta', 'plain'], ['medium', 'matt', 'plain']],
    },
    {
      name: 'Rekettye', design: 3,
      look: ['{A} kerek hasából hosszú, vékony nyak nő ki. Egy szál is egyenesen áll benne, több nem is kell.', '{A} grows a long, thin neck out of a round belly. One stem stands upright in it, and one is all it needs.'],
      features: [['Hosszú, szűk nyak', 'Long, narrow neck'], ['Egyetlen szálhoz', 'Made for a single stem'], ['Csoportban is szép', 'Good in company']],
      details: [detail(SMALL_LABELS.opening, '⌀ 2,5 cm, hosszú szárhoz', '⌀ 2.5 cm, for long stems')],
      variants: [['tall', 'gloss', 'plain']],
    },
    {
      name: 'Szüret', design: 4,
      look: ['{A} két oldalán egy-egy fül ül. Vízzel telve is két kézzel vihető az asztalra.', '{A} has a handle on either side, in the manner of an old wine jar. Filled with water, it can still be carried to the table in two hands.'],
      features: [['Két kézzel ragasztott fül', 'Two handles applied by hand'], ['Széles száj dús csokorhoz', 'Wide mouth for a full bunch'], ['Súlyos alj', 'Heavy base']],
      details: [detail(LABELS.technique, 'korongozás, kézi fülezés', 'throwing, with handles pulled by hand')],
      price: 1.08,
      variants: [['medium', 'terracotta', 'plain'], ['tall', 'matt', 'plain']],
    },
    {
      name: 'Vízitök', design: 5,
      look: ['{A} két gömbből nőtt össze, lopótök formájú: alul a nagyobb, fölötte a kisebb. A derekánál jól megfogható.', '{A} is two globes grown together like a bottle gourd, the larger below and the smaller above. Its waist is where you take hold of it.'],
      features: [['Két gömb, egy derék', 'Two globes and a waist'], ['Virág nélkül is megáll magában', 'Stands on its own without flowers'], ['Két részből korongozva', 'Thrown in two parts']],
      details: [detail(LABELS.technique, 'korongozás, két részből illesztve', 'thrown in two parts and joined')],
      price: 1.05,
      variants: [['medium', 'gloss', 'plain'], ['small', 'matt', 'plain']],
    },
    {
      name: 'Szulák', design: 6,
      look: ['{A} bordás tölcsér: keskeny talpról indul, és virágként nyílik ki fölül. A szárak maguktól szétterülnek benne.', '{A} is a fluted trumpet that rises from a narrow foot and opens wide at the top. Stems fan out in it of their own accord.'],
      features: [['Tölcséresen kinyíló száj', 'Mouth that opens like a trumpet'], ['Függőleges bordák', 'Vertical flutes'], ['Rendezés nélkül is szép csokor', 'Bunches that need no arranging']],
      details: [detail(LABELS.technique, 'formába öntés', 'slip casting')],
      price: 1.06,
      variants: [['tall', 'porcelain', 'plain'], ['medium', 'gloss', 'plain']],
    },
  ],
});

const BLOWN = {
  clear: {
    body: 'glass', name: ['szájjal fújt üveg', 'mouth-blown glass'], colors: ['clear'], price: 1,
    note: ['A víztiszta üvegben a szárak is a látvány részei.', 'In clear glass, the stems are part of the view.'],
  },
  tinted: {
    body: 'glass', name: ['anyagában színezett üveg', 'glass coloured right through'], colors: ['smoke', 'pine', 'honey', 'plum', 'mist'], price: 1.1,
    note: ['A színes üveg délutáni fényben a falra is rávetíti a színét.', 'In the afternoon, coloured glass throws its colour on the wall as well.'],
  },
} as const satisfies Record<string, Finish>;

/** Designs: 2 cylinder, 3 long-necked bottle. */
export const glassVases = defineRange({
  category: 'vases',
  brand: 'rezkut',
  kind: 'vase',
  finishes: BLOWN,
  carriers: { plain: { surface: ['glass', 'clear'], name: ['', ''], part: ['', ''] } },
  details: [detail(LABELS.technique, 'szájjal fújva', 'blown by mouth')],
  sizes: {
    cylinder: {
      noun: ['üveghenger', 'glass cylinder vase'],
      mm: [150, 150, 300], kilograms: 2.1, price: 19_490,
      note: ['Tulipán, rózsa, egy öl orgona fér bele.', 'It is the size for tulips, for roses, for an armful of lilac.'],
      details: [detail(LABELS.volume, '4 l')],
    },
    lowCylinder: {
      noun: ['alacsony üveghenger', 'low glass cylinder vase'],
      mm: [170, 170, 180], kilograms: 1.6, price: 15_490,
      note: ['Az asztal közepén is átlátni fölötte.', 'It is meant for the middle of a table, low enough to see across.'],
      details: [detail(LABELS.volume, '3 l')],
    },
    bottle: {
      noun: ['üvegpalack váza', 'glass bottle vase'],
      mm: [130, 130, 280], kilograms: 0.8, price: 12_490,
      note: ['Egy ágnak vagy három szál szegfűnek elég.', 'A branch, or three carnations, will fill it.'],
      details: [detail(LABELS.volume, '0,8 l', '0.8 l')],
    },
    largeBottle: {
      noun: ['nagy üvegpalack váza', 'large glass bottle vase'],
      mm: [200, 200, 420], kilograms: 1.9, price: 24_900,
      note: ['Komód tetejére vagy alacsony polc mellé, a földre.', 'It goes on top of a sideboard, or on the floor by a low shelf.'],
      details: [detail(LABELS.volume, '3,4 l', '3.4 l')],
    },
  },
  models: [
    {
      name: 'Zúgó', design: 2,
      look: ['{A} egyenes henger, a fala felfelé is ugyanolyan vastag, alja tömör üveg. Nem kér elrendezést, a virág magától elrendeződik benne.', '{A} is a straight cylinder, as thick at the top as lower down, on a solid glass base. It asks for no arranging: flowers look right however they fall.'],
      features: [['Vastag, tömör alj', 'Thick, solid base'], ['Széles száj, könnyen elmosható', 'Wide mouth that is easy to wash'], ['Tűzben olvasztott perem', 'Fire-polished rim']],
      details: [detail(LABELS.care, 'kézzel, langyos vízzel mosandó', 'wash by hand in lukewarm water')],
      variants: [['cylinder', 'tinted', 'plain'], ['lowCylinder', 'tinted', 'plain']],
    },
    {
      name: 'Sellő', design: 3,
      look: ['{A} hosszú nyaka lassan szélesedik kerek hassá. Vízzel félig töltve kis lencse: fordítva mutatja az ablakot.', '{A} widens slowly from a long neck into a round belly. Half filled with water, it acts as a small lens and shows the window upside down.'],
      features: [['Karcsú, hosszú nyak', 'Slender, long neck'], ['Kerek, nehéz has', 'Round, heavy belly'], ['Kézzel csiszolt perem', 'Rim ground by hand']],
      details: [detail(LABELS.care, 'palackkefével tisztítható', 'clean with a bottle brush')],
      variants: [['bottle', 'tinted', 'plain'], ['largeBottle', 'clear', 'plain']],
    },
  ],
});
