import type { Carrier, Finish } from '../range/material.ts';

/** Beech painted in one colour. */
export const PAINTED_BEECH = {
  blackBeech: {
    body: 'lacquer', name: ['feketére festett bükk', 'black-painted beech'], colors: ['black'], price: 0.92,
    note: ['A fekete festék vékony, élei idővel fényesre kopnak.', 'The black paint is thin, and its edges wear to a shine in time, as on old chairs.'],
  },
  pineBeech: {
    body: 'lacquer', name: ['fenyőzöldre festett bükk', 'pine-green painted beech'], colors: ['pine'], price: 0.92,
    note: ['A fenyőzöld festék matt és vízbázisú, tetőtől talpig ugyanaz az árnyalat.', 'The pine-green paint is matt and water-based, in the same shade from top to toe.'],
  },
  paprikaBeech: {
    body: 'lacquer', name: ['paprikapirosra festett bükk', 'paprika-painted beech'], colors: ['paprika'], price: 0.92,
    note: ['A paprikapiros festék matt, ezért messziről élénk, közelről mégis lágy.', 'The paprika red is a matt paint, so it is bright from afar and soft close to.'],
  },
  chalkBeech: {
    body: 'lacquer', name: ['krétafehérre festett bükk', 'chalk-painted beech'], colors: ['chalk'], price: 0.92,
    note: ['A krétafehér festék tört árnyalatú, nem vakít a napos konyhában sem.', 'The chalk paint is an off-white that does not glare, even in a sunny kitchen.'],
  },
} as const satisfies Record<string, Finish>;

/** Frames for these finishes. */
export const PAINTED_FRAMES = {
  blackBeech: { surface: ['lacquer', 'black'], name: PAINTED_BEECH.blackBeech.name, part: ['', ''] },
  pineBeech: { surface: ['lacquer', 'pine'], name: PAINTED_BEECH.pineBeech.name, part: ['', ''] },
  paprikaBeech: { surface: ['lacquer', 'paprika'], name: PAINTED_BEECH.paprikaBeech.name, part: ['', ''] },
  chalkBeech: { surface: ['lacquer', 'chalk'], name: PAINTED_BEECH.chalkBeech.name, part: ['', ''] },
} as const satisfies Record<string, Carrier>;

/** Felted wool for seats. */
export const FELT = {
  body: 'wool', name: ['gyapjúfilc', 'wool felt'], colors: ['moss', 'dove', 'ink', 'terracotta'], price: 1.1,
  note: ['A gyapjúfilc tömör és sima, és tisztán kirajzolja a formát.', 'Wool felt is dense and smooth and keeps an outline crisp.'],
} as const satisfies Finish;

/** Slabs of stone. */
export const STONE = {
  travertine: {
    body: 'stone', name: ['travertin', 'travertine'], colors: ['travertine'], price: 1,
    note: ['A travertin pórusait kitöltjük és impregnáljuk, rajzolatuk így is látszik.', 'The pores of the travertine are filled and sealed, and their pattern still shows.'],
  },
  marble: {
    body: 'stone', name: ['fehér márvány', 'white marble'], colors: ['marble'], price: 1.15,
    note: ['A fehér márvány selyemfényűre csiszolt, szürke erei minden lapon máshol futnak.', 'The white marble is honed, and its grey veins take a different course on every slab.'],
  },
} as const satisfies Record<string, Finish>;
