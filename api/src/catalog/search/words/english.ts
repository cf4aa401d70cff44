/** First parts of compounds that English writes as one word. */
export const ENGLISH_MODIFIERS = `arm book door foot bath bed table wood stone glass cane rattan oak rocking deck bar side candle flower plant work wash night day water wine tea coffee soup fire house wall floor lamp lambs cow sheep paper cup news`.split(' ');

/** Second parts that name the product: a bookshelf is a shelf, but a sideboard is not a board. */
export const ENGLISH_HEADS = `chair chairs shelf shelves case cases stool stools rug rugs mat mats lamp lamps light lights cloth cloths glass glasses basket baskets towel towels mirror mirrors robe ware spread linen table tables bench stand stands pot pots skin wool`.split(' ');

export const ENGLISH_IRREGULAR: ReadonlyMap<string, string> = new Map(Object.entries({ shelves: 'shelf', shelving: 'shelf', knives: 'knife', leaves: 'leaf', scarves: 'scarf', loaves: 'loaf', geese: 'goose', children: 'child', kids: 'kid', men: 'man', women: 'woman', feet: 'foot', dishes: 'dish', glasses: 'glass', benches: 'bench', boxes: 'box', bedding: 'bedclothes', woollen: 'wool', woolen: 'wool', wooden: 'wood', sofas: 'sofa', mirrored: 'mirror', lighting: 'light' }));

/** Stop words. */
export const ENGLISH_STOP_WORDS = new Set(
  `a an and or the of for with in on to from by is are be it its that this your my our at as into out up no not some any very cm mm kg x s coloured colored`.split(/\s+/),
);

/** Words that follow one of these qualify the words before it: a bed with storage is a bed. */
export const ENGLISH_PREPOSITIONS = new Set('with without for in on under from to'.split(' '));
