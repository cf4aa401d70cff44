import type { GoodsProduct } from './types.ts';

/** Related leaf categories of each leaf category, best first. */
const COMPANIONS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries({
  'two-seat-sofas': ['coffee-tables', 'cushions', 'floor-lamps', 'wool-rugs', 'side-tables', 'throws'],
  'three-seat-sofas': ['coffee-tables', 'armchairs', 'wool-rugs', 'floor-lamps', 'cushions', 'throws'],
  'corner-sofas': ['coffee-tables', 'wool-rugs', 'cushions', 'throws', 'floor-lamps', 'tv-units'],
  armchairs: ['poufs', 'floor-lamps', 'side-tables', 'throws', 'wool-rugs', 'bookcases'],
  poufs: ['armchairs', 'throws', 'two-seat-sofas', 'wool-rugs', 'side-tables', 'boards-trays'],
  'coffee-tables': ['three-seat-sofas', 'vases', 'wool-rugs', 'armchairs', 'boards-trays', 'candle-holders'],
  'side-tables': ['armchairs', 'table-lamps', 'two-seat-sofas', 'vases', 'throws', 'candle-holders'],
  'tv-units': ['three-seat-sofas', 'table-lamps', 'wall-art', 'house-plants', 'coffee-tables', 'wool-rugs'],
  'rectangular-tables': ['wooden-chairs', 'pendant-lamps', 'benches', 'plates', 'vases', 'sideboards'],
  'round-tables': ['upholstered-chairs', 'pendant-lamps', 'wooden-chairs', 'plates', 'vases', 'flat-woven-rugs'],
  'wooden-chairs': ['rectangular-tables', 'pendant-lamps', 'benches', 'plates', 'flat-woven-rugs', 'sideboards'],
  'upholstered-chairs': ['round-tables', 'pendant-lamps', 'rectangular-tables', 'plates', 'sideboards', 'candle-holders'],
  'bar-stools': ['pendant-lamps', 'glassware', 'boards-trays', 'bowls', 'wall-shelves', 'cookware'],
  benches: ['rectangular-tables', 'coat-racks', 'cushions', 'shoe-cabinets', 'throws', 'mirrors'],
  'wooden-beds': ['nightstands', 'bed-linen', 'table-lamps', 'wool-rugs', 'throws', 'wardrobes'],
  'upholstered-beds': ['nightstands', 'bed-linen', 'wall-lamps', 'wool-rugs', 'cushions', 'benches'],
  wardrobes: ['dressers', 'mirrors', 'boxes', 'wooden-beds', 'coat-racks', 'laundry-baskets'],
  nightstands: ['table-lamps', 'wooden-beds', 'upholstered-beds', 'clocks', 'vases', 'wall-lamps'],
  dressers: ['mirrors', 'table-lamps', 'wardrobes', 'vases', 'boxes', 'nightstands'],
  bookcases: ['armchairs', 'boxes', 'table-lamps', 'vases', 'clocks', 'desks'],
  'wall-shelves': ['house-plants', 'candle-holders', 'vases', 'boxes', 'plant-pots', 'clocks'],
  sideboards: ['vases', 'table-lamps', 'mirrors', 'rectangular-tables', 'wall-art', 'candle-holders'],
  'coat-racks': ['shoe-cabinets', 'mirrors', 'benches', 'baskets', 'flat-woven-rugs', 'wall-lamps'],
  'shoe-cabinets': ['coat-racks', 'mirrors', 'baskets', 'flat-woven-rugs', 'benches', 'wall-lamps'],
  baskets: ['throws', 'house-plants', 'laundry-baskets', 'shoe-cabinets', 'armchairs', 'boxes'],
  boxes: ['bookcases', 'wall-shelves', 'organisers', 'wardrobes', 'baskets', 'desks'],
  'floor-lamps': ['armchairs', 'three-seat-sofas', 'side-tables', 'wool-rugs', 'bookcases', 'table-lamps'],
  'pendant-lamps': ['rectangular-tables', 'round-tables', 'wooden-chairs', 'plates', 'candle-holders', 'sideboards'],
  'table-lamps': ['nightstands', 'sideboards', 'side-tables', 'desks', 'vases', 'dressers'],
  'wall-lamps': ['upholstered-beds', 'mirrors', 'nightstands', 'wall-art', 'desks', 'coat-racks'],
  'wool-rugs': ['three-seat-sofas', 'coffee-tables', 'armchairs', 'poufs', 'floor-lamps', 'throws'],
  'flat-woven-rugs': ['wooden-chairs', 'coat-racks', 'benches', 'baskets', 'rectangular-tables', 'shoe-cabinets'],
  cushions: ['throws', 'three-seat-sofas', 'armchairs', 'two-seat-sofas', 'bed-linen', 'wool-rugs'],
  throws: ['cushions', 'armchairs', 'three-seat-sofas', 'baskets', 'wooden-beds', 'candle-holders'],
  'bed-linen': ['upholstered-beds', 'wooden-beds', 'throws', 'cushions', 'nightstands', 'towels'],
  curtains: ['wool-rugs', 'cushions', 'floor-lamps', 'house-plants', 'armchairs', 'upholstered-beds'],
  plates: ['bowls', 'mugs', 'glassware', 'jugs', 'rectangular-tables', 'candle-holders'],
  bowls: ['plates', 'mugs', 'boards-trays', 'jugs', 'glassware', 'cookware'],
  mugs: ['plates', 'jugs', 'boards-trays', 'bowls', 'wall-shelves', 'throws'],
  jugs: ['glassware', 'mugs', 'plates', 'vases', 'boards-trays', 'bowls'],
  glassware: ['jugs', 'plates', 'boards-trays', 'candle-holders', 'bowls', 'bar-stools'],
  cookware: ['boards-trays', 'bowls', 'plates', 'jugs', 'glassware', 'mugs'],
  'boards-trays': ['glassware', 'cookware', 'bowls', 'mugs', 'candle-holders', 'plates'],
  towels: ['bath-mats', 'bath-accessories', 'laundry-baskets', 'baskets', 'mirrors', 'bed-linen'],
  'bath-mats': ['towels', 'bath-accessories', 'laundry-baskets', 'mirrors', 'wall-shelves', 'house-plants'],
  'bath-accessories': ['towels', 'bath-mats', 'mirrors', 'wall-shelves', 'laundry-baskets', 'candle-holders'],
  'laundry-baskets': ['towels', 'bath-mats', 'baskets', 'bed-linen', 'bath-accessories', 'wardrobes'],
  desks: ['office-chairs', 'table-lamps', 'organisers', 'wall-shelves', 'bookcases', 'boxes'],
  'office-chairs': ['desks', 'organisers', 'table-lamps', 'flat-woven-rugs', 'bookcases', 'wall-shelves'],
  organisers: ['desks', 'table-lamps', 'office-chairs', 'boxes', 'clocks', 'wall-shelves'],
  mirrors: ['sideboards', 'dressers', 'wall-lamps', 'coat-racks', 'vases', 'bath-accessories'],
  vases: ['sideboards', 'house-plants', 'candle-holders', 'coffee-tables', 'wall-shelves', 'jugs'],
  'candle-holders': ['vases', 'rectangular-tables', 'boards-trays', 'coffee-tables', 'glassware', 'wall-shelves'],
  clocks: ['sideboards', 'wall-art', 'desks', 'bookcases', 'vases', 'table-lamps'],
  'wall-art': ['sideboards', 'three-seat-sofas', 'vases', 'clocks', 'desks', 'floor-lamps'],
  'house-plants': ['plant-pots', 'wall-shelves', 'baskets', 'floor-lamps', 'vases', 'curtains'],
  'plant-pots': ['house-plants', 'wall-shelves', 'vases', 'baskets', 'side-tables', 'sideboards'],
}));

/** A colour's three channels in one number, from 0 to 0xFFFFFF. */
function colorOf(hex: string): number {
  return Number.parseInt(hex.slice(1), 16);
}

/** The distance of two colours, from 0 to 765. */
function distance(one: number, other: number): number {
  return Math.abs((one >> 16) - (other >> 16)) + Math.abs(((one >> 8) & 255) - ((other >> 8) & 255)) + Math.abs((one & 255) - (other & 255));
}

/** The traits by which two products are matched. */
interface Appearance {
  readonly sku: string;
  readonly brand: string;
  readonly body: number;
  readonly frame: number;
}

function appearanceOf({ sku, brand, picture: { body, frame } }: GoodsProduct): Appearance {
  return { sku, brand, body: colorOf(body.hex), frame: colorOf(frame.hex) };
}

/** The visible colours of two products, compared: their bodies and supporting parts. The lower, the nearer. */
function harmony(one: Appearance, other: Appearance): number {
  const nearest = Math.min(distance(one.body, other.body), distance(one.body, other.frame), distance(one.frame, other.body), distance(one.frame, other.frame));
  return nearest - (one.brand === other.brand ? 12 : 0);
}

/** The first element with the lowest score. */
function lowest<Item>(items: readonly Item[], scoreOf: (item: Item) => number): Item | undefined {
  let best: Item | undefined;
  let least = Infinity;
  for (const item of items) {
    const score = scoreOf(item);
    if (score < least) [best, least] = [item, score];
  }
  return best;
}

/**
 * Assigns related products to each product: from every related category the one with the nearest colours. Sold-out products
 * are left out, and each product is recommended about equally often.
 */
export function withRelated(products: readonly GoodsProduct[]): readonly GoodsProduct[] {
  const inStock = products.filter(({ stock, isForOrder }) => stock > 0 || isForOrder);
  const byCategory = new Map([...Map.groupBy(inStock, ({ category }) => category)].map(([category, members]) => [category, members.map(appearanceOf)]));
  const shown = new Map<string, number>();
  return products.map((product) => {
    const own = appearanceOf(product);
    const relatedSkus = (COMPANIONS.get(product.category) ?? []).flatMap((category) => {
      const best = lowest(byCategory.get(category) ?? [], (other) => harmony(own, other) + 14 * (shown.get(other.sku) ?? 0));
      if (!best) return [];
      shown.set(best.sku, (shown.get(best.sku) ?? 0) + 1);
      return [best.sku];
    });
    return { ...product, relatedSkus };
  });
}
