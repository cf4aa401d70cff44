import { detail } from '../defineProduct.ts';
import { LABELS } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import { WOOD } from '../range/finishes.ts';
import type { Finish } from '../range/material.ts';
import { SMALL_LABELS } from './kitchenDecorPlantsLabels.ts';

const FRAMES = {
  oak: WOOD.oak,
  walnut: {
    body: 'wood', name: ['dió', 'walnut'], colors: ['walnut'], price: 1.3,
    note: ['A dió barnája az évekkel melegebb lesz, a rajzolata minden kereten más.', 'The brown of walnut grows warmer with the years, and its figure differs from frame to frame.'],
  },
  ash: WOOD.ash,
  smokedOak: WOOD.smokedOak,
  brass: {
    body: 'brass', name: ['lakkozott sárgaréz', 'lacquered brass'], colors: ['brass'], price: 1.15,
    note: ['A sárgarezet vékony lakkréteg védi, ezért nem kell fényezni.', 'A thin coat of lacquer protects the brass, so it needs no polishing.'],
  },
  steel: {
    body: 'metal', name: ['porfestett acél', 'powder-coated steel'], colors: ['black', 'pine', 'chalk', 'terracotta'], price: 0.9,
    note: ['A porfestett acélkeret vékony.', 'The powder-coated steel frame is thin.'],
  },
  cane: {
    body: 'cane', name: ['font nád', 'woven cane'], colors: ['rattan'], price: 1,
    note: ['A nádat áztatva fonják, száradás közben feszül a helyére.', 'The cane is woven wet and tightens into place as it dries.'],
  },
} as const satisfies Record<string, Finish>;

const ON_THE_WALL = detail(LABELS.mounting, 'falra, a csavarok a csomagban vannak', 'on the wall; screws included');
const LEANING = detail(LABELS.mounting, 'falnak támasztva, a rögzítő a csomagban van', 'leans on the wall; the fixing is included');

/** Designs: 1 round, 2 arched, 3 rectangular, 4 oval, 5 soft irregular pebble. */
export const mirrors = defineRange({
  category: 'mirrors',
  brand: 'rezkut',
  kind: 'mirror',
  finishes: FRAMES,
  carriers: { glass: { surface: ['glass', 'clear'], name: ['ezüstözött üveg', 'silvered glass'], part: ['', ''] } },
  details: [detail(SMALL_LABELS.glass, '4 mm-es, ezüstözött', '4 mm, silvered')],
  sizes: {
    round: {
      noun: ['kerek tükör ⌀ 60', 'round mirror ⌀ 60'],
      mm: [600, 30, 600], kilograms: 4.8, price: 44_900,
      note: ['Mosdó vagy előszobai polc fölé illő méret.', 'The size is right above a washbasin or a shelf in the hall.'],
      details: [ON_THE_WALL],
    },
    largeRound: {
      noun: ['nagy kerek tükör ⌀ 90', 'large round mirror ⌀ 90'],
      mm: [900, 34, 900], kilograms: 9.6, price: 74_900,
      note: ['Komód vagy kanapé fölött egymaga elég egy egész falra.', 'Above a sideboard or a sofa, one is enough for the whole wall.'],
      details: [ON_THE_WALL],
    },
    arch: {
      noun: ['íves tükör 60 × 90', 'arched mirror 60 × 90'],
      mm: [600, 30, 900], kilograms: 7, price: 54_900,
      note: ['Fejtől derékig mutat, egy keskeny falszakaszon is elfér.', 'It shows you from head to waist and fits a narrow stretch of wall.'],
      details: [ON_THE_WALL],
    },
    standing: {
      noun: ['állótükör 75 × 180', 'floor mirror 75 × 180'],
      mm: [750, 40, 1800], kilograms: 22, price: 129_900,
      note: ['Tetőtől talpig mutat, és a szobát is mélyebbnek láttatja.', 'It shows you from head to toe and makes the room look deeper.'],
      details: [LEANING],
    },
    rectangle: {
      noun: ['szögletes tükör 60 × 80', 'rectangular mirror 60 × 80'],
      mm: [600, 28, 800], kilograms: 6.4, price: 46_900,
      note: ['Állítva és fektetve is felszerelhető.', 'It can be fixed upright or on its side.'],
      details: [ON_THE_WALL],
    },
    fullLength: {
      noun: ['egész alakos tükör 50 × 160', 'full-length mirror 50 × 160'],
      mm: [500, 32, 1600], kilograms: 13.5, price: 84_900,
      note: ['Félméternyi helyen a cipőtől a sapkáig mindent megmutat.', 'In half a metre of width it shows everything from shoes to hat.'],
      details: [LEANING],
    },
    oval: {
      noun: ['ovális tükör 50 × 75', 'oval mirror 50 × 75'],
      mm: [500, 30, 750], kilograms: 4.9, price: 46_900,
      note: ['Fésülködőasztal vagy mosdó fölé akaszd.', 'It belongs above a dressing table or a washbasin.'],
      details: [ON_THE_WALL],
    },
    largeOval: {
      noun: ['nagy ovális tükör 70 × 110', 'large oval mirror 70 × 110'],
      mm: [700, 34, 1100], kilograms: 9.9, price: 79_900,
      note: ['Elég magas ahhoz, hogy egy magas és egy alacsony ember is jól lássa magát benne.', 'It is tall enough for a tall person and a short one to see themselves in it.'],
      details: [ON_THE_WALL],
    },
    pebble: {
      noun: ['kavicstükör 60 × 70', 'pebble mirror 60 × 70'],
      mm: [600, 30, 700], kilograms: 5.6, price: 49_900,
      note: ['Komód vagy íróasztal fölött oldja a sok egyenes vonalat.', 'It suits the wall above a sideboard or a desk, where a regular shape would look too strict.'],
      details: [ON_THE_WALL],
    },
    largePebble: {
      noun: ['nagy kavicstükör 80 × 110', 'large pebble mirror 80 × 110'],
      mm: [800, 34, 1100], kilograms: 11.2, price: 89_900,
      note: ['Üres nappalifalra is elég, kép nem kell mellé.', 'It is enough for an empty living-room wall, with no picture beside it.'],
      details: [ON_THE_WALL],
    },
  },
  models: [
    {
      name: 'Újhold', design: 1,
      look: ['{A} kerete ujjnyi széles karika, mindenütt egyforma. Ablakkal szemközt felakasztva délutánra egy második fényforrás lesz belőle.', '{A} is framed by a hoop a finger wide and even all the way round. Hung opposite a window, it turns into a second source of light by the afternoon.'],
      features: [['Egyenletes, karcsú keret', 'Slender, even frame'], ['Fürdőszobában is felakasztható', 'Suitable for a bathroom'], ['Rejtett felfüggesztés', 'Concealed fixing']],
      variants: [['round', 'steel', 'glass'], ['largeRound', 'oak', 'glass']],
    },
    {
      name: 'Verőce', design: 2,
      look: ['{A} alul szögletes, felül ívben zárul, akár egy kertkapu. Egy sötét folyosó végén úgy hat, mintha nyílna mögötte valami.', '{A} is square below and closes in an arch above. At the end of a dark corridor it looks as if something opened behind it.'],
      features: [['Íves felső lezárás', 'Arched top'], ['Biztonsági fólia a hátán', 'Safety film on the back'], ['Egyenes alja polcra is állítható', 'Straight foot that can stand on a shelf']],
      variants: [['arch', 'walnut', 'glass'], ['standing', 'steel', 'glass']],
    },
    {
      name: 'Vándor', design: 3,
      look: ['{A} egyszerű téglalap, vékony kerettel, pontosan illesztett sarkokkal. Oda kerülhet, ahol épp kell: hálóba, előszobába, próbafülkének a gardrób mellé.', '{A} is a plain rectangle with a thin frame and closely fitted corners. It goes wherever it is needed: in the bedroom, in the hall, or by the wardrobe as a fitting room.'],
      features: [['Pontos, gérbe vágott sarkok', 'Precise mitred corners'], ['Vékony, erős keret', 'Thin, strong frame'], ['Torzítás nélküli kép', 'Reflection without distortion']],
      variants: [['rectangle', 'steel', 'glass'], ['fullLength', 'ash', 'glass']],
    },
    {
      name: 'Tünde', design: 4,
      look: ['{A} hosszúkás oválisa az arc formáját követi. Keskenyebb a kereknél, ezért két ablak közé is befér.', '{A} is an upright oval, following the shape of a face. Narrower than a round mirror, it also fits between two windows.'],
      features: [['Arcformájú ovális', 'Oval, like a face'], ['Sehol egy sarok', 'Not a corner anywhere'], ['Függőlegesen és fektetve is jó', 'Good upright or on its side']],
      variants: [['oval', 'brass', 'glass'], ['largeOval', 'smokedOak', 'glass']],
    },
    {
      name: 'Séd', design: 5,
      look: ['{A} körvonala szabálytalan, egy patak kavicsáét követi. Nincs teteje és alja, ezért úgy akasztod fel, ahogy a szobádba illik.', '{A} has the uneven outline of a pebble worn down in a brook. It has no top or bottom, so you hang it as the room asks.'],
      features: [['Szabálytalan, lágy körvonal', 'Soft, irregular outline'], ['Négyféleképpen akasztható', 'Hangs four ways'], ['A keret végig követi a formát', 'Frame that follows the shape throughout']],
      price: 1.05,
      variants: [['pebble', 'steel', 'glass'], ['largePebble', 'walnut', 'glass']],
    },
    {
      name: 'Rosta', design: 4,
      look: ['{A} kerek tükrét font keret fogja körbe. Fehér falon meleg színű folt lesz belőle.', '{A} is a round mirror in a woven frame, held as a sieve holds its mesh. On a white wall it makes a warm patch of colour.'],
      features: [['Kézzel font keret', 'Frame woven by hand'], ['Könnyű, vékony falra is felszerelhető', 'Light enough for a thin wall'], ['Száraz helyiségbe', 'For dry rooms']],
      variants: [['round', 'cane', 'glass']],
    },
  ],
});
