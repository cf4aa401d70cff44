import { detail } from '../defineProduct.ts';
import { LABELS } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import { ROOM_LABELS } from './lightTextilesBathLabels.ts';

export const bedLinen = defineRange({
  category: 'bed-linen',
  brand: 'szovomadar',
  kind: 'bed-linen',
  tiers: [{ quantity: 2, discountPercent: 5 }],
  finishes: {
    percale: {
      body: 'cotton', name: ['pamutperkál', 'cotton percale'], colors: ['white', 'mist', 'sage', 'blush'], price: 1,
      note: ['A perkál ropogós és hűvös, a szállodai ágyneműk szövése.', 'Percale is crisp and cool, like a freshly made hotel bed.'],
    },
    sateen: {
      body: 'cotton', name: ['pamutszatén', 'cotton sateen'], colors: ['chalk', 'dove', 'ink', 'plum'], price: 1.2,
      note: ['A szatén felülete sima, tapintása selymes, ezért télen is barátságos.', 'Sateen is smooth and silky to the touch, which makes it welcoming even in winter.'],
    },
    linen: {
      body: 'cotton', name: ['mosott len', 'washed linen'], colors: ['linen', 'terracotta', 'moss', 'mist', 'oat'], price: 1.65,
      note: ['A mosott len puha és légies, a gyűrődés hozzátartozik, vasalni nem kell.', 'Washed linen is soft and airy; the creases belong to it and need no ironing.'],
    },
    seersucker: {
      body: 'cotton', name: ['kreppelt pamut', 'cotton seersucker'], colors: ['sand', 'sage', 'mist'], price: 1.1,
      note: ['A kreppelt pamut hullámos felülete alig ér a bőrhöz, ezért kánikulában a leghűvösebb.', 'The puckered cotton barely touches the skin, which makes it the coolest choice in a heatwave.'],
    },
  },
  carriers: {
    plain: { surface: ['cotton', 'white'], name: ['', ''], part: ['', ''] },
    plainLinen: { surface: ['cotton', 'linen'], name: ['', ''], part: ['', ''] },
    blushStripe: { surface: ['cotton', 'blush'], name: ['', ''], part: ['púderszínű csíkok', 'powder-pink stripes'] },
    inkStripe: { surface: ['cotton', 'ink'], name: ['', ''], part: ['tintakék csíkok', 'ink-blue stripes'] },
    terracottaStripe: { surface: ['cotton', 'terracotta'], name: ['', ''], part: ['terrakotta csíkok', 'terracotta stripes'] },
    graphiteCheck: { surface: ['cotton', 'graphite'], name: ['', ''], part: ['grafitszürke kocka', 'graphite check'] },
    plumCheck: { surface: ['cotton', 'plum'], name: ['', ''], part: ['szilvaszínű kocka', 'plum check'] },
    paprikaCheck: { surface: ['cotton', 'paprika'], name: ['', ''], part: ['paprikapiros kocka', 'paprika check'] },
    pineCheck: { surface: ['cotton', 'pine'], name: ['', ''], part: ['fenyőzöld kocka', 'pine-green check'] },
  },
  details: [detail(LABELS.pieces, '3')],
  sizes: {
    single: {
      noun: ['ágyneműhuzat 140 × 200', 'bed linen 140 × 200'],
      mm: [1400, 2000, 3], kilograms: 1, price: 34_900,
      note: ['Egy paplan, egy nagypárna és egy kispárna huzatát tartalmazza.', 'It dresses one duvet, one large pillow and one small.'],
      details: [detail(ROOM_LABELS.duvetCover, '140 × 200 cm'), detail(ROOM_LABELS.pillowcases, '70 × 90 és 40 × 50 cm', '70 × 90 and 40 × 50 cm')],
    },
    double: {
      noun: ['ágyneműhuzat 200 × 200', 'bed linen 200 × 200'],
      mm: [2000, 2000, 3], kilograms: 1.5, price: 48_900,
      note: ['Két embernek: egy közös paplanhuzat és két nagypárnahuzat.', 'It is for two people under one duvet, with two large pillowcases.'],
      details: [detail(ROOM_LABELS.duvetCover, '200 × 200 cm'), detail(ROOM_LABELS.pillowcases, 'kétszer 70 × 90 cm', 'two of 70 × 90 cm')],
    },
    wide: {
      noun: ['széles ágyneműhuzat 240 × 220', 'wide bed linen 240 × 220'],
      mm: [2400, 2200, 3], kilograms: 1.9, price: 59_900,
      note: ['Széles ágyon a paplan mindkét oldalt lelóg benne.', 'It is meant for a wide bed, where the duvet should fall over both sides.'],
      details: [detail(ROOM_LABELS.duvetCover, '240 × 220 cm'), detail(ROOM_LABELS.pillowcases, 'kétszer 70 × 90 cm', 'two of 70 × 90 cm')],
    },
  },
  models: [
    {
      name: 'Patyolat', design: 1,
      look: ['{A} minta nélküli, tiszta felület, amely minden más szövetet elbír maga mellett. Ha csak egy garnitúrát választasz, legyen ilyen.', '{A} is plain and clean, and gets on with any other cloth in the room. If you own just one set, make it this kind.'],
      features: [['Hosszú szálú pamut, sűrű szövés', 'Long-staple cotton, closely woven'], ['Rejtett gombolás alul', 'Concealed buttons at the foot'], ['Belső fülek a paplan sarkainak', 'Inner ties for the corners of the duvet']],
      variants: [['single', 'percale', 'plain'], ['double', 'sateen', 'plain']],
    },
    {
      name: 'Lenvirág', design: 1,
      look: ['{A} egyszínű, és sosem feszül simára: a redői adják a mintát. A második mosás után már olyan, mintha évek óta a tiéd lenne.', '{A} is a single colour and never lies quite flat: its folds are its pattern. After the second wash it feels as if you had owned it for years.'],
      features: [['Európai len', 'European flax'], ['Szövés után előmosva', 'Pre-washed after weaving'], ['Gyöngyházgombok', 'Mother-of-pearl buttons']],
      variants: [['single', 'linen', 'plainLinen'], ['wide', 'linen', 'plainLinen']],
    },
    {
      name: 'Altató', code: 'Nyoszolya', design: 2,
      look: ['{A} csíkjai a régi parasztágyak vásznát idézik: egyenesek, egyformák, nyugodtak. A paplanon és a párnákon egy irányba futnak.', '{A} recalls the ticking of old farmhouse beds: straight, regular, calm. The stripes run the same way on duvet and pillows.'],
      features: [['Szőtt csíkok, nem nyomottak', 'Stripes woven, not printed'], ['Borítékos záródású párnahuzatok', 'Envelope-closing pillowcases'], ['Mosás után is mérettartó', 'Keeps its size in the wash']],
      variants: [['single', 'percale', 'inkStripe'], ['double', 'seersucker', 'terracottaStripe'], ['wide', 'sateen', 'blushStripe']],
    },
    {
      name: 'Pendely', design: 2,
      look: ['{A} csíkos len, egy egyszerű házivászon ingről neveztük el. Színe és csíkja a reggeli fényben a legszebb.', '{A} is striped linen, as simple as the homespun shift it is named after. Its colour and stripe look best in morning light.'],
      features: [['Fonalában festett len', 'Yarn-dyed linen'], ['Kötős záródás, gomb nélkül', 'Tie closure without buttons'], ['Nyáron hűvös tapintású', 'Cool to the touch in summer']],
      variants: [['double', 'linen', 'inkStripe']],
    },
    {
      name: 'Leányka', design: 3,
      look: ['{A} kockái a nagyanyák kamrapolcáról ismerősek. Vidám, de nem hangos, egyszínű lepedő illik alá.', '{A} has the check you remember from your grandmother’s larder. It is cheerful without being loud; put a plain sheet beneath it.'],
      features: [['Szőtt kockaminta', 'A woven check'], ['Fonalában festett pamut', 'Yarn-dyed cotton'], ['Cipzáras paplanhuzat', 'Duvet cover with a zip']],
      variants: [['single', 'seersucker', 'paprikaCheck'], ['double', 'percale', 'pineCheck']],
    },
    {
      name: 'Mesemondó', design: 3,
      look: ['{A} mintája nagy kocka. Gyerekágyon és nagy ágyon egyaránt otthon van.', '{A} has a large check. It is as much at home on a child’s bed as on a large one.'],
      features: [['Azofesték nélkül színezve', 'Dyed without azo dyes'], ['60 °C-on is mosható', 'Washable at 60 °C'], ['Megfordítva is használható', 'Can be used either way up']],
      variants: [['single', 'sateen', 'graphiteCheck'], ['wide', 'percale', 'plumCheck']],
    },
  ],
});
