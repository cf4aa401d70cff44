import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** When an order reached its customer; `null` where the shop does not know, or it has not yet. */
export async function loadDeliveredAt(_db: Kysely<Database>, _orderId: number): Promise<Date | null> {
  return null;
}
