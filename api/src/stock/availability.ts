import { LIMITS } from '@feszek/contract';
import type { Product } from '@feszek/contract';
import { ApiError } from '../platform/http/errors.ts';

/** The maximum number of pieces of a made-to-order product in one cart. */
const FOR_ORDER_QUANTITY = 99;
/** The most pieces of one sample in an order. */
const SAMPLE_QUANTITY = 1;
/** With at most this many pieces, the shop shows that only few are left. */
export const FEW_LEFT = 3;

export interface Availability {
  readonly isForOrder: boolean;
  readonly isSample: boolean;
  /** Pieces in the warehouse; for a cart, less those that other carts reserve. That is negative after a loss of stock. */
  readonly stock: number;
}

/** Pieces that can be ordered now. A made-to-order product is bought without stock. */
export function availableQuantity({ isForOrder, isSample, stock }: Availability): number {
  const most = isSample ? SAMPLE_QUANTITY : LIMITS.quantity;
  return isForOrder ? Math.min(FOR_ORDER_QUANTITY, most) : Math.max(0, Math.min(stock, most));
}

export function stockState({ isForOrder, stock }: Omit<Availability, 'isSample'>): Product['stock_state'] {
  if (isForOrder) return 'for_order';
  if (stock === 0) return 'sold_out';
  return stock <= FEW_LEFT ? 'few_left' : 'in_stock';
}

/**
 * Checks that a line can have a quantity.
 *
 * @throws ApiError `order_limit` above the limit of an order, `out_of_stock` if fewer are left; both with `available` and `max`
 */
export function checkQuantity(availability: Availability, quantity: number, productId: number): void {
  const available = availableQuantity(availability);
  if (quantity <= available) return;
  const { isForOrder, stock } = availability;
  const isLimited = isForOrder || stock > available;
  throw new ApiError(isLimited ? 'order_limit' : 'out_of_stock', { params: { available, max: available, product_id: productId } });
}
