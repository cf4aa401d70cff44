import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { ordersOf } from '../../orders/ordersOf.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { DataOwner } from '../../users/DataOwner.ts';
import { normalizeEmail } from '../../platform/normalizeEmail.ts';

/** The withdrawals from someone's orders, and those that were declared with their email address. */
export function exportWithdrawals(db: Kysely<Database>, owner: DataOwner, email: string) {
  return db
    .selectFrom('withdrawal')
    .select(['submitted_at', 'name', 'email', 'order_number', 'subject', 'order_id', 'remarks'])
    .where((eb) => eb.or([eb(sql<string>`lower(email)`, '=', normalizeEmail(email)), eb('order_id', 'in', eb.selectFrom('shop_order').select('shop_order.id').where(ordersOf(owner)))]))
    .orderBy('id')
    .execute();
}
