import { defineProducts, detail } from '../defineProduct.ts';
import { LABELS } from '../labels.ts';
import type { GoodsTier } from '../types.ts';

const WASH_30 = detail(LABELS.care, '30 °C-on, kifordítva mosható', 'wash inside out at 30 °C');
const WOOL_WASH = detail(LABELS.care, 'szellőztetni elég, gyapjúprogramon mosható', 'airing is enough; wool cycle if need be');

/** Discounts: from four cushions, and a larger one from eight. */
const IN_COMPANY: readonly GoodsTier[] = [{ quantity: 4, discountPercent: 5 }, { quantity: 8, discountPercent: 10 }];

/** Designs of a cushion: 1 plain, 2 striped, 3 with a broad edge; of a throw: 1 plain, 2 striped, 3 checked. The frame is the pattern. */
export const cushionsThrows = defineProducts('cushions', [
  {
    sku: 'SZO-PIHE',
    title: ['Pihe lenpárna 50 × 50', 'Pihe linen cushion 50 × 50'],
    subtitle: ['Mosott len, tolltöltet', 'Washed linen, feather filling'],
    description: ['Mosott len, amelyet nem kell vasalni, és nem is szabad. A tolltöltet minden este felrázható, és reggelre megint lapos.', 'Washed linen that needs no ironing and would not thank you for it. Shake up the feather filling at night, and by morning it will be flat again.'],
    features: [['Előmosott, puha len', 'Pre-washed, soft linen'], ['Rejtett cipzár', 'Hidden zip'], ['Töltettel együtt', 'Filling included']],
    details: [detail(LABELS.filling, 'kacsatoll', 'duck feather'), detail(LABELS.cover, 'mosott len', 'washed linen'), WASH_30],
    size: [500, 140, 500], kilograms: 0.9, material: ['len, toll', 'linen, feather'], colors: ['sage', 'linen', 'terracotta', 'ink'],
    brand: 'szovomadar', price: 12900, tiers: IN_COMPANY, stock: 64, daysOld: 230, popularity: 94,
    picture: { kind: 'cushion', design: 1, body: 'fabric', frame: ['fabric', 'linen'] },
  },
  {
    sku: 'SZO-KENDERIKE',
    title: ['Kenderike csíkos párna 60 × 40', 'Kenderike striped cushion 60 × 40'],
    subtitle: ['Kenderszövet, széles csíkok', 'Hemp, broad stripes'],
    description: ['Régi zsákvászon mintájára szőtt kender, paprikapiros csíkokkal. Keskeny, éppen a derekat támasztja meg.', 'Hemp woven like old grain sacks, with paprika-red stripes. It is narrow, so it fits just behind the small of your back.'],
    features: [['Kézi szövőszéken készült anyag', 'Cloth from a hand loom'], ['Deréktámasznak illő méret', 'The right size to support your back'], ['Töltettel együtt', 'Filling included']],
    details: [detail(LABELS.filling, 'gyapjúgolyó', 'wool balls'), detail(LABELS.cover, 'kender', 'hemp'), WASH_30],
    size: [600, 130, 400], kilograms: 0.8, material: ['60% kender, 40% gyapjú', '60% hemp, 40% wool'], colors: ['oat', 'chalk'],
    brand: 'szovomadar', price: 14490, tiers: IN_COMPANY, stock: 27, daysOld: 15, popularity: 77,
    picture: { kind: 'cushion', design: 2, body: 'fabric', frame: ['fabric', 'paprika'] },
  },
  {
    sku: 'SZO-BOGANCS',
    title: ['Bogáncs bársonypárna 45 × 45', 'Bogáncs velvet cushion 45 × 45'],
    subtitle: ['Pamutbársony, széles szegély', 'Cotton velvet, broad edge'],
    description: ['Mély színű bársony, körben széles, lapos szegéllyel. Egy is elég belőle, hogy a szürke kanapé ünneplőbe öltözzön.', 'Deep-coloured velvet with a broad, flat edge all round. A single one puts a grey sofa in its Sunday best.'],
    features: [['Sűrű pamutbársony', 'Dense cotton velvet'], ['Széles szegély', 'Broad edge'], ['Huzat és töltet külön mosható', 'Cover and filling wash separately']],
    details: [detail(LABELS.filling, 'újrahasznosított szál', 'recycled fibre'), detail(LABELS.cover, 'pamutbársony', 'cotton velvet'), WASH_30],
    size: [450, 130, 450], kilograms: 0.7, material: ['pamutbársony', 'cotton velvet'], colors: ['plum', 'pine', 'honey', 'blush'],
    brand: 'szovomadar', price: 9900, was: 12900, tiers: IN_COMPANY, stock: 38, daysOld: 280, popularity: 71,
    picture: { kind: 'cushion', design: 3, body: 'velvet', frame: ['velvet', 'plum'] },
  },
  {
    sku: 'SZO-JUHASZ',
    category: 'throws',
    title: ['Juhász gyapjútakaró 130 × 180', 'Juhász wool throw 130 × 180'],
    subtitle: ['Bolyhozott gyapjú', 'Brushed wool'],
    description: ['Bolyhos, nehéz gyapjú, a régi pásztortakarók rokona, csak nem szúr. Filmnézéshez ketten is beférnek alá.', 'Brushed, heavy wool like the shepherds used, except that it does not itch. Two people fit under it for a film.'],
    features: [['Finom szálú, nem szúrós gyapjú', 'Fine wool that does not itch'], ['Kézzel sodort rojtok', 'Hand-twisted fringes'], ['Festetlen vagy növénnyel festett', 'Undyed, or dyed with plants']],
    details: [detail(LABELS.technique, 'szövés, bolyhozás', 'woven and brushed'), WOOL_WASH],
    size: [1300, 1800, 6], kilograms: 1.3, material: ['finom gyapjú', 'fine wool'], colors: ['chalk', 'dove', 'moss'],
    brand: 'szovomadar', price: 42900, stock: 16, daysOld: 320, popularity: 85,
    picture: { kind: 'throw', design: 1, body: 'wool', frame: ['wool', 'dove'] },
  },
  {
    sku: 'SZO-VADALMA',
    category: 'throws',
    title: ['Vadalma kockás takaró 140 × 200', 'Vadalma checked throw 140 × 200'],
    subtitle: ['Gyapjú, nagy kocka', 'Wool, large check'],
    description: ['Kockás gyapjútakaró, ősszel a kanapéra, nyáron a fűre. A kockákat a szövés adja, nem nyomás.', 'A checked wool throw: on the sofa in autumn, on the grass in summer. The pattern is woven, not printed.'],
    features: [['Szőtt kockaminta', 'A woven check'], ['Pikniktakarónak is jó', 'Doubles as a picnic blanket'], ['Vászonszíjjal összekötve érkezik', 'Comes rolled up in a canvas strap']],
    details: [detail(LABELS.technique, 'szövés', 'woven'), WOOL_WASH],
    size: [1400, 2000, 5], kilograms: 1.5, material: ['gyapjú', 'wool'], colors: ['pine', 'paprika'],
    brand: 'szovomadar', price: 38900, stock: 0, daysOld: 140, popularity: 63,
    picture: { kind: 'throw', design: 3, body: 'wool', frame: ['wool', 'chalk'] },
  },
  {
    sku: 'SZO-LENGE',
    category: 'throws',
    title: ['Lenge nyári takaró 140 × 190', 'Lenge summer throw 140 × 190'],
    subtitle: ['Len és pamut, csíkos', 'Linen and cotton, striped'],
    description: ['Könnyű len-pamut takaró azokra az estékre, amikor kell valami, de tényleg csak valami. A csíkjai az ágy végében is jól mutatnak.', 'A light linen and cotton throw for evenings when you want something over you, but only just. Its stripes look well at the foot of a bed.'],
    features: [['Alig 600 gramm', 'A mere 600 grams'], ['Mosógépben mosható', 'Machine-washable'], ['Mosással egyre puhább', 'Softer with every wash']],
    details: [detail(LABELS.technique, 'szövés', 'woven'), detail(LABELS.care, '40 °C-on mosható', 'wash at 40 °C')],
    size: [1400, 1900, 2], kilograms: 0.6, material: ['50% len, 50% pamut', '50% linen, 50% cotton'], colors: ['blush', 'mist', 'linen'],
    brand: 'szovomadar', price: 24490, stock: 22, daysOld: 45, popularity: 66,
    picture: { kind: 'throw', design: 2, body: 'fabric', frame: ['fabric', 'chalk'] },
  },
]);
