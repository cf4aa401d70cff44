import type { Kysely, Selectable } from 'kysely';
import { loadMethods, paymentsFor } from '../pricing/delivery/loadMethods.ts';
import { isPaidBefore } from '../pricing/delivery/methods.ts';
import type { StoredPaymentMethod } from '../pricing/delivery/methods.ts';
import type { Database } from '../platform/database/schema.ts';

type PlacedOrder = Pick<Selectable<Database['shop_order']>, 'id' | 'delivery_method_id' | 'currency'>;

/** The methods that an order can be paid by: those of its delivery; of an offer's order, those that it was offered with. */
export async function payableMethods(db: Kysely<Database>, order: PlacedOrder): Promise<StoredPaymentMethod[]> {
  const methods = paymentsFor(await loadMethods(db), order.delivery_method_id, order.currency);
  const offer = await db.selectFrom('quote').where('order_id', '=', order.id).select('id').executeTakeFirst();
  return offer ? methods.filter(isPaidBefore) : methods;
}
