import { detail } from '../defineProduct.ts';
import { DISHWASHER } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import { SECOND_GLAZES, glazesWith } from './kitchenDecorPlantsFinishes.ts';
import { SMALL_LABELS } from './kitchenDecorPlantsLabels.ts';

/** Designs: 1 plain, 2 coloured rim, 3 dipped base, 4 deep, 5 fluted edge. */
export const plates = defineRange({
  category: 'plates',
  brand: 'sarpala',
  kind: 'plate',
  finishes: glazesWith({
    matt: ['A matt felület nem tükröz, az étel színe marad előtérben.', 'The matt surface gives off no glare, so the food keeps the stage.'],
    gloss: ['Fényes mázáról a szósz nyom nélkül lemosható.', 'Sauce washes off its glossy glaze without a trace.'],
    porcelain: ['A porcelán vékony, mégis nehezen csorbul.', 'The porcelain is thin, and yet hard to chip.'],
  }),
  carriers: SECOND_GLAZES,
  details: [DISHWASHER],
  tiers: [{ quantity: 4, discountPercent: 5 }, { quantity: 8, discountPercent: 10 }],
  sizes: {
    dinner: {
      noun: ['lapostányér', 'dinner plate'],
      mm: [270, 270, 26], kilograms: 0.78, price: 5490,
      note: ['Ráfér a hús, a köret és a saláta úgy, hogy egyik sem ér a másikhoz.', 'Meat, potatoes and salad all fit on it without touching.'],
      details: [detail(SMALL_LABELS.diameter, '27 cm')],
    },
    dessert: {
      noun: ['desszertestányér', 'side plate'],
      code: 'dessert-plate',
      mm: [210, 210, 22], kilograms: 0.44, price: 4490,
      note: ['Süteményhez, vajas kenyérhez, vagy alátétnek egy tál leves alá.', 'It is for cake, for bread and butter, or to go under a bowl of soup.'],
      details: [detail(SMALL_LABELS.diameter, '21 cm')],
    },
    serving: {
      noun: ['kínálótányér', 'serving plate'],
      mm: [320, 320, 32], kilograms: 1.25, price: 9490,
      note: ['Az asztal közepén áll, sajttal, pogácsával, szilvás lepénnyel.', 'It belongs in the middle of the table, with cheese, scones or a plum tart on it.'],
      details: [detail(SMALL_LABELS.diameter, '32 cm')],
    },
    pasta: {
      noun: ['tésztástányér', 'pasta plate'],
      mm: [245, 245, 48], kilograms: 0.74, price: 5490,
      note: ['Tésztának, rizottónak, főzeléknek készült, amit villával és kanállal is eszik az ember.', 'It was made for pasta, risotto and stews, for whatever is eaten with fork and spoon alike.'],
      details: [detail(SMALL_LABELS.diameter, '24,5 cm', '24.5 cm')],
    },
    soup: {
      noun: ['levesestányér', 'soup plate'],
      mm: [220, 220, 52], kilograms: 0.62, price: 5490,
      note: ['Két merőkanál leves kerül bele, és még marad hely a tésztának.', 'It takes two ladles of soup and still has room for the noodles.'],
      details: [detail(SMALL_LABELS.diameter, '22 cm')],
    },
  },
  models: [
    {
      name: 'Repce', design: 1,
      look: ['{A} sima és kerek, a pereme éppen csak megemelkedik. Díszítés nincs rajta, az ételnek hagyja a szót.', '{A} is smooth and round, with an edge that rises only a little. It carries no decoration and lets the food do the talking.'],
      features: [['Enyhén megemelt perem', 'Slightly raised edge'], ['Egymásba rakható', 'Stackable'], ['Más színekkel is keverhető', 'Mixes well with other colours']],
      details: [detail(SMALL_LABELS.heat, 'mikróba tehető', 'microwave safe')],
      variants: [['dinner', 'matt', 'plain'], ['dessert', 'porcelain', 'plain'], ['serving', 'gloss', 'plain']],
    },
    {
      name: 'Rozs', design: 2,
      look: ['{A} peremén kézzel húzott színes csík fut körbe. Az ecset helyenként megszalad, ebből látszik, hogy nem gép festette.', '{A} has a line of colour drawn round its rim by hand. Here and there the brush has slipped, which is how you know that no machine was involved.'],
      features: [['Kézzel festett perem', 'Hand-painted rim'], ['A festés a máz alatt van', 'Painted under the glaze'], ['Minden darab kicsit más', 'No two exactly alike']],
      details: [detail(SMALL_LABELS.stacking, 'egymásba rakható', 'stackable')],
      price: 1.08,
      variants: [['dinner', 'porcelain', 'blueRim'], ['dessert', 'matt', 'rustRim']],
    },
    {
      name: 'Tarló', design: 3,
      look: ['{A} két színből áll: felül a maga máza, alul egy másik, amelybe égetés előtt belemártják. Rakásban a polcon így csíkos oszlop lesz belőle.', '{A} comes in two colours, its own glaze above and a second one below, into which it is dipped before firing. Stacked on a shelf, it makes a striped column.'],
      features: [['Két mázba mártva', 'Dipped in two glazes'], ['Csiszolt talpperem', 'Polished foot ring'], ['Egyenletesen vastag fal', 'Evenly thick wall']],
      details: [detail(SMALL_LABELS.heat, 'mikróba tehető', 'microwave safe')],
      price: 1.05,
      variants: [['dinner', 'gloss', 'sandFoot'], ['dessert', 'matt', 'clayFoot']],
    },
    {
      name: 'Sóska', design: 4,
      look: ['{A} mély közepét széles, íves fal veszi körül. A szósz középre gyűlik, és az utolsó falat sem szökik ki belőle.', '{A} has a deep centre inside a wide, curving wall. The sauce gathers in the middle, and even the last mouthful cannot get away.'],
      features: [['Mély, íves fal', 'Deep, curving wall'], ['Melegen tartja az ételt', 'Keeps food warm'], ['Ölben is biztosan fogható', 'Steady to hold, even in your lap']],
      details: [detail(SMALL_LABELS.heat, 'mikróba és 180 °C-os sütőbe tehető', 'safe in the microwave, and in the oven up to 180 °C')],
      variants: [['pasta', 'matt', 'plain'], ['soup', 'gloss', 'plain']],
    },
    {
      name: 'Szirom', design: 5,
      look: ['{A} széle bordázott, virágformájú. Ahogy körbejár rajta a fény, minden bordának külön árnyéka lesz.', '{A} has a fluted edge. As the light goes round it, every flute takes a shadow of its own.'],
      features: [['Bordázott szél', 'Fluted edge'], ['Sima közép, jól vágható rajta', 'Smooth centre that is easy to cut on'], ['Ünnepi asztalra is illik', 'At home on a festive table']],
      details: [detail(SMALL_LABELS.stacking, 'egymásba rakható', 'stackable')],
      price: 1.12,
      variants: [['dinner', 'porcelain', 'plain'], ['dessert', 'gloss', 'plain'], ['serving', 'matt', 'plain']],
    },
  ],
});
