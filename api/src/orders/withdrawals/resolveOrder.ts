import type { WithdrawalInput } from '@feszek/contract';
import type { Selectable } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';
import type { Database } from '../../platform/database/schema.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { isPossibleId } from '../../platform/http/ids.ts';
import { isOrderHash } from '../orderHash.ts';
import { writtenNumber } from './writtenNumber.ts';

type OrderRow = Selectable<Database['shop_order']>;

/**
 * Resolves the order of a withdrawal. An order named by its hash is locked, so that each piece is withdrawn from once.
 *
 * @returns `undefined` for an unknown number, which the answer does not reveal
 * @throws ApiError `not_found` for a hash that no order has
 */
export async function resolveOrder(trx: Trx, { order_hash: hash, order_number: number }: WithdrawalInput): Promise<OrderRow | undefined> {
  if (hash !== '') {
    const order = isOrderHash(hash) ? await trx.selectFrom('shop_order').selectAll().where('order_hash', '=', hash).forUpdate().executeTakeFirst() : undefined;
    if (!order) throw new ApiError('not_found');
    return order;
  }
  const id = Number(writtenNumber(number) ?? 0);
  return isPossibleId(id) ? trx.selectFrom('shop_order').selectAll().where('id', '=', id).executeTakeFirst() : undefined;
}
