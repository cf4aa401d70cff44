import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Product } from '@feszek/contract';
import { productPath } from '@feszek/contract';
import type { Section } from '@feszek/figures';
import { productsWithoutVariants } from '../../src/buying/allProducts.ts';
import { readSitemap } from '../../src/crawl/sitemap.ts';
import { operatorOf } from '../../src/harness/operator.ts';
import type { Operate } from '../../src/harness/operator.ts';
import { shopApi } from '../../src/harness/shopApi.ts';
import { OPERATOR_TOKEN, say } from '../Bench.ts';
import type { Bench, BenchShop } from '../Bench.ts';
import type { Subject } from '../Subject.ts';
import { HOME } from '../pages.ts';
import { CachedPages } from './CachedPages.ts';
import type { Answer } from './CachedPages.ts';
import { countPurged, purgeSection } from './purgeSection.ts';
import type { ChangeKind, ProductChange } from './purgeSection.ts';

const LOCALE = 'hu';
const PAGES = 200;
const PRODUCTS = 3;
/** A page that lacks a part, because the machine was busy, is cached for a short time only. */
const ATTEMPTS = 4;
/** The API gathers changes before it sends them to the shell, and sends them again once its lists have read them, in milliseconds. */
const PURGED_MS = 1500;
/** The price of a product is changed by this many forints. */
const STEP = 100;

type Change = (operate: Operate, product: Product) => Promise<unknown>;

/** An import of a file with one row. */
async function importRow(operate: Operate, row: Readonly<Record<string, unknown>>): Promise<void> {
  const id = randomUUID();
  await operate('/catalogue/imports', { id });
  await operate(`/catalogue/imports/${id}/rows`, { rows: [{ line: 2, product: row, sku: row['sku'] }] });
  const answer = JSON.stringify(await operate(`/catalogue/imports/${id}/commit`, { rows: 1 }));
  if (!answer.includes('"applied":true')) throw new Error(`The import was not applied: ${answer}`);
}

const CHANGES: readonly { readonly name: string; readonly change: Change }[] = [
  { name: 'a new stock', change: (operate, { sku }) => operate(`/stock/${encodeURIComponent(sku)}/moves`, { add: 1 }) },
  { name: 'a new price', change: (operate, { sku, price_gross: price }) => operate(`/prices/${encodeURIComponent(sku)}`, { currency: 'HUF', price: price - STEP }, 'PUT') },
  { name: 'an import of its row with a new price', change: (operate, { sku, price_gross: price }) => importRow(operate, { sku, price_huf: price - 2 * STEP }) },
];

/** The home page, lists, articles and pages of content, a share of them at most, and then products: first those that are changed. */
async function choosePaths(shopUrl: string, changed: readonly Product[]): Promise<readonly string[]> {
  const paths = (await readSitemap(shopUrl)).map(({ path }) => path).filter((path) => path.startsWith(HOME));
  const own = changed.map((product) => productPath(LOCALE, { id: product.id, ...product.link }));
  const products = paths.filter((path) => /^\/hu\/termekek\/.+-\d+$/.test(path) && !own.includes(path));
  const others = paths.filter((path) => !products.includes(path) && !own.includes(path)).slice(0, PAGES / 2);
  const step = Math.max(1, Math.floor(products.length / (PAGES - others.length - own.length)));
  return [...own, ...others, ...products.filter((_, index) => index % step === 0)].slice(0, PAGES);
}

/**
 * Fills the cache with all pages, at the same time.
 *
 * @throws Error if one of them is never answered from there: then it would count as one that the change removed
 */
async function cacheAll(pages: CachedPages): Promise<readonly Answer[]> {
  for (let attempt = 1; ; attempt += 1) {
    await pages.empty();
    await pages.fill();
    const answers = await pages.request();
    const missing = answers.filter(({ isCached }) => !isCached).map(({ path }) => path);
    if (missing.length === 0) return answers;
    if (attempt === ATTEMPTS) throw new Error(`Without a change, these pages did not come from the cache: ${missing.join(' ')}`);
  }
}

async function measureChange(pages: CachedPages, operate: Operate, product: Product, change: Change): Promise<ProductChange> {
  const before = await cacheAll(pages);
  await change(operate, product);
  await pause(PURGED_MS);
  return { productId: product.id, before, after: await pages.request() };
}

/** Products of different categories, if there are enough. */
function chooseProducts(all: readonly Product[]): readonly Product[] {
  const inStock = all.filter(({ stock_state: state, is_discounted: isReduced }) => state === 'in_stock' && !isReduced);
  const step = Math.floor(inStock.length / PRODUCTS);
  return inStock.filter((_, index) => index % step === 0).slice(0, PRODUCTS);
}

async function measureKinds({ url, apiPort }: BenchShop): Promise<ChangeKind[]> {
  const operate = operatorOf(apiPort, OPERATOR_TOKEN);
  const products = chooseProducts(await productsWithoutVariants(shopApi(url, LOCALE)));
  const pages = new CachedPages(url, await choosePaths(url, products));
  const kinds: ChangeKind[] = [];
  for (const { name, change } of CHANGES) {
    const changes: ProductChange[] = [];
    for (const product of products) {
      const changed = await measureChange(pages, operate, product, change);
      changes.push(changed);
      const { shown, rendered } = countPurged(changed);
      say(`${name}: ${shown} pages show the product, ${rendered} were rendered again`);
    }
    kinds.push({ name, changes });
  }
  return kinds;
}

const measure = async (bench: Bench): Promise<Section> => purgeSection(await measureKinds(await bench.shop('operated')));

export const purge: Subject = { name: 'purge', measure };
