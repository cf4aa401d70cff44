import { LIMITS } from '@feszek/contract';
import type { Product } from '@feszek/contract';

/** The most pieces of a made-to-order product in one cart. */
const FOR_ORDER_QUANTITY = 99;
/** With at most this many pieces, the shop shows that only few are left. */
export const FEW_LEFT = 3;

export interface Availability {
  readonly isForOrder: boolean;
  /** Pieces in the warehouse; for a cart, less those that other carts reserve. That is negative after a loss of stock. */
  readonly stock: number;
}

/** Pieces that can be ordered now. A made-to-order product is bought without stock. */
export function availableQuantity({ isForOrder, stock }: Availability): number {
  return isForOrder ? FOR_ORDER_QUANTITY : Math.max(0, Math.min(stock, LIMITS.quantity));
}

export function stockState({ isForOrder, stock }: Availability): Product['stock_state'] {
  if (isForOrder) return 'for_order';
  if (stock === 0) return 'sold_out';
  return stock <= FEW_LEFT ? 'few_left' : 'in_stock';
}
