import type { Trx } from '../../platform/database/Trx.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { isOrderHash } from '../orderHash.ts';

const NUMBER = /^\d{1,15}$/;

/**
 * Locks an order for one transaction.
 *
 * @param name its number or its hash
 * @throws ApiError `not_found`
 */
export async function lockNamedOrder(trx: Trx, name: string) {
  const query = trx.selectFrom('shop_order').selectAll().forUpdate();
  const byName = NUMBER.test(name) ? query.where('id', '=', Number(name)) : query.where('order_hash', '=', name);
  const order = NUMBER.test(name) || isOrderHash(name) ? await byName.executeTakeFirst() : undefined;
  if (!order) throw new ApiError('not_found');
  return order;
}
