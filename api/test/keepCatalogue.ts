import { sql } from 'kysely';
import type { Db } from '../src/platform/database/connect.ts';

/** Tables of the catalogue, those that others refer to first. Colours belong to the shop's initial data. */
const TABLES = [
  'brand', 'category', 'category_path', 'category_ancestor', 'product_group', 'product', 'product_name', 'product_color', 'product_price', 'product_stock', 'product_tier',
  'product_earlier_price', 'related_product', 'media_use',
];

/** Empties the catalogue. */
export async function emptyCatalogue(db: Db): Promise<void> {
  for (const table of TABLES.toReversed()) await sql`delete from ${sql.table(table)}`.execute(db);
}

/**
 * Saves the catalogue, so that tests can share a database: opening one takes seconds.
 *
 * @returns restores it, without imports
 */
export async function keepCatalogue(db: Db): Promise<() => Promise<void>> {
  await sql`create schema kept`.execute(db);
  for (const table of TABLES) await sql`create table ${sql.table(`kept.${table}`)} as table ${sql.table(table)}`.execute(db);
  return () =>
    db.transaction().execute(async (trx) => {
      await sql`delete from catalogue_import`.execute(trx);
      await emptyCatalogue(trx);
      for (const table of TABLES) await sql`insert into ${sql.table(table)} select * from ${sql.table(`kept.${table}`)}`.execute(trx);
    });
}
