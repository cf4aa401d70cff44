import { detail } from '../defineProduct.ts';
import { LABELS } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import { ROOM_LABELS } from './lightTextilesBathLabels.ts';

const LOOP = detail(ROOM_LABELS.loop, 'a rövid oldalán', 'on the short side');
const HEAVY = detail(ROOM_LABELS.density, 'négyzetméterenként 600 g', '600 g per square metre');
const LIGHT = detail(ROOM_LABELS.density, 'négyzetméterenként 280 g', '280 g per square metre');

export const towels = defineRange({
  category: 'towels',
  brand: 'fehertoi',
  kind: 'towel',
  tiers: [{ quantity: 3, discountPercent: 5 }, { quantity: 6, discountPercent: 10 }],
  finishes: {
    terry: {
      body: 'terry', name: ['pamutfrottír', 'cotton terry'], colors: ['white', 'sage', 'mist', 'sand', 'terracotta'], price: 1,
      note: ['A hosszú szálú pamutból hurkolt frottír az első mosás után szívja fel igazán a vizet.', 'Looped from long-staple cotton, the terry reaches its full thirst after the first wash.'],
    },
    airy: {
      body: 'terry', name: ['sodratlan pamut', 'zero-twist cotton'], colors: ['chalk', 'blush', 'dove', 'oat'], price: 1.2,
      note: ['A sodratlan fonal lazább hurkokat ad, ezért könnyebb és gyorsabban szárad.', 'Untwisted yarn makes looser loops, so it is lighter and dries faster.'],
    },
    linen: {
      body: 'cotton', name: ['mosott len', 'washed linen'], colors: ['linen', 'moss', 'mist', 'terracotta'], price: 1.35,
      note: ['A len vékony, mégis nagyon nedvszívó, és egyórányi szellőzéstől megszárad.', 'Linen is thin yet very absorbent, and an hour in the air will dry it.'],
    },
  },
  carriers: {
    plain: { surface: ['terry', 'white'], name: ['', ''], part: ['', ''] },
    plainLinen: { surface: ['cotton', 'linen'], name: ['', ''], part: ['', ''] },
    graphiteStripe: { surface: ['terry', 'graphite'], name: ['', ''], part: ['grafitszürke csíkok', 'graphite stripes'] },
    inkStripe: { surface: ['terry', 'ink'], name: ['', ''], part: ['tintakék csíkok', 'ink-blue stripes'] },
    chalkLinenStripe: { surface: ['cotton', 'chalk'], name: ['', ''], part: ['krétafehér csíkok', 'chalk stripes'] },
    inkLinenStripe: { surface: ['cotton', 'ink'], name: ['', ''], part: ['tintakék csíkok', 'ink-blue stripes'] },
  },
  details: [],
  sizes: {
    handSet: {
      noun: ['törölközőkészlet 50 × 100', 'set of towels 50 × 100'],
      mm: [500, 1000, 6], kilograms: 0.9, price: 18_490,
      note: ['Három kéztörlő: egy a mosdóhoz, egy a vendégnek, egy a szekrénybe.', 'Three hand towels: one for the basin, one for a guest and one for the cupboard.'],
      details: [detail(LABELS.pieces, '3'), detail(ROOM_LABELS.towel, '50 × 100 cm')],
    },
    bathSet: {
      noun: ['fürdőtörölköző-készlet 70 × 140', 'set of bath towels 70 × 140'],
      mm: [700, 1400, 6], kilograms: 1.8, price: 33_900,
      note: ['Három nagy törölköző, egy kisebb család heti adagja.', 'Three large towels, a week’s supply for a small family.'],
      details: [detail(LABELS.pieces, '3'), detail(ROOM_LABELS.towel, '70 × 140 cm')],
    },
    hand: {
      noun: ['kéztörlő 50 × 100', 'hand towel 50 × 100'],
      mm: [500, 1000, 6], kilograms: 0.3, price: 6490,
      note: ['A mosdó mellé akasztható méret.', 'This is the size to hang by the basin.'],
      details: [LOOP],
    },
    bath: {
      noun: ['fürdőtörölköző 70 × 140', 'bath towel 70 × 140'],
      mm: [700, 1400, 6], kilograms: 0.6, price: 12_490,
      note: ['Derékra kötve és vállra vetve is elég.', 'It is long enough to tie round the waist or throw over the shoulders.'],
      details: [LOOP],
    },
    sheet: {
      noun: ['fürdőlepedő 100 × 150', 'bath sheet 100 × 150'],
      mm: [1000, 1500, 6], kilograms: 0.9, price: 18_490,
      note: ['Ekkorába egy felnőtt is beleburkolózhat a kád után.', 'At this size a grown-up can wrap up in it after the bath.'],
      details: [LOOP],
    },
  },
  models: [
    {
      name: 'Lubickoló', design: 1,
      look: ['{A} három egyszínű, vastag törölközőből álló torony, éppen akkora, hogy egy fürdőszobapolcon elférjen.', '{A} is a stack of three plain, thick towels, just the right height for a bathroom shelf.'],
      features: [['Dupla varrás a széleken', 'Double-stitched edges'], ['Sűrű, mindkét oldalán hurkos', 'Dense loops on both sides'], ['Egyforma árnyalat minden darabon', 'All three in the same shade']],
      details: [HEAVY],
      variants: [['handSet', 'terry', 'plain'], ['bathSet', 'airy', 'plain']],
    },
    {
      name: 'Lágyvíz', design: 1,
      look: ['{A} sima lentörölköző három példányban, puhára mosva. Összehajtva alig foglal helyet, utazni is jó társ.', '{A} is a trio of smooth linen towels, washed until soft. Folded, they take up hardly any room and travel well.'],
      features: [['Szinte azonnal szárad', 'Dries almost at once'], ['Finoman dörzsöli a bőrt', 'Gently brisk on the skin'], ['Keskeny szegés, ferdén illesztett sarkokkal', 'Narrow hems with mitred corners']],
      details: [LIGHT],
      variants: [['handSet', 'linen', 'plainLinen'], ['bathSet', 'linen', 'plainLinen']],
    },
    {
      name: 'Napozó', design: 2,
      look: ['{A} egyszínű, és hosszan, lágyan omlik le a törölközőtartóról. Aki kilép a zuhany alól, ezt keresi először.', '{A} is a single colour and falls long and soft from the rail. It is what your hand looks for when you step out of the shower.'],
      features: [['Süppedő, mély hurkok', 'Deep, yielding loops'], ['60 °C-on is mosható', 'Can be washed at 60 °C'], ['Nem veszíti el a formáját', 'Keeps its shape']],
      details: [HEAVY],
      variants: [['bath', 'terry', 'plain'], ['sheet', 'airy', 'plain'], ['hand', 'terry', 'plain']],
    },
    {
      name: 'Partszél', design: 2,
      look: ['{A} a törökfürdők vékony lepedőjéből lett hétköznapi törölköző. Strandon, szaunában és a vendégfürdőben egyaránt jó szolgálatot tesz.', '{A} began as the thin sheet of a Turkish bath and became an everyday towel. It suits the beach, the sauna and the guest bathroom alike.'],
      features: [['Összehajtva a frottír helyének felén elfér', 'Folds to half the size of a terry towel'], ['A homok kipereg belőle', 'Sand shakes straight out'], ['Kendőként is viselhető', 'Doubles as a wrap']],
      details: [LIGHT],
      variants: [['sheet', 'linen', 'plainLinen']],
    },
    {
      name: 'Ladik', design: 3,
      look: ['{A} csíkos törölközői hármasával, egymáson állnak. Egyszínű csempe előtt élénkek, mintás mellett rendezettek.', '{A} is a stack of three striped towels. They liven up plain tiles and bring order to patterned ones.'],
      features: [['Szőtt csíkok', 'Stripes woven in'], ['Puha, közepesen vastag', 'Soft and of medium weight'], ['Fonalában színezve', 'Dyed in the yarn']],
      details: [detail(ROOM_LABELS.density, 'négyzetméterenként 500 g', '500 g per square metre')],
      variants: [['handSet', 'terry', 'inkStripe'], ['bathSet', 'terry', 'graphiteStripe']],
    },
    {
      name: 'Matróz', design: 3,
      look: ['{A} a tengerészek ingétől kölcsönözte a mintáját: három csíkos lentörölköző, elég vékony ahhoz, hogy egy esős hétvégén is megszáradjon.', '{A} takes its pattern from a sailor’s shirt: three striped linen towels, thin enough to dry even over a wet weekend.'],
      features: [['Fonalában festett', 'Yarn-dyed'], ['Nem ereszt szöszt', 'Leaves no lint'], ['Szegett szélek', 'Hemmed edges']],
      details: [LIGHT],
      variants: [['handSet', 'linen', 'chalkLinenStripe'], ['bathSet', 'linen', 'inkLinenStripe']],
    },
  ],
});
