import type { Product } from '@feszek/contract';

/** Whether a product can be put into the cart: it has not sold out, and is sold in the visitor's currency. */
export function isBuyable(stockState: Product['stock_state']): boolean {
  return stockState !== 'sold_out' && stockState !== 'other_currency';
}
