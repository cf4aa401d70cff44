import { LIMITS } from '@feszek/contract';
import type { Currency } from '@feszek/contract';
import { loadProductRecords } from '../catalog/productRecords.ts';
import { ApiError } from '../platform/http/errors.ts';
import { isPossibleId } from '../platform/http/ids.ts';
import { checkSamples, loadSampleCount } from './samples.ts';
import { reserve } from '../stock/reservations/reserve.ts';
import { notSoldIn } from './notSoldIn.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { unitPrices } from './seenPrices.ts';

/** Pieces of a product in the cart. */
export async function quantityInCart(trx: Trx, visitorId: number, productId: number): Promise<number> {
  if (!isPossibleId(productId)) return 0;
  const row = await trx
    .selectFrom('cart_line')
    .select('quantity')
    .where('visitor_id', '=', visitorId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return row?.quantity ?? 0;
}

export interface LineChange {
  readonly visitorId: number;
  readonly productId: number;
  readonly quantity: number;
  /** The currency of the payment. */
  readonly currency: Currency;
  readonly now: Date;
  /** Whether the reservation may be renewed; see `isAllowed` of `ReservationRequest`. */
  readonly mayReserve: boolean;
}

/**
 * Sets a line's quantity and reserves its pieces; 0 removes it. The cart is locked.
 *
 * @throws ApiError `not_found` for an unknown product, `out_of_stock` with `available` or `order_limit` with `max` if other carts and orders leave
 *   less, `too_many_samples`, `not_sold_in_currency`, `validation_failed` for too many lines
 */
export async function setQuantity(trx: Trx, { visitorId, productId, quantity, currency, now, mayReserve }: LineChange): Promise<void> {
  const [record] = isPossibleId(productId) ? await loadProductRecords(trx, [productId]) : [];
  if (!record) throw new ApiError('not_found');
  if (quantity === 0) {
    await trx.deleteFrom('cart_line').where('visitor_id', '=', visitorId).where('product_id', '=', productId).execute();
    return;
  }
  if (!record.prices[currency]) throw notSoldIn(currency, productId);
  const line = { quantity, changed_at: now, seen_gross: JSON.stringify(unitPrices(record, quantity)), gross_before: null };
  await trx
    .insertInto('cart_line')
    .values({ visitor_id: visitorId, product_id: productId, added_at: now, ...line })
    .onConflict((conflict) => conflict.columns(['visitor_id', 'product_id']).doUpdateSet(line))
    .execute();
  await reserve(trx, now, { visitorId, productId, quantity, isForOrder: record.isForOrder, isSample: record.isSample, isAllowed: mayReserve });
  if (record.isSample) checkSamples(await loadSampleCount(trx, visitorId));
  const { count } = await trx
    .selectFrom('cart_line')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('visitor_id', '=', visitorId)
    .executeTakeFirstOrThrow();
  if (count > LIMITS.cartLines) {
    throw new ApiError('validation_failed', { fields: [{ path: 'product_id', code: 'too_large', params: { max: LIMITS.cartLines } }] });
  }
}
