import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Texts } from '../../platform/database/columns.ts';
import type { Database } from '../../platform/database/schema.ts';
import { inEveryLanguage, Indexer } from './indexer.ts';
import { withIndexLock } from './withIndexLock.ts';

/** A search for this word finds every collection. */
const KIND: Texts = { hu: 'kollekció', en: 'collection' };

/** Stores the names of all collections in the index, each with the number of its products, and removes the others. */
export async function indexCollections(db: Kysely<Database>, indexer: Indexer): Promise<void> {
  const rows = await db
    .selectFrom('collection')
    .leftJoin('collection_product', 'collection_product.collection_id', 'collection.id')
    .groupBy('collection.id')
    .select(['collection.id', 'collection.title', sql<number>`count(product_id)::int`.as('count')])
    .execute();
  await sql`delete from search_document where kind = 'collection' and not ref_id = any(${sql.val(rows.map(({ id }) => id))}::int[])`.execute(db);
  await indexer.put(
    'collection',
    rows.map(({ id, title, count }) => ({
      id,
      popularity: count,
      names: inEveryLanguage((locale) => [{ text: title[locale] }]),
      fields: inEveryLanguage((locale) => [{ wordClass: 'b', text: KIND[locale] }]),
    })),
  );
}

/** Stores the collections in the index after they were saved. */
export async function indexSavedCollections(db: Kysely<Database>): Promise<void> {
  await withIndexLock(db, async (trx) => {
    const indexer = await Indexer.open(trx);
    await indexCollections(trx, indexer);
    await indexer.writeVocabulary();
  });
}
