import { LOCALES } from '@feszek/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { indexTextsAgain } from './indexTexts.ts';
import { indexCollections } from './indexCollections.ts';
import { indexCategoriesAndBrands, loadSearchedCategories } from './indexCategories.ts';
import type { SearchedCategory } from './indexCategories.ts';
import { isOfOneKind } from './document.ts';
import { inEveryLanguage, Indexer } from './indexer.ts';
import type { IndexedDocument } from './indexer.ts';
import { fieldsOf, loadProductsAfter, loadProductsById } from './productFields.ts';
import type { SearchedProduct } from './productFields.ts';
import { withIndexLock } from './withIndexLock.ts';

/** Products in memory at once. */
const BATCH = 500;
/** Products in a batch while the shop is open: few, because visitors' requests wait for it. */
const SMALL_BATCH = 100;

function documentOf(product: SearchedProduct, categories: ReadonlyMap<number, SearchedCategory>): IndexedDocument {
  const category = categories.get(product.categoryId ?? 0);
  return {
    id: product.id,
    popularity: product.popularity,
    names: inEveryLanguage((locale) => {
      const nouns = category?.nouns[locale] ?? new Set<string>();
      const title = { text: product.title[locale], nouns };
      return category && isOfOneKind(category.title[locale], locale) ? [title, { text: category.title[locale], nouns }] : [title];
    }),
    fields: inEveryLanguage((locale) => [
      ...fieldsOf(product, locale),
      { wordClass: 'a', text: category?.title[locale] ?? '' },
      { wordClass: 'b', text: (category?.above ?? []).map((title) => title[locale]).join(' ') },
    ]),
  };
}

async function indexAll(db: Kysely<Database>, indexer: Indexer, categories: ReadonlyMap<number, SearchedCategory>): Promise<void> {
  for (let last = 0; ; ) {
    const products = await loadProductsAfter(db, last, BATCH);
    await indexer.put('product', products.map((product) => documentOf(product, categories)));
    const end = products.at(-1);
    if (!end || products.length < BATCH) break;
    last = end.id;
  }
  await indexTextsAgain(db, indexer);
  await sql`delete from search_document where kind = 'product' and not exists (select from product where product.id = search_document.ref_id)`.execute(db);
  await db.deleteFrom('search_word').execute();
}

async function indexBatch(trx: Kysely<Database>, indexer: Indexer, categories: ReadonlyMap<number, SearchedCategory>, batch: readonly number[]): Promise<void> {
  const products = await loadProductsById(trx, batch);
  const found = new Set(products.map(({ id }) => id));
  const deleted = batch.filter((id) => !found.has(id));
  if (deleted.length > 0) await sql`delete from search_document where kind = 'product' and ref_id = any(${sql.val(deleted)}::int[])`.execute(trx);
  await indexer.within(trx).put('product', products.map((product) => documentOf(product, categories)));
}

async function indexSome(db: Kysely<Database>, indexer: Indexer, categories: ReadonlyMap<number, SearchedCategory>, ids: readonly number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += SMALL_BATCH) {
    const batch = ids.slice(start, start + SMALL_BATCH);
    await withIndexLock(db, (trx) => indexBatch(trx, indexer, categories, batch));
  }
}

/** Merges the pending entries of the index after a bulk change; otherwise the next search of a visitor would do so. */
async function mergePendingEntries(db: Kysely<Database>): Promise<void> {
  for (const locale of LOCALES) await sql`select gin_clean_pending_list(${`search_document_words_${locale}`}::regclass)`.execute(db);
  await sql`analyze search_document`.execute(db);
  await sql`analyze search_word`.execute(db);
}

/**
 * Updates the search index from products, categories, brands and collections.
 *
 * @param ids the products that were changed, added or deleted; all products and a new vocabulary, in one transaction, if left out
 */
export async function indexProducts(db: Kysely<Database>, ids?: readonly number[]): Promise<void> {
  const indexer = await Indexer.open(db);
  const categories = await loadSearchedCategories(db, indexer);
  if (ids) await indexSome(db, indexer, categories, ids);
  await withIndexLock(db, async (trx) => {
    const locked = indexer.within(trx);
    if (!ids) await indexAll(trx, locked, categories);
    await indexCategoriesAndBrands(trx, locked, categories);
    await indexCollections(trx, locked);
    await locked.writeVocabulary();
  });
  await mergePendingEntries(db);
}
