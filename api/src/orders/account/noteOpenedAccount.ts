import type { StoredCustomer } from '../../cart/storedCustomer.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/Trx.ts';

/**
 * Records that the registration of an order has become an account.
 *
 * @returns the customer's data of the order; `undefined` for a registration without an order
 */
export async function noteOpenedAccount(trx: Trx, clock: Clock, registrationId: number): Promise<StoredCustomer | undefined> {
  const noted = await trx.updateTable('order_account').set({ opened_at: clock.now() }).where('registration_id', '=', registrationId).returning('order_id').executeTakeFirst();
  if (!noted) return undefined;
  const { customer } = await trx.selectFrom('shop_order').select('customer').where('id', '=', noted.order_id).executeTakeFirstOrThrow();
  return customer;
}
