import type { OrderStatus } from '@feszek/contract';
import type { Trx } from '../platform/database/Trx.ts';
import type { DataOwner } from '../users/DataOwner.ts';
import { ordersOf } from './ordersOf.ts';

/** Orders that are still to be paid, sent or received: they need the buyer's data. */
export const OPEN_STATUSES: readonly OrderStatus[] = ['pending_payment', 'paid', 'confirmed', 'shipped'];

/** The number of someone's orders that are under way. They stay as they are until the transaction ends. */
export async function countOpenOrders(trx: Trx, owner: DataOwner): Promise<number> {
  const open = await trx.selectFrom('shop_order').select('id').where(ordersOf(owner)).where('status', 'in', OPEN_STATUSES).forUpdate().execute();
  return open.length;
}
