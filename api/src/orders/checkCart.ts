import { contactSchema, deliveryDataSchema, invoiceDataSchema, MINIMUM_AMOUNT } from '@feszek/contract';
import type { Locale, OrderInput } from '@feszek/contract';
import { formatPrice, toMajor, toMinor } from '@feszek/money';
import { checkQuantity } from '../stock/availability.ts';
import type { CartState } from '../cart/cartState.ts';
import { checkSold } from '../cart/notSoldIn.ts';
import { checkSamples, isOnlySamples } from '../cart/samples.ts';
import { hasPriceChanged } from '../cart/seenPrices.ts';
import { payableGross } from '../cart/totals.ts';
import { needsAddress } from '../pricing/delivery/methods.ts';
import type { OfferedDelivery, StoredPaymentMethod } from '../pricing/delivery/methods.ts';
import type { StoredCustomer } from '../cart/storedCustomer.ts';
import { couponError } from '../pricing/coupons/couponFault.ts';
import { ApiError } from '../platform/http/errors.ts';

/** The cart as the buyer saw it. */
export type SeenCart = Pick<OrderInput, 'cart_version' | 'seen_total_gross'>;

type StockFor = (productId: number, stock: number) => number;

export interface Orderable {
  readonly delivery: OfferedDelivery;
  readonly payment: StoredPaymentMethod;
}

function isComplete(customer: StoredCustomer, isDelivered: boolean): boolean {
  return (
    contactSchema.isValidSync({ email: customer.email, phone: customer.phone }) &&
    customer.invoice_data !== undefined &&
    invoiceDataSchema.isValidSync(customer.invoice_data) &&
    (!isDelivered || (customer.delivery_data !== undefined && deliveryDataSchema.isValidSync(customer.delivery_data)))
  );
}

/**
 * Whether there is enough of all goods, of which the stock is locked.
 *
 * @param stockFor pieces that the buyer can have, from the product id and the pieces in the warehouse
 * @throws ApiError `out_of_stock`, `order_limit`
 */
export function checkStock(lines: CartState['lines'], stockFor: StockFor): void {
  for (const { record, quantity } of lines) {
    checkQuantity({ ...record, stock: stockFor(record.id, record.stock) }, quantity, record.id);
  }
}

/**
 * Whether the cart has all data and choices that an order needs.
 *
 * @throws ApiError `customer_data_missing`, `delivery_method_missing`, `delivery_day_gone` or `payment_method_missing`
 */
export function checkChoices({ delivery, lostDay, payment, customer }: Pick<CartState, 'delivery' | 'lostDay' | 'payment' | 'customer'>): Orderable {
  if (!delivery) throw new ApiError('delivery_method_missing');
  if (lostDay !== null) throw new ApiError('delivery_day_gone');
  if (!payment) throw new ApiError('payment_method_missing');
  if (!isComplete(customer, needsAddress(delivery))) throw new ApiError('customer_data_missing');
  return { delivery, payment };
}

/**
 * Whether the place is chosen where the order is collected.
 *
 * @throws ApiError `delivery_place_missing`, or `delivery_place_unavailable` for a place that was chosen and has closed
 */
function checkPlace({ delivery }: Orderable, { place: { place, lost } }: Pick<CartState, 'place'>): void {
  if (!needsAddress(delivery) && !place) throw new ApiError(lost ? 'delivery_place_unavailable' : 'delivery_place_missing');
}

/**
 * Checks whether a cart can be ordered unchanged.
 *
 * @param stockFor pieces that the buyer can have, from the product id and the pieces in the warehouse
 * @param seen what the buyer saw, if the request contains it
 * @param locale the buyer's language
 * @throws ApiError `cart_empty`, `cart_changed`, `not_sold_in_currency`, `out_of_stock`, `price_changed`, `too_many_samples`, `minimum_amount`, `customer_data_missing`,
 *   `delivery_method_missing`, `delivery_day_gone`, `payment_method_missing`, `delivery_place_missing` or `delivery_place_unavailable`; a fault of
 *   the coupon that was not reported to the buyer
 */
export function checkCart(state: CartState, stockFor: StockFor, seen: SeenCart, locale: Locale): Orderable {
  if (state.lines.length === 0) throw new ApiError('cart_empty');
  if (seen.cart_version !== undefined && seen.cart_version !== state.version) throw new ApiError('cart_changed');
  checkSold(state.lines, state.currency);
  checkStock(state.lines, stockFor);
  const repriced = state.lines.find((line) => hasPriceChanged(line, state.currency));
  if (repriced) throw new ApiError('price_changed', { params: { product_id: repriced.record.id } });
  const { fault, reportedFault } = state.coupon ?? {};
  if (fault && fault.code !== reportedFault) throw couponError(fault, locale);
  checkSamples(state.lines.filter(({ record }) => record.isSample).length);
  const minimum = MINIMUM_AMOUNT[state.currency];
  if (!isOnlySamples(state.lines) && state.summary.itemsGross - state.summary.discountGross < toMinor(minimum, state.currency)) {
    throw new ApiError('minimum_amount', { params: { amount: formatPrice(minimum, state.currency) } });
  }
  const orderable = checkChoices(state);
  checkPlace(orderable, state);
  // Prices of the delivery and of its services change without a change of the cart.
  if (seen.seen_total_gross !== undefined && seen.seen_total_gross !== toMajor(payableGross(state.summary), state.currency)) throw new ApiError('cart_changed');
  return orderable;
}
