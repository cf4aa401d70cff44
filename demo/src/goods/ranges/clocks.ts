import { detail } from '../defineProduct.ts';
import { defineRange } from '../range/defineRange.ts';
import { WOOD } from '../range/finishes.ts';
import type { Carrier, Finish } from '../range/material.ts';
import { SMALL_LABELS } from './kitchenDecorPlantsLabels.ts';

const FACES = {
  oak: WOOD.oak,
  walnut: WOOD.walnut,
  ash: WOOD.ash,
  smokedOak: WOOD.smokedOak,
  lacquer: WOOD.lacquer,
  steel: {
    body: 'metal', name: ['porfestett acél', 'powder-coated steel'], colors: ['chalk', 'pine', 'terracotta', 'ink'], price: 0.95,
    note: ['A porfestett számlap matt, lámpafénynél sem csillog vissza.', 'The powder-coated face is matt and shows no glare by lamplight.'],
  },
  travertine: {
    body: 'stone', name: ['travertin', 'travertine'], colors: ['travertine'], price: 1.35,
    note: ['A travertin ház egyetlen kőtömbből készül, a rétegei végigfutnak rajta.', 'The travertine case is cut from one block, and the layers run all the way across it.'],
  },
} as const satisfies Record<string, Finish>;

const HANDS = {
  brassRim: { surface: ['brass', 'brass'], name: ['sárgaréz', 'brass'], part: ['sárgaréz perem', 'brass rim'] },
  blackRim: { surface: ['metal', 'black'], name: ['acél', 'steel'], part: ['fekete perem', 'black rim'] },
  brassHands: { surface: ['brass', 'brass'], name: ['sárgaréz', 'brass'], part: ['sárgaréz mutatók', 'brass hands'] },
  blackHands: { surface: ['metal', 'black'], name: ['acél', 'steel'], part: ['fekete mutatók', 'black hands'] },
} as const satisfies Record<string, Carrier>;

/** Designs: 1 round with marks, 2 wooden without a rim, 3 arched mantel clock. */
export const clocks = defineRange({
  category: 'clocks',
  brand: 'rezkut',
  kind: 'clock',
  finishes: FACES,
  carriers: HANDS,
  details: [detail(SMALL_LABELS.movement, 'kvarcmű, ketyegés nélkül', 'quartz, without a tick'), detail(SMALL_LABELS.battery, '1 db AA ceruzaelem, nem tartozék', '1 AA battery, not included')],
  sizes: {
    wall: {
      noun: ['falióra ⌀ 30', 'wall clock ⌀ 30'],
      mm: [300, 45, 300], kilograms: 1.1, price: 22_900,
      note: ['A konyha túlsó végéből is jól látszik.', 'It is legible from the far end of the kitchen.'],
      details: [detail(SMALL_LABELS.diameter, '30 cm')],
    },
    largeWall: {
      noun: ['nagy falióra ⌀ 40', 'large wall clock ⌀ 40'],
      mm: [400, 50, 400], kilograms: 1.9, price: 31_900,
      note: ['Nagyobb nappaliban vagy étkezőben kép helyett is megáll a falon.', 'It is meant for a larger living or dining room, even in place of a picture.'],
      details: [detail(SMALL_LABELS.diameter, '40 cm')],
    },
    smallWall: {
      noun: ['kis falióra ⌀ 22', 'small wall clock ⌀ 22'],
      mm: [220, 40, 220], kilograms: 0.7, price: 17_490,
      note: ['Dolgozósarokba, gyerekszobába, az ajtó fölé.', 'It fits a study corner, a child’s room or the space above a door.'],
      details: [detail(SMALL_LABELS.diameter, '22 cm')],
    },
    mantel: {
      noun: ['asztali óra', 'mantel clock'],
      mm: [180, 80, 220], kilograms: 1.3, price: 21_900,
      note: ['Kandallópárkányon vagy a könyvek között, polcon áll.', 'It belongs on a mantelpiece or among the books on a shelf.'],
      details: [],
    },
    smallMantel: {
      noun: ['kis asztali óra', 'small mantel clock'],
      mm: [130, 60, 155], kilograms: 0.7, price: 16_490,
      note: ['Éjjeliszekrényen is elfér a lámpa és a könyv mellett.', 'It finds room on a bedside table beside the lamp and the book.'],
      details: [],
    },
  },
  models: [
    {
      name: 'Torony', design: 1,
      look: ['{A} kerek számlapján tizenkét jel áll körben, szám nincs rajta. Az idő a szoba túlsó végéből is egyetlen pillantással leolvasható.', '{A} sets twelve marks round its face and does without numerals. One glance gives you the time, as a church clock does from a distance.'],
      features: [['Tizenkét órajel', 'Twelve hour marks'], ['Peremmel keretezett számlap', 'Face framed by a rim'], ['Egyetlen csavarra akasztható', 'Hangs on a single screw']],
      variants: [['wall', 'steel', 'brassRim'], ['largeWall', 'lacquer', 'blackRim']],
    },
    {
      name: 'Vasút', design: 1,
      look: ['{A} a váróterem órájára emlékeztet: kerek, körben jelekkel, sima felülettel. Egy pillantás elég, és tudni, hány perc van még indulásig.', '{A} brings a waiting room to mind: round, marked all the way round and plain on its face. A glance tells you how many minutes are left before you must go.'],
      features: [['Jól olvasható jelek', 'Marks that are easy to read'], ['Sima, nyugodt számlap', 'Calm, plain face'], ['Rádióvezérlés nélkül is pontos', 'Keeps good time without a radio signal']],
      variants: [['wall', 'lacquer', 'brassRim'], ['smallWall', 'steel', 'blackRim']],
    },
    {
      name: 'Tölgyes', design: 2,
      look: ['{A} egyetlen fakorong, perem és üveg nélkül. A mutatók a fa rajzolata előtt járnak, és ujjal is igazíthatók.', '{A} is a single disc of wood, without rim or glass. The hands pass across the grain and can be set with a finger.'],
      features: [['Perem nélküli fakorong', 'Wooden disc without a rim'], ['Látható farajzolat', 'Grain left on show'], ['Lapos, alig áll ki a falból', 'Flat, hardly proud of the wall']],
      variants: [['wall', 'oak', 'blackHands'], ['largeWall', 'walnut', 'brassHands'], ['smallWall', 'ash', 'blackHands']],
    },
    {
      name: 'Vecsernye', design: 3,
      look: ['{A} íves tetejű tömb, a homlokán kerek órával. Magától megáll, szerelni nem kell.', '{A} is a block with an arched top and a round clock set in its front. It stands by itself and needs no fixing.'],
      features: [['Íves tetejű ház', 'Case with an arched top'], ['Polcon, párkányon megáll', 'Stands on a shelf or a sill'], ['Hátul hozzáférhető elem', 'Battery reached from behind']],
      variants: [['mantel', 'travertine', 'brassHands'], ['smallMantel', 'lacquer', 'blackHands']],
    },
    {
      name: 'Remete', design: 3,
      look: ['{A} kis boltívre emlékeztet, mintha egy fülkébe zárták volna az időt. Csendben jár, alvás mellett sem zavar.', '{A} is a small vault of a clock. It runs in silence and disturbs no one’s sleep.'],
      features: [['Boltíves forma', 'Shape of a small vault'], ['Alvás mellett is csendes', 'Silent enough to sleep beside'], ['Csúszásgátló az alján', 'Non-slip underneath']],
      variants: [['mantel', 'smokedOak', 'brassHands'], ['smallMantel', 'walnut', 'blackHands']],
    },
  ],
});
