import { detail } from '../defineProduct.ts';
import { DISHWASHER, LABELS } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import { SECOND_GLAZES, glazesWith } from './kitchenDecorPlantsFinishes.ts';
import { SMALL_LABELS } from './kitchenDecorPlantsLabels.ts';

/** Designs: 1 plain, 2 coloured rim, 3 dipped base, 4 without handle, 5 tall. */
export const mugs = defineRange({
  category: 'mugs',
  brand: 'sarpala',
  kind: 'mug',
  finishes: glazesWith({
    matt: ['Matt máza melegen fogható, nem hideg és nem sikamlós.', 'Its matt glaze is warm to hold, neither cold nor slippery.'],
    gloss: ['A fényes máz a tea és a kávé foltját sem veszi fel.', 'The glossy glaze takes no stain from tea or coffee.'],
    porcelain: ['Porcelánfala vékony, ajakhoz könnyű.', 'Its porcelain wall is thin and light on the lips.'],
  }),
  carriers: SECOND_GLAZES,
  details: [DISHWASHER],
  tiers: [{ quantity: 4, discountPercent: 5 }, { quantity: 8, discountPercent: 10 }],
  sizes: {
    espresso: {
      noun: ['eszpresszós csésze', 'espresso cup'],
      mm: [86, 62, 62], kilograms: 0.14, price: 3490,
      note: ['Egy rövid kávéhoz épp akkora, hogy a hab is megmaradjon rajta.', 'It is just the size for a short coffee with its crema intact.'],
      details: [detail(LABELS.volume, '0,9 dl', '90 ml')],
    },
    mug: {
      noun: ['bögre', 'mug'],
      mm: [120, 86, 92], kilograms: 0.32, price: 4490,
      note: ['Három deci fér bele, vagyis egy rendes reggeli tea vagy egy nagy tejeskávé.', 'It holds three hundred millilitres: a proper morning tea or a large milky coffee.'],
      details: [detail(LABELS.volume, '3 dl', '300 ml')],
    },
    large: {
      noun: ['nagy bögre', 'large mug'],
      mm: [134, 98, 102], kilograms: 0.42, price: 5490,
      note: ['Ebben délelőttig kitart a tea, levest is lehet inni belőle.', 'Tea in it lasts the morning, and it will do for soup as well.'],
      details: [detail(LABELS.volume, '4,5 dl', '450 ml')],
    },
    cappuccino: {
      noun: ['kapucsínós csésze', 'cappuccino cup'],
      mm: [92, 92, 74], kilograms: 0.24, price: 4490,
      note: ['Két deci kávé és hab megy bele, a karimájáig töltve.', 'Filled to the brim, it holds two hundred millilitres of coffee and foam.'],
      details: [detail(LABELS.volume, '2 dl', '200 ml')],
    },
    tea: {
      noun: ['teáscsésze', 'tea bowl'],
      mm: [104, 104, 80], kilograms: 0.29, price: 4490,
      note: ['Két tenyérrel fogható át, hosszabb beszélgetésekhez.', 'It is made for two palms and the longer sort of conversation.'],
      details: [detail(LABELS.volume, '3 dl', '300 ml')],
    },
    tot: {
      noun: ['kávéspohárka', 'espresso beaker'],
      mm: [64, 64, 58], kilograms: 0.12, price: 2490,
      note: ['Eszpresszónak, pálinkának, de egy lágy tojás is megáll benne.', 'It is for an espresso or a small brandy, and will stand in as an egg cup.'],
      details: [detail(LABELS.volume, '0,8 dl', '80 ml')],
    },
    latte: {
      noun: ['tejeskávés bögre', 'latte mug'],
      mm: [116, 80, 128], kilograms: 0.38, price: 5490,
      note: ['Négy deci tejeskávé sokáig meleg benne, mert szűk a szája.', 'Four hundred millilitres of milky coffee stay warm in it, as the mouth is narrow.'],
      details: [detail(LABELS.volume, '4 dl', '400 ml')],
    },
    chocolate: {
      noun: ['kakaósbögre', 'cocoa mug'],
      mm: [106, 72, 114], kilograms: 0.3, price: 4490,
      note: ['Gyerekkéz is átéri, kakaóhoz, forró csokihoz készült.', 'Small hands can reach round it, as befits a mug made for cocoa.'],
      details: [detail(LABELS.volume, '2,8 dl', '280 ml')],
    },
  },
  models: [
    {
      name: 'Tinó', design: 1,
      look: ['{A} egyenes falú, sima bögre, a füle akkora, hogy a kesztyűs kéz is belefér. A pereme lekerekített, ezért jó inni belőle.', '{A} is plain and straight-sided, with a handle large enough for a gloved hand. Its rim is rounded, which makes it good to drink from.'],
      features: [['Tágas fül', 'Roomy handle'], ['Lekerekített perem', 'Rounded rim'], ['Széles alj, nehezen borul', 'Broad base that is hard to knock over']],
      details: [detail(SMALL_LABELS.heat, 'mikróba tehető', 'microwave safe')],
      variants: [['mug', 'matt', 'plain'], ['large', 'gloss', 'plain']],
    },
    {
      name: 'Rigó', design: 2,
      look: ['{A} szája körül kézzel festett csík jár, pontosan ott, ahol az ajak hozzáér. A többi része csupasz máz.', '{A} wears a hand-painted line round its mouth, exactly where the lips touch. The rest is bare glaze.'],
      features: [['Kézzel festett szegély', 'Hand-painted border'], ['Máz alá festett szín', 'Colour under the glaze'], ['Kényelmesen fogható fül', 'Handle that is easy to hold']],
      details: [detail(SMALL_LABELS.heat, 'mikróba tehető', 'microwave safe')],
      price: 1.06,
      variants: [['mug', 'porcelain', 'blueRim'], ['espresso', 'matt', 'rustRim'], ['large', 'gloss', 'greenRim']],
    },
    {
      name: 'Zsendice', design: 3,
      look: ['{A} alját égetés előtt egy második mázba mártják, így felül az egyik, alul a másik színét mutatja. A két szín találkozása minden darabon máshol van.', '{A} is dipped in a second glaze before firing, so it shows one colour above and another below. Where the two meet is different on every piece.'],
      features: [['Két mázba mártva', 'Dipped in two glazes'], ['Vastag alj, tartja a meleget', 'Thick base that keeps the heat'], ['Kézzel illesztett fül', 'Handle fitted by hand']],
      details: [detail(SMALL_LABELS.heat, 'mikróba tehető', 'microwave safe')],
      price: 1.04,
      variants: [['mug', 'gloss', 'sandFoot'], ['espresso', 'porcelain', 'clayFoot']],
    },
    {
      name: 'Tőzike', design: 4,
      look: ['{A} fül nélküli, a tenyérbe simul, és ott melegít. Üresen egymásba ül, ezért a legkisebb szekrényben is elfér belőle hat.', '{A} has no handle; it settles in your palm and warms it. Empty cups nest, so six of them fit the smallest cupboard.'],
      features: [['Fül nélkül, két tenyérbe', 'No handle, made for the palm'], ['Egymásba ültethető', 'Nests when empty'], ['A pereme vékony, az alja vastag', 'Thin at the rim, thick at the base']],
      details: [detail(SMALL_LABELS.heat, 'mikróba tehető', 'microwave safe')],
      variants: [['cappuccino', 'porcelain', 'plain'], ['tea', 'matt', 'plain'], ['tot', 'gloss', 'plain']],
    },
    {
      name: 'Uzsonna', design: 5,
      look: ['{A} karcsúbb és magasabb a szokásosnál, így a tejhab is magasra nőhet benne. Kevés helyet foglal, egy kis tálcán kettő is elfér egymás mellett.', '{A} is slimmer and taller than usual, so the milk foam has room to rise. It takes up little room, and two go side by side on a small tray.'],
      features: [['Magas, karcsú forma', 'Tall, slim shape'], ['Háromujjas fül', 'Handle for three fingers'], ['Lassabban hűl ki benne az ital', 'Drinks cool more slowly in it']],
      details: [detail(SMALL_LABELS.heat, 'mikróba tehető', 'microwave safe')],
      variants: [['latte', 'gloss', 'plain'], ['chocolate', 'matt', 'plain']],
    },
  ],
});
