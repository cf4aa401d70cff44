import type { Product } from '@feszek/contract';

/** Whether a product can be added to the cart: it is not sold out, and is sold in the visitor's currency. */
export function isBuyable(stockState: Product['stock_state']): boolean {
  return stockState !== 'sold_out' && stockState !== 'other_currency';
}
