import type { Currency } from '@feszek/contract';
import { ApiError } from '../platform/http/errors.ts';
import type { CartLine } from './cartState.ts';

/** The error for a product without a price in a currency. */
export function notSoldIn(currency: Currency, productId: number): ApiError {
  return new ApiError('not_sold_in_currency', { params: { currency, product_id: productId } });
}

/**
 * Whether every product of a cart is sold in its currency.
 *
 * @throws ApiError `not_sold_in_currency`
 */
export function checkSold(lines: readonly Pick<CartLine, 'record'>[], currency: Currency): void {
  const unsold = lines.find(({ record }) => record.prices[currency] === undefined);
  if (unsold) throw notSoldIn(currency, unsold.record.id);
}
