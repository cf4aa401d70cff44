import { ARRIVAL_PERIODS, MATERIAL_FAMILIES } from '@feszek/contract';
import { slugify } from '@feszek/contract/slugify';
import { generateVariants, seededRandom } from '@feszek/demo';
import { HUNGARIAN_QUERIES } from '../search/hu.ts';

const SAMPLE = 2000;
const CATEGORIES = 40;
const SORTS = ['price-asc', 'price-desc', 'name', 'popularity'] as const;
/** Above every price: this bound excludes nothing, but makes a selection that was not requested before. */
const BOUNDLESS = 90_000_000;

/** A kind of request, and its address in each round. */
export interface Kind {
  readonly name: string;
  /** Whether the counts are ready from an earlier request, or made for each one; `undefined` if there are none. */
  readonly counts: 'ready' | 'made' | undefined;
  readonly address: (round: number) => string;
  /** The change before each request. */
  readonly change?: 'stock' | 'price';
}

const random = seededRandom('filters');
const sample = generateVariants(SAMPLE);
const brands = [...new Set(sample.map(({ brand }) => slugify(brand)))];
const colors = [...new Set(sample.flatMap((product) => product.colors.map(({ key }) => key)))];

function one<Value>(values: readonly Value[]): Value {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('Nothing to choose from');
  return value;
}

const whole = (from: number, to: number) => Math.floor(from + random() * (to - from));

/** Filters as a visitor chooses them: each with some values of one kind. */
const FILTERS: readonly (() => Record<string, string>)[] = [
  () => ({ brands: [one(brands), one(brands)].join() }),
  () => ({ colors: [one(colors), one(colors), one(colors)].join() }),
  () => ({ categories: String(whole(1, CATEGORIES)) }),
  () => ({ price_min: String(whole(0, 50_000)), price_max: String(whole(60_000, 400_000)) }),
  () => ({ in_stock: 'true' }),
];

function someFilters(count: number): Record<string, string> {
  const left = [...FILTERS];
  return Object.assign({}, ...Array.from({ length: count }, () => left.splice(whole(0, left.length), 1)[0]?.() ?? {}));
}

/** The given number of different addresses, the same in every run and for a shop of any size. */
function prepared(count: number, next: (index: number) => Record<string, string>, at = '/api/products'): Kind['address'] {
  const addresses = Array.from({ length: count }, (_, index) => `${at}?${new URLSearchParams(next(index))}`);
  return (round) => addresses[round % addresses.length] ?? at;
}

const MANY = 1000;
const texts = HUNGARIAN_QUERIES.map(({ text }) => text);
/** The content of the field after each letter, from the second on. */
const typed = texts.flatMap((text) => Array.from({ length: text.length - 1 }, (_, index) => text.slice(0, index + 2)));
const boundless = (index: number) => ({ price_max: String(BOUNDLESS + index) });
const filtered = (count: number): Kind => ({
  name: `filtered by ${count === 1 ? 'one filter' : `${count} filters`}`,
  counts: 'made',
  address: prepared(MANY, (index) => ({ ...boundless(index), ...someFilters(count), page: String(whole(1, 4)) })),
});

/** One filter that is not among `FILTERS`. */
const filteredBy = (name: string, next: () => Record<string, string>): Kind => ({
  name: `filtered by ${name}`,
  counts: 'made',
  address: prepared(MANY, (index) => ({ ...boundless(index), ...next(), page: String(whole(1, 4)) })),
});

/** All measured kinds of request. */
export const KINDS: readonly Kind[] = [
  { name: 'all products', counts: 'ready', address: () => '/api/products' },
  { name: 'all products, counts computed again', counts: 'made', address: prepared(MANY, boundless) },
  { name: 'a category', counts: 'ready', address: () => '/api/categories/nappali' },
  { name: 'a category, counts computed again', counts: 'made', address: prepared(MANY, boundless, '/api/categories/nappali') },
  { name: 'the sale, counts computed again', counts: 'made', address: prepared(MANY, (index) => ({ ...boundless(index), scope: 'sale' })) },
  { name: 'new products', counts: 'made', address: () => '/api/products?scope=new' },
  filtered(1),
  filtered(2),
  filtered(3),
  { name: 'a range of prices', counts: 'made', address: prepared(MANY, (index) => ({ price_min: String(whole(0, 100_000)), price_max: String(120_000 + whole(0, 300_000) + index) })) },
  ...SORTS.map((sort): Kind => ({ name: `sorted, ${sort}`, counts: 'ready', address: prepared(MANY, () => ({ sort, page: String(whole(1, 4)) })) })),
  { name: 'a deep page', counts: 'ready', address: prepared(MANY, () => ({ sort: one(SORTS), page: String(whole(30, 70)) })) },
  { name: 'a search', counts: 'made', address: prepared(MANY, () => ({ q: one(texts) })) },
  { name: 'a search with two filters', counts: 'made', address: prepared(MANY, () => ({ q: one(texts), ...someFilters(2) })) },
  { name: 'suggestions while typing', counts: undefined, address: prepared(MANY, () => ({ q: one(typed) }), '/api/search/suggestions') },
  { name: 'a product', counts: undefined, address: (round) => `/api/products/${1 + ((round * 7919) % 9000)}` },
  { name: 'the home page', counts: undefined, address: () => '/api/home' },
  { name: 'menus', counts: undefined, address: () => '/api/init' },
  { name: 'all products, right after a change of stock', counts: 'made', address: () => '/api/products', change: 'stock' },
  { name: 'all products, right after a change of price', counts: 'made', address: () => '/api/products', change: 'price' },
  filteredBy('width', () => ({ width_min: String(whole(20, 80)), width_max: String(whole(90, 240)) })),
  filteredBy('seats', () => ({ seats: [whole(1, 4), whole(4, 9)].join() })),
  filteredBy('material', () => ({ materials: [one(MATERIAL_FAMILIES), one(MATERIAL_FAMILIES)].join() })),
  filteredBy('sale', () => ({ sale: 'true' })),
  filteredBy('new', () => ({ new: 'true' })),
  filteredBy('arrival', () => ({ arrivals: one(ARRIVAL_PERIODS) })),
  { name: 'sorted, newest', counts: 'ready', address: prepared(MANY, () => ({ sort: 'newest', page: String(whole(1, 4)) })) },
  { name: 'sorted, discount', counts: 'ready', address: prepared(MANY, () => ({ sort: 'discount', page: String(whole(1, 4)) })) },
];
