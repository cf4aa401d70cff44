import { detail } from '../defineProduct.ts';
import { defineRange } from '../range/defineRange.ts';
import type { Carrier, Finish } from '../range/material.ts';
import { SMALL_LABELS } from './kitchenDecorPlantsLabels.ts';

const POTS = {
  castStone: {
    body: 'stone', name: ['öntött kő kaspó', 'cast-stone pot'], colors: ['chalk', 'sand', 'graphite', 'terracotta'], price: 1,
    note: ['Öntött kő kaspóban érkezik, amelynek a súlya a magas hajtásokat is megtartja.', 'It comes in a cast-stone pot, heavy enough to balance the tallest shoots.'],
  },
  steel: {
    body: 'metal', name: ['porfestett acél kaspó', 'powder-coated steel pot'], colors: ['pine', 'black', 'blush', 'mist', 'honey'], price: 0.95,
    note: ['Kaspója porfestett acél: vékony, vízzáró, és könnyű arrébb tenni.', 'The pot is powder-coated steel: thin, watertight and easy to move about.'],
  },
  wicker: {
    body: 'wicker', name: ['font vízijácint kaspó', 'woven water-hyacinth pot'], colors: ['oat', 'rattan'], price: 0.9,
    note: ['Font kaspóban él, amelyet belül vízzáró bélés véd.', 'It lives in a woven pot with a watertight lining inside.'],
  },
} as const satisfies Record<string, Finish>;

const LEAVES = {
  dark: { surface: ['foliage', 'pine'], name: ['élő növény', 'living plant'], part: ['', ''] },
  fresh: { surface: ['foliage', 'moss'], name: ['élő növény', 'living plant'], part: ['', ''] },
  silver: { surface: ['foliage', 'sage'], name: ['élő növény', 'living plant'], part: ['', ''] },
} as const satisfies Record<string, Carrier>;

const OFTEN = detail(SMALL_LABELS.watering, 'hetente egyszer, mérsékelten', 'once a week, moderately');
const SELDOM = detail(SMALL_LABELS.watering, 'két-három hetente, télen ritkábban', 'every two to three weeks, less in winter');
const BRIGHT = detail(SMALL_LABELS.light, 'világos hely, szűrt fény', 'bright, filtered light');

/** Potted, packed upright. Designs: 1 small tree with round leaves, 2 arching fronds, 3 sword leaves, 4 olive tree, 5 trailing. */
export const housePlants = defineRange({
  category: 'house-plants',
  brand: 'zsombek',
  kind: 'plant',
  finishes: POTS,
  carriers: LEAVES,
  details: [],
  sizes: {
    rubber: {
      noun: ['gumifa 90 cm', 'rubber plant 90 cm'],
      mm: [480, 480, 900], kilograms: 5.2, price: 21_900,
      note: ['A gumifa egész nyáron hajt, és jól viseli a visszavágást.', 'The rubber plant puts out new leaves all summer and takes well to pruning.'],
      details: [detail(SMALL_LABELS.botanical, 'Ficus elastica (eperfafélék)', 'Ficus elastica (mulberry family)'), detail(SMALL_LABELS.pot, '21 cm')],
    },
    banyan: {
      noun: ['bengáli fikusz 140 cm', 'Bengal fig 140 cm'],
      mm: [620, 620, 1400], kilograms: 11.5, price: 46_900,
      note: ['A bengáli fikusz törzse csupasz, a koronája fent ül, így alatta egy kisasztalnak is jut hely.', 'The Bengal fig has a bare trunk with its crown up high, which leaves room for a small table below.'],
      details: [detail(SMALL_LABELS.botanical, 'Ficus benghalensis (eperfafélék)', 'Ficus benghalensis (mulberry family)'), detail(SMALL_LABELS.pot, '27 cm')],
    },
    areca: {
      noun: ['aranypálma 110 cm', 'areca palm 110 cm'],
      mm: [700, 700, 1100], kilograms: 6.4, price: 24_900,
      note: ['Az aranypálma szereti a párás levegőt, a fürdőszobában is jól érzi magát.', 'The areca palm likes moist air and is happy in a bathroom too.'],
      details: [detail(SMALL_LABELS.botanical, 'Dypsis lutescens (pálmafélék)', 'Dypsis lutescens (palm family)'), detail(SMALL_LABELS.pot, '24 cm')],
    },
    kentia: {
      noun: ['kentiapálma 160 cm', 'kentia palm 160 cm'],
      mm: [900, 900, 1600], kilograms: 12.8, price: 64_900,
      note: ['A kentia lassan nő, évekig elég neki ugyanaz a cserép.', 'The kentia grows slowly and is content with the same pot for years.'],
      details: [detail(SMALL_LABELS.botanical, 'Howea forsteriana (pálmafélék)', 'Howea forsteriana (palm family)'), detail(SMALL_LABELS.pot, '30 cm')],
    },
    snake: {
      noun: ['anyósnyelv 50 cm', 'snake plant 50 cm'],
      mm: [260, 260, 500], kilograms: 2.4, price: 10_490,
      note: ['Az anyósnyelv a leveleiben tartja a vizet, ezért kezdőknek is jó választás.', 'The snake plant keeps water in its leaves and is kind to beginners.'],
      details: [detail(SMALL_LABELS.botanical, 'Dracaena trifasciata (spárgafélék)', 'Dracaena trifasciata (asparagus family)'), detail(SMALL_LABELS.pot, '15 cm')],
    },
    tallSnake: {
      noun: ['nagy anyósnyelv 95 cm', 'large snake plant 95 cm'],
      mm: [380, 380, 950], kilograms: 5.6, price: 21_900,
      note: ['A nagy anyósnyelv egy keskeny sarokban is megáll, és alig foglal helyet oldalt.', 'The large snake plant stands in a narrow corner and hardly spreads sideways.'],
      details: [detail(SMALL_LABELS.botanical, 'Dracaena trifasciata (spárgafélék)', 'Dracaena trifasciata (asparagus family)'), detail(SMALL_LABELS.pot, '21 cm')],
    },
    olive: {
      noun: ['olajfa 80 cm', 'olive tree 80 cm'],
      mm: [450, 450, 800], kilograms: 4.8, price: 24_900,
      note: ['Az olajfa nyáron a teraszra is kiköltözhet, tíz fok alatt hozd be.', 'The olive tree may move out to the terrace in summer; bring it in once nights drop below ten degrees.'],
      details: [detail(SMALL_LABELS.botanical, 'Olea europaea (olajfafélék)', 'Olea europaea (olive family)'), detail(SMALL_LABELS.pot, '21 cm')],
    },
    largeOlive: {
      noun: ['nagy olajfa 150 cm', 'large olive tree 150 cm'],
      mm: [680, 680, 1500], kilograms: 14.5, price: 69_900,
      note: ['A nagy olajfa többéves, nyár elején virágozni is szokott.', 'The large olive tree is several years old and often flowers in early summer.'],
      details: [detail(SMALL_LABELS.botanical, 'Olea europaea (olajfafélék)', 'Olea europaea (olive family)'), detail(SMALL_LABELS.pot, '30 cm')],
    },
    ivy: {
      noun: ['borostyán 30 cm', 'ivy 30 cm'],
      mm: [300, 300, 300], kilograms: 1.4, price: 6490,
      note: ['A borostyán a hűvösebb szobát kedveli, az állandóan nedves földet viszont nem.', 'Ivy likes a cooler room, though not soil that is always wet.'],
      details: [detail(SMALL_LABELS.botanical, 'Hedera helix (aráliafélék)', 'Hedera helix (ivy family)'), detail(SMALL_LABELS.pot, '14 cm')],
    },
    pothos: {
      noun: ['szobai futóka 40 cm', 'golden pothos 40 cm'],
      mm: [360, 360, 400], kilograms: 1.9, price: 8490,
      note: ['A futóka hajtásai évente akár egy méterrel is hosszabbak, és vízben maguktól gyökereznek.', 'Pothos may grow a metre longer in a year, and cuttings root in water by themselves.'],
      details: [detail(SMALL_LABELS.botanical, 'Epipremnum aureum (kontyvirágfélék)', 'Epipremnum aureum (arum family)'), detail(SMALL_LABELS.pot, '17 cm')],
    },
    philodendron: {
      noun: ['kúszó filodendron 45 cm', 'heart-leaf philodendron 45 cm'],
      mm: [380, 380, 450], kilograms: 2.1, price: 9490,
      note: ['A filodendron szív alakú levelei félárnyékban is egyenletesen nőnek.', 'The heart-shaped leaves of the philodendron grow evenly even in half-shade.'],
      details: [detail(SMALL_LABELS.botanical, 'Philodendron hederaceum (kontyvirágfélék)', 'Philodendron hederaceum (arum family)'), detail(SMALL_LABELS.pot, '17 cm')],
    },
  },
  models: [
    {
      name: 'Terebély', design: 1,
      look: ['{A} kis fa formájú: törzse fölött kerek, fényes levelek ülnek. Egy üres sarkot egymaga betölt, mert fölfelé nő, nem szét.', '{A} has the shape of a small tree, a trunk with round, glossy leaves above. It fills an empty corner by itself, growing up rather than out.'],
      features: [['Kerek, fényes levelek', 'Round, glossy leaves'], ['Egyetlen, felálló törzs', 'Single, upright trunk'], ['Nedve kisállatokra ártalmas', 'Its sap is harmful to pets']],
      details: [OFTEN, BRIGHT],
      variants: [['rubber', 'castStone', 'dark'], ['banyan', 'wicker', 'dark']],
    },
    {
      name: 'Susogó', design: 2,
      look: ['{A} ívelt levelei szétnyílnak, és egy nyitott ablak huzatára halkan megmozdulnak. Árnyékuk csíkokban vetül a falra.', '{A} opens out into arching fronds that stir softly when a window is open. Their shade falls on the wall in stripes.'],
      features: [['Szétterülő, ívelt levelek', 'Spreading, arching fronds'], ['Hetente egyszer kér vizet', 'Needs water once a week'], ['Párát ad a szobának', 'Adds moisture to the air']],
      details: [OFTEN, BRIGHT],
      variants: [['areca', 'wicker', 'fresh'], ['kentia', 'castStone', 'dark']],
    },
    {
      name: 'Szigony', design: 3,
      look: ['{A} merev, hegyes levelei egyenesen fölfelé állnak. A formája tél-nyár ugyanaz, alig változik.', '{A} stands its stiff, pointed leaves straight up, like a sheaf of harpoons. In summer and winter alike its shape hardly changes.'],
      features: [['Felálló, kard alakú levelek', 'Upright, sword-shaped leaves'], ['Két hétig is elvan víz nélkül', 'Manages two weeks without water'], ['Rágcsáló kisállattól tartsd távol', 'Keep away from pets that chew']],
      details: [SELDOM, detail(SMALL_LABELS.light, 'világostól félárnyékig', 'bright to half-shade')],
      variants: [['snake', 'steel', 'dark'], ['tallSnake', 'castStone', 'fresh']],
    },
    {
      name: 'Szelíd', design: 4,
      look: ['{A} törzse fölött apró, ezüstös levelek sűrűsödnek. A Földközi-tenger partjáról való, ezért sok fény kell neki.', '{A} carries a cloud of small silvery leaves above its trunk. It comes from the shores of the Mediterranean and wants plenty of light.'],
      features: [['Apró, ezüstös levelek', 'Small, silvery leaves'], ['Nyáron a teraszra is kitehető', 'Can spend summer on the terrace'], ['Télen hűvös, világos helyen tartsd', 'Keep it cool and bright in winter']],
      details: [OFTEN, detail(SMALL_LABELS.light, 'a ház legvilágosabb helye', 'the brightest spot in the house')],
      variants: [['olive', 'castStone', 'silver'], ['largeOlive', 'wicker', 'silver']],
    },
    {
      name: 'Zuhatag', design: 5,
      look: ['{A} hajtásai átbuknak a cserép peremén, és hosszan lefelé csüngenek. Magas polcra tedd, ahonnan van hová nőnie.', '{A} spills its shoots over the rim of the pot and lets them hang. It belongs on a high shelf, with somewhere to grow.'],
      features: [['Lefelé csüngő hajtások', 'Trailing shoots'], ['Polcra, szekrény tetejére', 'For a shelf or the top of a cupboard'], ['Rágcsáló kisállattól tartsd távol', 'Keep away from pets that chew']],
      details: [OFTEN, detail(SMALL_LABELS.light, 'világos, félárnyékot is tűr', 'bright, tolerates half-shade')],
      variants: [['ivy', 'steel', 'fresh'], ['pothos', 'wicker', 'fresh'], ['philodendron', 'steel', 'dark']],
    },
  ],
});
