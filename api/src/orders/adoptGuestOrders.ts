import { sql } from 'kysely';
import type { Trx } from '../platform/database/Trx.ts';

/**
 * Adds the orders that a guest placed with an email address to the account that has confirmed the address. The index by
 * `email_key` ignores `+tags`, so the addresses are compared exactly as well.
 */
export async function adoptGuestOrders(trx: Trx, userId: number, email: string): Promise<void> {
  const address = email.trim().toLowerCase();
  await trx
    .updateTable('shop_order')
    .set({ user_id: userId })
    .where('user_id', 'is', null)
    .where('email_key', '=', sql<string>`regexp_replace(${address}::text, '\\+[^@]*@', '@')`)
    .where(sql<string>`lower(customer ->> 'email')`, '=', address)
    .execute();
}
