import type { Carrier, Finish, Texts } from '../range/material.ts';

/** Glazes of tableware. The notes are those of vases; tableware has its own. */
export const GLAZES = {
  matt: {
    body: 'ceramic', name: ['matt mázas kőcserép', 'matt-glazed stoneware'], colors: ['chalk', 'sage', 'graphite', 'sand', 'mist'], price: 1,
    note: ['A matt máz alatt kézzel is érezni a kőcserép finom szemcséit.', 'Under the matt glaze your hand still finds the fine grain of the stoneware.'],
  },
  gloss: {
    body: 'ceramic', name: ['fényes mázas kőcserép', 'gloss-glazed stoneware'], colors: ['honey', 'pine', 'ink', 'paprika', 'plum'], price: 1.05,
    note: ['A fényes máz színe mély, és egy öblítéstől újra tiszta.', 'The glossy glaze is deep in colour and comes clean with a rinse.'],
  },
  porcelain: {
    body: 'ceramic', name: ['porcelán', 'porcelain'], colors: ['white', 'blush', 'mist', 'linen'], price: 1.15,
    note: ['A porcelán vékonyabb a kőcserépnél, mégis nehezebben csorbul.', 'Porcelain is thinner than stoneware, and yet it chips less easily.'],
  },
} as const satisfies Record<string, Finish>;

/** The glazes with notes of their own, so that the descriptions of a shop’s tableware do not all end alike. */
export function glazesWith(notes: Readonly<Record<keyof typeof GLAZES, Texts>>): Record<keyof typeof GLAZES, Finish> {
  return { matt: { ...GLAZES.matt, note: notes.matt }, gloss: { ...GLAZES.gloss, note: notes.gloss }, porcelain: { ...GLAZES.porcelain, note: notes.porcelain } };
}

/** The second colour of glazed ware: nothing, a rim, or a dipped foot. */
export const SECOND_GLAZES = {
  plain: { surface: ['ceramic', 'chalk'], name: ['', ''], part: ['', ''] },
  rustRim: { surface: ['ceramic', 'terracotta'], name: ['', ''], part: ['rozsdaszín perem', 'rust-coloured rim'] },
  blueRim: { surface: ['ceramic', 'ink'], name: ['', ''], part: ['tintakék perem', 'ink-blue rim'] },
  greenRim: { surface: ['ceramic', 'pine'], name: ['', ''], part: ['fenyőzöld perem', 'pine-green rim'] },
  clayFoot: { surface: ['ceramic', 'terracotta'], name: ['', ''], part: ['agyagszín talp', 'clay-coloured base'] },
  sandFoot: { surface: ['ceramic', 'sand'], name: ['', ''], part: ['homokszín talp', 'sand-coloured base'] },
  chalkFoot: { surface: ['ceramic', 'chalk'], name: ['', ''], part: ['krétafehér talp', 'chalk-white base'] },
} as const satisfies Record<string, Carrier>;
