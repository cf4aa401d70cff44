import type { Trx } from '../platform/database/Trx.ts';
import { raiseVersion } from './changeCart.ts';

/** Removes everything that belongs to one order from a cart. The buyer's data stay for their next order. The cart is locked. */
export async function emptyCart(trx: Trx, visitorId: number): Promise<void> {
  await trx.deleteFrom('cart_line').where('visitor_id', '=', visitorId).execute();
  await trx
    .updateTable('cart')
    .set({ delivery_method_id: null, delivery_day: null, delivery_place: null, services: [], payment_method_id: null, comment: '', coupon: null, coupon_fault: null })
    .where('visitor_id', '=', visitorId)
    .execute();
  await raiseVersion(trx, visitorId);
}
