/** The pictures of the demonstration shop's social posts: the product that each shows in a room, by the name of its file. */
export const SOCIAL_PICTURES: ReadonlyMap<string, string> = new Map([
  ['armchair', 'VAC-KUCKO'],
  ['smoked-oak-table', 'BUK-LAKODALOM'],
  ['arc-lamp', 'DER-GEMESKUT'],
  ['cane-chair', 'HAR-NADAS'],
  ['wool-rug', 'SZO-UGAR'],
  ['bookcase', 'HOL-KONYVMOLY'],
]);
