import type { PictureKind } from '@feszek/demo/drawing';

/** Words that tell what a product is; both languages, whole words or their beginnings. */
const WORDS: readonly (readonly [RegExp, PictureKind])[] = [
  // What lies on a seat is no seat; the words for both begin at the same place.
  [/\b(?:(?:arm|high)?chair|seat|back|footstool|stool|bench|ülő|szék)(?:\/back)?[- ]?(?:cushion|pad\b|pads\b|párna)/, 'cushion'],
  [/corner sofa|sarokkanap/, 'corner-sofa'],
  [/coffee table|dohányzóasztal/, 'coffee-table'],
  [/(?:side|tray) table|lerakóasztal|trolley|zsúrkocsi/, 'side-table'],
  [/tv[ -](unit|bench|stand|storage|állvány)|tv & media/, 'tv-unit'],
  [/bedside|nightstand|éjjeliszekrény/, 'nightstand'],
  [/chests? of|dresser|drawers?\b|fiókos/, 'dresser'],
  [/bar stools?|bárszék/, 'bar-stool'],
  [/(office|swivel|desk) chair|irodai szék|forgószék/, 'office-chair'],
  [/arm ?chair|chaise|lounger|fotel|nyugágy|napozóágy/, 'armchair'],
  [/pouf|footstool|bean ?bag|puff|lábtartó|babzsák/, 'pouf'],
  [/sofa|couch|settee|\bseat|conversation set|hammock|kanapé/, 'sofa'],
  [/bench(es)?\b|padok|\bpad\b/, 'bench'],
  [/shoe|cipős/, 'shoe-cabinet'],
  [/(hat|coat) (rack|stand)|hooks?\b|fogas/, 'coat-rack'],
  [/laundry|szennyes/, 'laundry-basket'],
  [/wardrobe|clothes|gardrób/, 'wardrobe'],
  [/(wall|floating) shel(f|ves)|falipolc/, 'wall-shelf'],
  [/bookcase|shel(f|ves|ving)|\brack\b|room divider|polc|térelválasztó/, 'shelf'],
  [/sideboard|buffet|cabinet|cupboard|console|storage (?:unit|comb)|komód|szekrény/, 'sideboard'],
  [/desks?\b|íróasztal/, 'desk'],
  [/stools?\b|chairs?\b|high ?chair|\bszék|zsámoly/, 'chair'],
  [/cots?\b|beds?\b|daybed|mattress|headboard|\bágy/, 'bed'],
  [/table lamp|asztali lámpa/, 'table-lamp'],
  [/pendant|függőlámpa|ceiling lamp/, 'pendant-lamp'],
  [/wall lamp|fali lámpa|fali kar/, 'wall-lamp'],
  [/lamp\b|lámpa/, 'floor-lamp'],
  [/tables?\b|asztal/, 'dining-table'],
  [/bath mat|fürdőszobaszőnyeg/, 'bath-mat'],
  [/rugs?\b|szőnyeg/, 'rug'],
  [/cushion|pillow|párna/, 'cushion'],
  [/throws?\b|blanket|takaró|pléd/, 'throw'],
  [/bed ?linen|duvet|ágynemű/, 'bed-linen'],
  [/curtain|függöny/, 'curtain'],
  [/towel|törölköző/, 'towel'],
  [/mirror|tükör|tükrök/, 'mirror'],
  [/candle|gyertya/, 'candle-holder'],
  [/plant pot|planter|kaspó/, 'plant-pot'],
  [/plants?\b|növény/, 'plant'],
  [/vases?\b|váza|vázák/, 'vase'],
  [/clocks?\b|\bóra\b|\bórák\b/, 'clock'],
  [/print|poster|picture|falikép/, 'print'],
  [/carafe|karaffa/, 'carafe'],
  [/glass(es|ware)?\b(?![ -](?:door|shel|top|panel))|pohár|poharak/, 'glass'],
  [/\b(?:mug|cup)s?\b(?! handle)|bögr|csész/, 'mug'],
  [/bowls?\b|\btálak?\b/, 'bowl'],
  [/\bplates?\b|tányér/, 'plate'],
  [/jugs?\b|kancsó/, 'jug'],
  [/trays?\b|tálca|tálcák/, 'tray'],
  [/board\b|vágódeszk/, 'board'],
  [/saucepan|cookware|\bpots?\b|fazék/, 'pot'],
  [/\bpans?\b|serpenyő/, 'pan'],
  [/dispenser|adagoló/, 'dispenser'],
  [/baskets?\b|kosár|kosarak/, 'basket'],
  [/organi[sz]er|rendező/, 'organiser'],
];

/**
 * What a product is, by the first of the texts that tells.
 *
 * @param texts the most telling first, e.g. a subtitle, a title, a category
 * @returns a plain box where none of them tells
 */
export function kindOfWords(texts: readonly (string | null | undefined)[]): PictureKind {
  for (const text of texts) {
    const lower = text?.toLocaleLowerCase('hu');
    // A table with two chairs is a table: what comes first is what is sold.
    const found = lower === undefined ? [] : WORDS.map(([words, kind]) => ({ at: lower.search(words), kind })).filter(({ at }) => at >= 0);
    const [first] = found.toSorted((a, b) => a.at - b.at);
    if (first) return first.kind;
  }
  return 'box';
}
