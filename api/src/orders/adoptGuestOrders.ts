import type { Trx } from '../platform/database/Trx.ts';
import { ordersOf } from './ordersOf.ts';

/** Adds the orders that a guest placed with an email address to the account that has confirmed the address. */
export async function adoptGuestOrders(trx: Trx, userId: number, email: string): Promise<void> {
  await trx
    .updateTable('shop_order')
    .set({ user_id: userId })
    .where(ordersOf({ guestEmail: email }))
    .execute();
}
