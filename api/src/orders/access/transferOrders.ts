import type { Trx } from '../../platform/database/Trx.ts';

/**
 * At sign-in, the orders and withdrawals that a guest has placed in this browser stay open to the same person as a user. They
 * are not added to the account.
 *
 * @param visitorId the visitor of the user
 */
export async function transferOrders(trx: Trx, guestId: number, visitorId: number): Promise<void> {
  await trx.updateTable('shop_order').set({ visitor_id: visitorId }).where('visitor_id', '=', guestId).execute();
  await trx.updateTable('withdrawal').set({ visitor_id: visitorId }).where('visitor_id', '=', guestId).execute();
}
