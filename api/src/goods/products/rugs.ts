import { defineProducts, detail } from '../defineProduct.ts';
import { LABELS } from '../labels.ts';

const VACUUM = detail(LABELS.care, 'porszívózható, szakembernek tisztítható', 'vacuum; professional cleaning');

/** Designs: 1 plain with a border, 2 stripes, 3 diamonds. The frame is the pattern. */
export const rugs = defineProducts('rugs', [
  {
    sku: 'SZO-UGAR',
    title: ['Ugar gyapjúszőnyeg 170 × 240', 'Ugar wool rug 170 × 240'],
    subtitle: ['Kézzel szőtt gyapjú', 'Hand-woven wool'],
    description: ['Festetlen gyapjú, olyan színű, ahogy a birkáról lekerült. Lapos szövésén a szék is könnyen kihúzható.', 'Undyed wool, the very colour it had on the sheep. The weave is flat, so chairs pull out over it with ease.'],
    features: [['Festetlen gyapjú', 'Undyed wool'], ['Mindkét oldala színe', 'Can be used either way up'], ['Padlófűtésre is tehető', 'Suitable over underfloor heating']],
    details: [detail(LABELS.technique, 'kézi szövés, lapos', 'hand weaving, flat'), detail(LABELS.pile, '8 mm'), VACUUM],
    size: [1700, 2400, 8], kilograms: 8.6, material: ['tiszta gyapjú', 'pure wool'], colors: ['oat', 'dove', 'chalk'],
    brand: 'szovomadar', price: 119900, stock: 10, daysOld: 250, popularity: 87,
    picture: { kind: 'rug', design: 1, body: 'wool', frame: ['wool', 'chalk'] },
  },
  {
    sku: 'SZO-BARAZDA',
    title: ['Barázda csíkos szőnyeg 140 × 200', 'Barázda striped rug 140 × 200'],
    subtitle: ['Szőtt pamut', 'Woven cotton'],
    description: ['Széles csíkok, mint a szántás a dombról nézve. Pamut, ezért könnyű, és a mosógép is elbírja.', 'Broad stripes, like ploughland seen from a hill. It is cotton, so it is light and goes in the washing machine.'],
    features: [['Mosógépben mosható', 'Machine-washable'], ['Visszavarrt végek, rojt nélkül', 'Hemmed ends without fringes'], ['Mindkét oldala használható', 'Reversible']],
    details: [detail(LABELS.technique, 'szövőszéken, kézzel', 'by hand, on a loom'), detail(LABELS.pile, '5 mm'), detail(LABELS.care, '30 °C-on mosható, fektetve szárítandó', 'wash at 30 °C, dry flat')],
    size: [1400, 2000, 5], kilograms: 3.4, material: ['tiszta pamut', 'pure cotton'], colors: ['mist', 'terracotta', 'graphite'],
    brand: 'szovomadar', price: 39900, was: 49900, stock: 18, daysOld: 190, popularity: 78,
    picture: { kind: 'rug', design: 2, body: 'fabric', frame: ['fabric', 'chalk'] },
  },
  {
    sku: 'SZO-MEZSGYE',
    title: ['Mezsgye csomózott szőnyeg 200 × 300', 'Mezsgye knotted rug 200 × 300'],
    subtitle: ['Hosszú szálú gyapjú', 'Long-pile wool'],
    description: ['Krétaszínű alapon rombuszok, kézzel csomózva. Olyan vastag, hogy a gyerekek ezen szoktak elaludni.', 'Diamonds on a chalk ground, knotted by hand. It is so thick that children tend to fall asleep on it.'],
    features: [['Kézzel csomózott, négyzetméterenként 40 000 csomó', 'Hand-knotted, 40,000 knots to the square metre'], ['Hosszú, puha szál', 'Long, soft pile'], ['Rendelésre készül, 10 hét', 'Made to order in 10 weeks']],
    details: [detail(LABELS.technique, 'kézi csomózás', 'hand-knotting'), detail(LABELS.pile, '22 mm'), VACUUM],
    size: [2000, 3000, 22], kilograms: 21, material: ['gyapjú, pamut felvetés', 'wool on a cotton warp'], colors: ['chalk', 'honey'],
    brand: 'szovomadar', price: 329900, stock: 0, isForOrder: true, daysOld: 160, popularity: 69,
    picture: { kind: 'rug', design: 3, body: 'wool', frame: ['wool', 'graphite'] },
  },
  {
    sku: 'SZO-KAZAL',
    title: ['Kazal jutaszőnyeg 160 × 230', 'Kazal jute rug 160 × 230'],
    subtitle: ['Fonott juta', 'Braided jute'],
    description: ['Vastag jutafonat, kicsit érdes, kicsit szénaillatú. Nyáron mezítláb a legjobb, télen egy puhább szőnyeg alá is fektethető.', 'A thick jute braid, a little rough and smelling faintly of hay. Best under bare feet in summer; in winter, lay something softer on top.'],
    features: [['Természetes juta, festék nélkül', 'Natural undyed jute'], ['Pamutszegély', 'Cotton border'], ['Jól bírja a járkálást', 'Copes with plenty of feet']],
    details: [detail(LABELS.technique, 'kézi fonás', 'hand-braiding'), detail(LABELS.pile, '10 mm'), detail(LABELS.care, 'porszívózható, víz ne érje', 'vacuum; keep dry')],
    size: [1600, 2300, 10], kilograms: 9.8, material: ['juta, pamut', 'jute, cotton'], colors: ['sand'],
    brand: 'szovomadar', price: 64900, stock: 14, daysOld: 300, popularity: 72,
    picture: { kind: 'rug', design: 1, body: 'fabric', frame: ['fabric', 'graphite'] },
  },
  {
    sku: 'SZO-GYEPU',
    title: ['Gyepű futószőnyeg 70 × 250', 'Gyepű runner 70 × 250'],
    subtitle: ['Szőtt gyapjú, előszobába', 'Woven wool, for the hall'],
    description: ['Keskeny, hosszú, mohazöld: az előszoba füves útja. A csizmasár megszárad rajta, és egyszerűen kikefélhető.', 'Narrow, long and moss green: a grassy path down the hall. Let the mud dry and it brushes straight out.'],
    features: [['Sűrű szövés, tartja a formáját', 'A dense weave that keeps its shape'], ['Csúszásgátló alátéttel', 'Comes with a non-slip underlay'], ['Foltot jól tűrő sötét csíkok', 'Dark stripes that forgive stains']],
    details: [detail(LABELS.technique, 'gépi szövés', 'machine weaving'), detail(LABELS.pile, '6 mm'), VACUUM],
    size: [700, 2500, 6], kilograms: 3.1, material: ['80% gyapjú, 20% pamut', '80% wool, 20% cotton'], colors: ['moss', 'paprika', 'ink'],
    brand: 'szovomadar', price: 45900, stock: 1, daysOld: 28, popularity: 58,
    picture: { kind: 'rug', design: 2, body: 'wool', frame: ['wool', 'graphite'] },
  },
  {
    sku: 'SZO-ROZMARING',
    title: ['Rozmaring gyapjúszőnyeg 200 × 290', 'Rozmaring wool rug 200 × 290'],
    subtitle: ['Terrakotta, rombuszmintával', 'Terracotta, diamond pattern'],
    description: ['Terrakotta alap, len színű rombuszok: a paraszti szőttesek mintája felnagyítva. Egyszínű kanapé elé való, ő beszél helyette is.', 'Linen-coloured diamonds on terracotta: an old peasant weave, seen large. Put it before a plain sofa and it will do the talking for both.'],
    features: [['Növényi festékek', 'Plant dyes'], ['Gyapjú gyapjúfelvetésen', 'Wool on a wool warp'], ['Rövid rojtok két végén', 'Short fringes at both ends']],
    details: [detail(LABELS.technique, 'kézi szövés', 'hand weaving'), detail(LABELS.pile, '9 mm'), VACUUM],
    size: [2000, 2900, 9], kilograms: 13.5, material: ['tiszta gyapjú', 'pure wool'], colors: ['terracotta', 'pine', 'plum'],
    brand: 'szovomadar', price: 189900, stock: 0, daysOld: 440, popularity: 55,
    picture: { kind: 'rug', design: 3, body: 'wool', frame: ['wool', 'linen'] },
  },
]);
