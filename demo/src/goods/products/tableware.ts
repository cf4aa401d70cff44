import { defineProducts, detail } from '../defineProduct.ts';
import { DISHWASHER, LABELS } from '../labels.ts';
import type { GoodsTier } from '../types.ts';

const STONEWARE = ['kőcserép', 'stoneware'] as const;
const MICROWAVE = ['Mikróba és sütőbe is tehető', 'Safe in the microwave and the oven'] as const;

/** Discounts: from four place settings, and a larger one from eight. */
const BY_THE_PLACE: readonly GoodsTier[] = [{ quantity: 4, discountPercent: 10 }, { quantity: 8, discountPercent: 15 }];

/** Designs: 1 smooth, 2 with a coloured rim, 3 thrown with visible rings. The frame is the rim or the inside. */
export const tableware = defineProducts('plates', [
  {
    sku: 'SAR-AGYAGOS',
    category: 'plates',
    title: ['Agyagos lapostányér', 'Agyagos dinner plate'],
    subtitle: ['Kőcserép, ⌀ 27 cm', 'Stoneware, ⌀ 27 cm'],
    description: ['Kicsit megemelt pereme megtartja a szaftot, de a kés is elfér rajta. Matt máza alatt itt-ott átüt az agyag vasa.', 'A slightly raised rim keeps the gravy in and still leaves room for a knife. Here and there the iron in the clay speckles through its matt glaze.'],
    features: [['Matt máz, kívül-belül', 'Matt glaze inside and out'], MICROWAVE, ['Egymásba rakható', 'Stackable']],
    details: [detail(LABELS.surface, 'matt máz', 'matt glaze'), DISHWASHER],
    size: [270, 270, 28], kilograms: 0.82, material: STONEWARE, colors: ['chalk', 'sage', 'graphite'],
    brand: 'sarpala', price: 6900, tiers: BY_THE_PLACE, stock: 140, daysOld: 360, popularity: 90,
    picture: { kind: 'plate', design: 1, body: 'ceramic', frame: ['ceramic', 'sand'] },
  },
  {
    sku: 'SAR-KARIMAS',
    category: 'plates',
    title: ['Karimás desszertestányér', 'Karimás side plate'],
    subtitle: ['Kőcserép, rozsdás perem', 'Stoneware, russet rim'],
    description: ['Kézzel húzott terrakotta csík fut körbe a peremén, két egyforma nincs belőle. Süteményhez, reggelihez, sajthoz.', 'A terracotta line, painted by hand, runs round the edge, and no two are the same. For cake, for breakfast, for cheese.'],
    features: [['Kézzel festett perem', 'Hand-painted rim'], ['Fényes máz', 'Glossy glaze'], ['Egymásba rakható', 'Stackable']],
    details: [detail(LABELS.surface, 'fényes máz', 'glossy glaze'), DISHWASHER],
    size: [200, 200, 24], kilograms: 0.46, material: STONEWARE, colors: ['linen', 'mist'],
    brand: 'sarpala', price: 4900, tiers: BY_THE_PLACE, stock: 85, daysOld: 12, popularity: 73,
    picture: { kind: 'plate', design: 2, body: 'ceramic', frame: ['ceramic', 'terracotta'] },
  },
  {
    sku: 'SAR-BOGRACS',
    category: 'bowls',
    title: ['Szeder mélytál', 'Szeder deep bowl'],
    subtitle: ['Kőcserép, 0,8 liter', 'Stoneware, 0.8 litres'],
    description: ['Gulyásnak, tésztának, nagy salátának. Vastag fala sokáig melegen tartja az ételt, a pereme mégsem forrósodik át.', 'For goulash, for pasta, for a large salad. The thick wall keeps food hot for a long time, and yet the rim stays cool enough to hold.'],
    features: [['Korongozott, látható gyűrűkkel', 'Wheel-thrown, with visible rings'], MICROWAVE, ['Vastag, hőtartó fal', 'Thick wall that holds the heat']],
    details: [detail(LABELS.volume, '0,8 l', '0.8 l'), DISHWASHER],
    size: [185, 185, 80], kilograms: 0.64, material: STONEWARE, colors: ['pine', 'chalk', 'terracotta'],
    brand: 'sarpala', price: 7490, tiers: BY_THE_PLACE, stock: 62, daysOld: 240, popularity: 82,
    picture: { kind: 'bowl', design: 3, body: 'ceramic', frame: ['ceramic', 'linen'] },
  },
  {
    sku: 'SAR-MUSKATLI',
    category: 'bowls',
    title: ['Muskátli salátástál', 'Muskátli salad bowl'],
    subtitle: ['Kőcserép, ⌀ 28 cm', 'Stoneware, ⌀ 28 cm'],
    description: ['Nagy közös tál az asztal közepére, belül fényes, kívül matt. Hat ember salátája fér bele, és keverés közben sem ugrik ki.', 'A large bowl for the middle of the table, glossy inside and matt outside. It holds salad for six, with enough height to toss it without losses.'],
    features: [['Fényes belső, matt külső máz', 'Glossy inside, matt outside'], ['Hat főre', 'Serves six'], ['Széles talp, biztosan áll', 'Broad foot that stands firm']],
    details: [detail(LABELS.volume, '3,2 l', '3.2 l'), DISHWASHER],
    size: [280, 280, 110], kilograms: 1.7, material: STONEWARE, colors: ['paprika', 'chalk'],
    brand: 'sarpala', price: 18900, was: 22900, stock: 1, daysOld: 170, popularity: 60,
    picture: { kind: 'bowl', design: 2, body: 'ceramic', frame: ['ceramic', 'chalk'] },
  },
  {
    sku: 'SAR-KORTY',
    category: 'mugs',
    title: ['Korty bögre', 'Korty mug'],
    subtitle: ['Kőcserép, 3 dl', 'Stoneware, 300 ml'],
    description: ['Három deci, vastag perem, akkora fül, hogy három ujj is elfér benne. Aki egyszer ebből ivott, a többit hátratolja a polcon.', 'It holds three hundred millilitres, with a thick rim and a handle that takes three fingers. Drink from it once and the others move to the back of the shelf.'],
    features: [['Háromujjas fül', 'Three-finger handle'], ['Mikróba tehető', 'Safe in the microwave'], ['Öt színben, vegyesen is', 'Five colours to mix as you like']],
    details: [detail(LABELS.volume, '3 dl', '300 ml'), DISHWASHER],
    size: [118, 85, 95], kilograms: 0.34, material: STONEWARE, colors: ['honey', 'sage', 'mist', 'chalk', 'plum'],
    brand: 'sarpala', price: 3900, tiers: BY_THE_PLACE, stock: 210, daysOld: 300, popularity: 97,
    picture: { kind: 'mug', design: 1, body: 'ceramic', frame: ['ceramic', 'chalk'] },
  },
  {
    sku: 'SAR-KUTAGAS',
    category: 'jugs',
    title: ['Kútágas kancsó', 'Kútágas jug'],
    subtitle: ['Kőcserép, 1,5 liter', 'Stoneware, 1.5 litres'],
    description: ['Víznek, bornak, szörpnek, vagy ha épp üres, egy csokor margarétának. Széles füle van, így tele is jól fogható.', 'For water, wine or cordial, or, when it is empty, for a bunch of daisies. Its broad handle gives a good grip when it is full.'],
    features: [['Széles, jól önthető csőr', 'Broad spout that pours well'], ['Kézzel húzott fül', 'Hand-pulled handle'], ['Hideg italt sokáig hidegen tart', 'Keeps cold drinks cold']],
    details: [detail(LABELS.volume, '1,5 l', '1.5 l'), DISHWASHER],
    size: [190, 140, 240], kilograms: 1.25, material: STONEWARE, colors: ['ink', 'chalk', 'moss'],
    brand: 'sarpala', price: 14900, stock: 0, daysOld: 90, popularity: 67,
    picture: { kind: 'jug', design: 3, body: 'ceramic', frame: ['ceramic', 'linen'] },
  },
]);
