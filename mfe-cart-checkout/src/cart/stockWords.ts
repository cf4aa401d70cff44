import type { CartLine, CartView } from './cartView.ts';
import type { T } from '../i18n.ts';

export interface StockWord {
  /** `blocking`: the line cannot be ordered like this. */
  readonly tone: 'blocking' | 'few' | 'quiet';
  readonly text: string;
}

/** Whether fewer pieces can be ordered than the line holds. */
function isUnavailable({ quantity, available_quantity }: CartLine): boolean {
  return quantity > available_quantity;
}

/** Whether something in the cart cannot be ordered as it is, so that the checkout would refuse it. */
export function hasUnavailable(cart: CartView): boolean {
  return cart.products.some(isUnavailable);
}

/** What must be said of a line's stock, if anything. */
export function stockWord(t: T, line: CartLine): StockWord | undefined {
  const { quantity, available_quantity: available, product } = line;
  if (available === 0) return { tone: 'blocking', text: t('cart.soldOut') };
  if (isUnavailable(line)) return { tone: 'blocking', text: t('cart.tooMany', { count: available }) };
  if (product.stock_state === 'for_order') return { tone: 'quiet', text: t('cart.forOrder') };
  if (quantity === available) return { tone: 'few', text: t('cart.lastPieces', { count: available }) };
  return undefined;
}
