import { detail } from '../defineProduct.ts';
import { DISHWASHER, LABELS } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import { SECOND_GLAZES, glazesWith } from './kitchenDecorPlantsFinishes.ts';
import { SMALL_LABELS } from './kitchenDecorPlantsLabels.ts';

const COLD_AND_HOT = detail(SMALL_LABELS.heat, 'mikróba tehető', 'microwave safe');

/** Designs: 1 plain, 2 coloured rim, 3 dipped base, 4 tall and straight. */
export const jugs = defineRange({
  category: 'jugs',
  brand: 'sarpala',
  kind: 'jug',
  finishes: glazesWith({
    matt: ['Matt mázán jól fog a kéz, nedvesen is.', 'The matt glaze gives a good grip, even wet.'],
    gloss: ['Fényes máza belülről is egy öblítéssel tiszta.', 'Its glossy glaze rinses clean, inside too.'],
    porcelain: ['A porcelán nem veszi át az italok ízét és szagát.', 'Porcelain takes on neither the taste nor the smell of drinks.'],
  }),
  carriers: SECOND_GLAZES,
  details: [DISHWASHER],
  sizes: {
    cream: {
      noun: ['tejszínkiöntő', 'cream jug'],
      code: 'creamer',
      mm: [98, 68, 84], kilograms: 0.22, price: 4490,
      note: ['Kávé mellé a tejszínnek, palacsinta mellé a csokiöntetnek.', 'It holds cream beside the coffee, or chocolate sauce beside the pancakes.'],
      details: [detail(LABELS.volume, '1,5 dl', '150 ml')],
    },
    milk: {
      noun: ['tejeskancsó', 'milk jug'],
      mm: [128, 90, 124], kilograms: 0.44, price: 6490,
      note: ['Négy deci tej, öntet vagy szörp elég egy négyfős reggelihez.', 'Four hundred millilitres of milk, gravy or cordial will see four people through a breakfast.'],
      details: [detail(LABELS.volume, '4 dl', '400 ml')],
    },
    wine: {
      noun: ['boroskancsó', 'wine jug'],
      mm: [168, 122, 202], kilograms: 0.96, price: 10_490,
      note: ['Egy palack bor, és még egy kevés szóda is belefér.', 'A bottle of wine goes in, with a little soda water on top.'],
      details: [detail(LABELS.volume, '1 l')],
    },
    water: {
      noun: ['vizeskancsó', 'water jug'],
      mm: [196, 142, 226], kilograms: 1.32, price: 13_490,
      note: ['Másfél liter víz van benne, ebédnél nem kell felállni utána.', 'It holds a litre and a half of water, so nobody has to get up at lunch.'],
      details: [detail(LABELS.volume, '1,5 l', '1.5 l')],
    },
    tall: {
      noun: ['magas vizeskancsó', 'tall water jug'],
      mm: [152, 108, 284], kilograms: 1.2, price: 13_490,
      note: ['A hűtő ajtajában is megáll, a jégkocka pedig belefér a nyílásán.', 'It stands in the fridge door, and the mouth is wide enough for ice.'],
      details: [detail(LABELS.volume, '1,4 l', '1.4 l')],
    },
    juice: {
      noun: ['szörpöskancsó', 'cordial jug'],
      mm: [134, 94, 238], kilograms: 0.88, price: 9490,
      note: ['Nyolc deci málnaszörp vagy hideg tea négy pohárra elég.', 'Eight hundred millilitres of raspberry cordial or iced tea fill four glasses.'],
      details: [detail(LABELS.volume, '8 dl', '800 ml')],
    },
  },
  models: [
    {
      name: 'Vadvíz', design: 1,
      look: ['{A} hasa gömbölyű, a nyaka szűkebb, a füle a tömegközéppont fölött kezdődik. Teli kancsóval sem kell a csuklót megfeszíteni.', '{A} is round in the belly and narrower at the neck, with a handle set above its centre of gravity. Even when full, it asks nothing of your wrist.'],
      features: [['Keskeny kiöntő', 'Narrow spout'], ['Kézzel húzott fül', 'Hand-pulled handle'], ['Gömbölyű has, széles talp', 'Round belly on a broad foot']],
      details: [COLD_AND_HOT],
      variants: [['water', 'matt', 'plain'], ['milk', 'gloss', 'plain'], ['cream', 'porcelain', 'plain']],
    },
    {
      name: 'Sirály', design: 2,
      look: ['{A} szájánál festett szegély fut körbe, a csőrére is felkúszik. Ha egy csokor pipacs kerül bele, vázának is beillik.', '{A} has a painted border that runs round the mouth and up on to the spout. Put a bunch of poppies in it and it passes for a vase.'],
      features: [['Kézzel festett száj', 'Hand-painted mouth'], ['A festés a máz alatt van', 'Painted under the glaze'], ['Váza is lehet belőle', 'Doubles as a vase']],
      details: [COLD_AND_HOT],
      price: 1.06,
      variants: [['wine', 'porcelain', 'blueRim'], ['milk', 'matt', 'rustRim'], ['water', 'gloss', 'greenRim']],
    },
    {
      name: 'Esztena', code: 'Sajtár', design: 3,
      look: ['{A} alsó negyede más színű, mintha a fejésnél tejbe állították volna. A két máz között kézzel mártott, nem egészen egyenes a határ.', '{A} is another colour in its lowest quarter, as if it had been set down in spilt milk. The border between the glazes is dipped by hand and not quite straight.'],
      features: [['Kétszínű, mártott máz', 'Two glazes, dipped'], ['Erős, tág fül', 'Strong, roomy handle'], ['Keskeny sugárban önt', 'Pours in a narrow stream']],
      details: [COLD_AND_HOT],
      price: 1.04,
      variants: [['water', 'gloss', 'sandFoot'], ['wine', 'matt', 'clayFoot'], ['cream', 'porcelain', 'sandFoot']],
    },
    {
      name: 'Sudár', design: 4,
      look: ['{A} magas és egyenes, a fala a talptól a kiöntőig alig változik. Hosszú kanállal kikeverhető, üvegkefével az aljáig elmosható.', '{A} is tall and straight, hardly changing from its foot to the spout. A long spoon will stir it, and a bottle brush reaches the bottom.'],
      features: [['Magas, egyenes fal', 'Tall, straight wall'], ['Kis helyen megáll', 'Takes up little room'], ['Nehéz alj, biztosan áll', 'Heavy base that stands firm']],
      details: [COLD_AND_HOT],
      variants: [['tall', 'matt', 'plain'], ['juice', 'gloss', 'plain']],
    },
  ],
});
