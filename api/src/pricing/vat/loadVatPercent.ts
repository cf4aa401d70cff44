import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { dayInHungary } from '../../platform/hungarianTime.ts';
import type { Database } from '../../platform/database/schema.ts';

/**
 * A country's standard VAT rate on a day, in percent.
 *
 * @param now a time of that day in Hungary
 * @throws Error if the country has no rate on that day: a fault of the shop's data
 */
export async function loadVatPercent(db: Kysely<Database>, countryId: number, now: Date): Promise<number> {
  const { percent } = await db
    .selectFrom('vat_rate')
    .select('percent')
    .where('country_id', '=', countryId)
    .where('valid_from', '<=', sql<string>`${dayInHungary(now)}::date`)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow(() => new Error(`Country ${countryId} has no VAT rate on ${dayInHungary(now)}`));
  return percent;
}
