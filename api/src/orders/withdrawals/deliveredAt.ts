import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/**
 * When an order reached its customer, if that was recorded; otherwise `null`. A delivery that has the time of the
 * order itself is one whose time is unknown.
 */
export async function loadDeliveredAt(db: Kysely<Database>, orderId: number): Promise<Date | null> {
  const step = await db
    .selectFrom('order_status_change as step')
    .innerJoin('shop_order', 'shop_order.id', 'step.order_id')
    .select('step.at')
    .where('step.order_id', '=', orderId)
    .where('step.status', '=', 'completed')
    .whereRef('step.at', '>', 'shop_order.created_at')
    .orderBy('step.id')
    .executeTakeFirst();
  return step?.at ?? null;
}
