import { generateProducts } from '../src/goods/products.ts';
import { slugify } from '../src/goods/localized.ts';
import { seededRandom } from '../src/seededRandom.ts';

const SAMPLE = 2000;
const SORTS = ['default', 'price-asc', 'price-desc', 'name', 'popularity'];

/** The same random choices of filters for a shop of any size. */
function filteredListings(): (round: number) => string {
  const random = seededRandom('filters');
  const products = generateProducts(SAMPLE);
  const brands = [...new Set(products.map(({ brand }) => slugify(brand)))];
  const colors = [...new Set(products.flatMap((product) => product.colors.map(({ key }) => key)))];
  const one = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)];
  const choices = Array.from({ length: 500 }, () => {
    const query = new URLSearchParams({ sort: one(SORTS) ?? '', page: String(1 + Math.floor(random() * 3)) });
    if (random() < 0.5) query.set('brands', [one(brands), one(brands)].join());
    if (random() < 0.5) query.set('colors', [one(colors), one(colors), one(colors)].join());
    if (random() < 0.5) query.set('categories', String(1 + Math.floor(random() * 40)));
    if (random() < 0.5) query.set('price_min', String(Math.floor(random() * 50_000)));
    if (random() < 0.5) query.set('price_max', String(Math.floor(50_000 + random() * 200_000)));
    if (random() < 0.5) query.set('in_stock', 'true');
    return `/api/products?${query}`;
  });
  return (round) => choices[round % choices.length] ?? '/api/products';
}

/** What is measured: a name, and the address of each round. */
export const REQUESTS: readonly (readonly [name: string, next: (round: number) => string])[] = [
  ['all products, the shop’s own order', () => '/api/products'],
  ['a category', () => '/api/categories/nappali'],
  ['filters at random, every sorting', filteredListings()],
  ['by name, one page after another', (round) => `/api/products?sort=name&page=${1 + round}`],
  ['counts alone (one product a page)', (round) => `/api/products?page_size=1&price_min=${round}`],
  ['a search that finds every fifth product', (round) => `/api/products?q=word&price_min=${round}`],
];
