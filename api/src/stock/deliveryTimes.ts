import type { Product } from '@feszek/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema.ts';
import type { Day } from '../platform/hungarianTime.ts';

/** Working days from the start of processing to the delivery. */
export interface DeliveryTime {
  readonly minDays: number;
  readonly maxDays: number;
}

/** Loads the delivery time of products in a state of stock; `undefined` for a state in which they cannot be ordered. */
export async function loadDeliveryTime(db: Kysely<Database>, state: Product['stock_state']): Promise<DeliveryTime | undefined> {
  return db.selectFrom('delivery_time').select(['min_days as minDays', 'max_days as maxDays']).where('stock_state', '=', state).executeTakeFirst();
}

/** Loads the days off beside weekends and public holidays. */
export async function loadRestDays(db: Kysely<Database>): Promise<ReadonlySet<Day>> {
  const days = await db.selectFrom('rest_day').select(sql<string>`day::text`.as('day')).execute();
  return new Set(days.map(({ day }) => day));
}
