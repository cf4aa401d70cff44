import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import type { Day } from '../../platform/hungarianTime.ts';
import type { StoredDeliveryMethod } from './methods.ts';

/**
 * The days of a method on which as many orders arrive as it can deliver; none for a method without a limit. Cancelled orders
 * do not count.
 *
 * @param first - earlier days are not read
 */
export async function loadFullDays(db: Kysely<Database>, { id, dayCapacity }: Pick<StoredDeliveryMethod, 'id' | 'dayCapacity'>, first: Day): Promise<ReadonlySet<Day>> {
  if (dayCapacity === null) return new Set();
  const rows = await db
    .selectFrom('shop_order')
    .select('delivery_day')
    .where('delivery_method_id', '=', id)
    .where('delivery_day', '>=', first)
    .where('status', '!=', 'cancelled')
    .groupBy('delivery_day')
    .having((part) => part.fn.countAll(), '>=', dayCapacity)
    .execute();
  return new Set(rows.flatMap(({ delivery_day }) => delivery_day ?? []));
}

/** Locks the days of a method for one transaction, so that two orders do not take the last place of a day. */
export async function lockDeliveryDays(trx: Trx, methodId: number): Promise<void> {
  await trx.selectFrom('delivery_method').select('id').where('id', '=', methodId).forUpdate().execute();
}
