import { LOCALES } from '@feszek/contract';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { Trx } from '../cart/changeCart.ts';
import { indexProducts } from './indexProducts.ts';
import { SYNONYMS } from './synonyms/synonyms.ts';

/** Raised whenever words are analysed differently: an index of another version is made anew at the next start. */
const VERSION = '4';
const KEY = 'search_version';
/** Any number that nothing else in the database locks. */
const LOCK = 20_261_122;

/** The shop's first synonyms; from then on the table is the operator's. */
async function seedSynonyms(trx: Trx): Promise<void> {
  const rows = LOCALES.flatMap((locale) => SYNONYMS[locale].map(({ words, narrower = [] }) => ({ locale, words, narrower })));
  await trx.insertInto('search_synonym').values(rows).execute();
}

/** Makes the search index where there is none yet, or one of an older version; safe with several processes at once. */
export async function keepIndex(db: Db): Promise<void> {
  const version = await db.selectFrom('setting').where('key', '=', KEY).select('value').executeTakeFirst();
  if (version?.value === VERSION) return;
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    const current = await trx.selectFrom('setting').where('key', '=', KEY).select('value').executeTakeFirst();
    if (current?.value === VERSION) return;
    if (!current) await seedSynonyms(trx);
    await indexProducts(trx);
    await trx
      .insertInto('setting')
      .values({ key: KEY, value: VERSION })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: VERSION }))
      .execute();
  });
}

const BEHIND = 'lags behind';
/** How many changes the index still has to follow. */
const changesBehind = sql<number>`(case when value like ${sql.lit(`${BEHIND} %`)} then split_part(value, ' ', 3)::int else 0 end)`;

/**
 * Says, inside the transaction that changes products, that the index lags behind: whoever starts the shop before
 * `followChanges` has ended makes it anew.
 */
export async function leaveBehind(trx: Trx): Promise<void> {
  await trx.updateTable('setting').set({ value: sql`${sql.lit(BEHIND)} || ' ' || (${changesBehind} + 1)` }).where('key', '=', KEY).execute();
}

/** Brings the index up to date with changed products, batch by batch, so that an embedded database is not held for long. */
export async function followChanges(db: Db, ids: readonly number[]): Promise<void> {
  await indexProducts(db, ids);
  const value = sql<string>`case when ${changesBehind} > 1 then ${sql.lit(BEHIND)} || ' ' || (${changesBehind} - 1) else ${sql.lit(VERSION)} end`;
  await db.updateTable('setting').set({ value }).where('key', '=', KEY).where('value', 'like', `${BEHIND} %`).execute();
}
