import { detail } from '../defineProduct.ts';
import { LABELS } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import { ONE_WOOD, WOOD } from '../range/finishes.ts';
import type { Finish } from '../range/material.ts';
import { STORAGE_LABELS } from './bedroomStorageLabels.ts';

const FELT_BASE = detail(STORAGE_LABELS.underside, 'filccel borítva', 'covered in felt');
const BARE_BASE = detail(STORAGE_LABELS.underside, 'lécezett, szellőzik', 'slatted, lets air through');

const PAPER = {
  body: 'paper', name: ['papírral bevont lemez', 'paper-covered board'], colors: ['ink', 'linen', 'terracotta', 'sage', 'blush', 'graphite'], price: 0.85,
  note: ['A színezett papírt kézzel húzzák a kemény lemezre, ahogy a könyvkötők szokták.', 'The dyed paper is drawn over stiff board by hand, as bookbinders do it.'],
} as const satisfies Finish;

/** Designs: 1 a rectangular box with a lid, 2 a stack of two round boxes. */
export const boxes = defineRange({
  category: 'boxes',
  brand: 'iratos',
  kind: 'box',
  tiers: [{ quantity: 3, discountPercent: 5 }],
  finishes: {
    paper: PAPER,
    linen: {
      body: 'cotton', name: ['könyvkötővászon', 'book cloth'], colors: ['oat', 'pine', 'paprika', 'mist', 'honey'], price: 0.95,
      note: ['A könyvkötővászon tapintásra kissé érdes, és a por nem ül meg rajta.', 'Book cloth is a little rough to the hand, and dust does not settle in it.'],
    },
    oak: { ...WOOD.oak, price: 1.5, note: ['A tölgydobozt belül nyersen hagyjuk, hogy fa illata legyen.', 'The oak is left bare inside, so the box keeps its scent of wood.'] },
    walnut: { ...WOOD.walnut, price: 1.75, note: ['A diófedél a használattól sötétebb lesz ott, ahol megfogják.', 'A walnut lid darkens where it is held.'] },
    ash: { ...WOOD.ash, price: 1.4, note: ['A kőrist vékony lapra szeletelik, és gőzben hajlítják körbe.', 'The ash is cut into thin sheets and bent into a ring over steam.'] },
    lacquer: { ...WOOD.lacquer, price: 1.3 },
  },
  carriers: {
    ...ONE_WOOD,
    card: { surface: ['paper', 'linen'], name: ['', ''], part: ['', ''] },
    cloth: { surface: ['cotton', 'linen'], name: ['', ''], part: ['', ''] },
    painted: { surface: ['lacquer', 'chalk'], name: ['', ''], part: ['', ''] },
  },
  details: [FELT_BASE],
  sizes: {
    a5: {
      noun: ['fedeles doboz A5', 'lidded box A5'],
      mm: [250, 180, 110], kilograms: 0.6, price: 9_490,
      note: ['Levelek, fényképek, töltők kerülnek bele.', 'It is the size for letters, photographs and chargers.'],
      details: [detail(STORAGE_LABELS.innerSize, '24 × 17 × 10 cm')],
    },
    a4: {
      noun: ['fedeles doboz A4', 'lidded box A4'],
      mm: [340, 250, 130], kilograms: 1.1, price: 13_490,
      note: ['Papírok férnek bele hajtás nélkül, és a legtöbb polc alá betolható.', 'Papers lie in it unfolded, and it slides under most shelves.'],
      details: [detail(STORAGE_LABELS.innerSize, '33 × 24 × 12 cm')],
    },
    large: {
      noun: ['nagy fedeles doboz', 'large lidded box'],
      mm: [420, 320, 220], kilograms: 2.2, price: 19_490,
      note: ['Sálak, gyerekrajzok, karácsonyfadíszek férnek el benne.', 'It is meant for scarves, children’s drawings and Christmas ornaments.'],
      details: [detail(STORAGE_LABELS.innerSize, '41 × 31 × 21 cm')],
    },
    pair18: {
      noun: ['kerek dobozpár 18 cm', 'pair of round boxes 18 cm'],
      mm: [180, 180, 190], kilograms: 0.7, price: 13_490,
      note: ['A kettő egymáson egy teáskanna helyén is elfér.', 'One on top of the other, the two take little more room than a teapot.'],
      details: [detail(LABELS.pieces, '2'), detail(LABELS.volume, '2 l + 1,5 l', '2 l + 1.5 l')],
    },
    pair26: {
      noun: ['kerek dobozpár 26 cm', 'pair of round boxes 26 cm'],
      mm: [260, 260, 260], kilograms: 1.3, price: 18_490,
      note: ['A nagyobbik egy téli sapkát is elnyel, a kisebbik a kesztyűket.', 'The larger swallows a winter hat, the smaller the gloves.'],
      details: [detail(LABELS.pieces, '2'), detail(LABELS.volume, '5,6 l + 4,4 l', '5.6 l + 4.4 l')],
    },
  },
  models: [
    {
      name: 'Könyvkötő', design: 1,
      look: ['{A} egyenes élű doboz ráboruló fedéllel, több belőle a polcon kis könyvtárnak látszik.', '{A} is a crisp-edged box with a lid that comes down over it; several fill a shelf in an even row.'],
      features: [['Vastag, 3 mm-es lemez', 'Stiff board, 3 mm thick'], ['Savmentes belső papír', 'Acid-free paper inside'], ['Egymásra rakható', 'Stackable']],
      variants: [['a5', 'linen', 'cloth'], ['a4', 'paper', 'card'], ['large', 'linen', 'cloth']],
    },
    {
      name: 'Rejtek', code: 'Iskátulya', design: 1,
      look: ['{A} fából készült, fedele pontosan a testbe illik, és csukáskor halkan kifújja a levegőt.', '{A} is made of wood, with a lid so well fitted that it breathes out softly as it closes.'],
      features: [['Fogazott sarokkötések', 'Finger-jointed corners'], ['Pontosan illeszkedő fedél', 'A lid that fits to a hair'], ['Vasalat nélkül készül', 'Made without any metal']],
      variants: [['a5', 'walnut', 'walnut'], ['a4', 'oak', 'oak']],
    },
    {
      name: 'Ikerhold', design: 2,
      look: ['{A} két kerek doboz egymáson, a kisebbik a nagyobbik fedelén ül.', '{A} is two round boxes, the smaller sitting on the lid of the larger.'],
      features: [['Mindkettőnek külön fedele van', 'Each has a lid of its own'], ['Hajlított oldalfal', 'Sides bent in the round'], ['Külön is megállják a helyüket', 'They stand just as well apart']],
      variants: [['pair18', 'ash', 'ash'], ['pair26', 'oak', 'oak']],
    },
    {
      name: 'Gyűszű', design: 2, price: 1.04,
      look: ['{A} két színes henger, gomboknak, gumiknak, fülhallgatónak, mindannak, ami a fiók alján összegubancolódna.', '{A} is two cylinders in colour, for buttons, hair ties and earphones: whatever would tangle at the bottom of a drawer.'],
      features: [['Puhán csúszó fedelek', 'Lids that slide on softly'], ['Bélelt belső', 'Lined inside'], ['A pár két különböző méret', 'Two different sizes in the pair']],
      variants: [['pair18', 'lacquer', 'painted'], ['pair26', 'paper', 'card']],
    },
  ],
});

/** Design 3: an open crate with handles. */
export const crates = defineRange({
  category: 'boxes',
  brand: 'holtag',
  kind: 'box',
  tiers: [{ quantity: 3, discountPercent: 5 }],
  finishes: {
    beech: { ...WOOD.beech, note: ['A bükk világos és egyenletes, a ládából nem áll ki szálka.', 'The beech is pale and even, and the crate is smooth on every side.'] },
    ash: { ...WOOD.ash, note: ['A kőris könnyű, teli ládában is ez számít.', 'Ash is light, and that counts when the crate is full.'] },
    oak: { ...WOOD.oak, price: 1.2 },
    smokedOak: { ...WOOD.smokedOak, price: 1.3, note: ['A füstölt tölgyön a föld és a hamu sem hagy nyomot.', 'Neither soil nor ash will show on smoked oak.'] },
  },
  carriers: ONE_WOOD,
  details: [BARE_BASE],
  sizes: {
    crate: {
      noun: ['faláda', 'wooden crate'],
      mm: [400, 300, 230], kilograms: 2.4, price: 17_490,
      note: ['A piacról egy heti zöldséget haza lehet hozni benne.', 'It brings a week’s vegetables home from the market.'],
      details: [detail(LABELS.volume, '24 l'), detail(LABELS.load, '20 kg')],
    },
    crateLarge: {
      noun: ['nagy faláda', 'large wooden crate'],
      mm: [560, 370, 280], kilograms: 3.8, price: 23_900,
      note: ['Tűzifa, lemez, építőkocka is belefér.', 'It is sized for firewood, records or a child’s building blocks.'],
      details: [detail(LABELS.volume, '50 l'), detail(LABELS.load, '30 kg')],
    },
  },
  models: [
    {
      name: 'Kofa', design: 3,
      look: ['{A} nyitott láda két fogóval, olyan, amilyet a piaci asszonyok tesznek le az ember elé.', '{A} is an open crate with two handles, the kind that market women set down in front of you.'],
      features: [['Ragasztott és szegezett sarkok', 'Corners glued and nailed'], ['Kézre álló fogók', 'Handles that sit well in the hand'], ['Egymásra rakható', 'Stackable']],
      variants: [['crate', 'beech', 'beech'], ['crateLarge', 'oak', 'oak']],
    },
    {
      name: 'Gyümölcsös', design: 3, price: 1.08,
      look: ['{A} lécei között levegő jár, a téli alma sem fülled be benne. Oldalára fordítva kis polc is lehet.', '{A} lets air between its slats, so winter apples keep. Turned on its side, it makes a small shelf.'],
      features: [['Lesimított, szálkamentes élek', 'Smoothed edges without splinters'], ['Élelmiszerbiztos olaj', 'Food-safe oil'], ['Két végén fogóval', 'A handle at either end']],
      variants: [['crate', 'ash', 'ash'], ['crateLarge', 'smokedOak', 'smokedOak']],
    },
  ],
});
