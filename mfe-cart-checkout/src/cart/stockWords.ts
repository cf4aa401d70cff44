import type { Currency } from '@feszek/contract';
import { formatAmount } from '@feszek/money';
import type { CartLine, CartView } from './cartView.ts';
import type { T } from '../i18n.ts';
import { amountWords } from '../price/useAmountWords.ts';

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

/** Why a line cannot be ordered as it is, if it cannot: not sold in the cart's currency, sold out, in other carts for the moment, or only in part. */
export function shortage(t: T, line: CartLine): string | undefined {
  const { available_quantity: available, product } = line;
  if (product.stock_state === 'other_currency') return t('cart.otherCurrency');
  if (available === 0) return product.stock_state === 'sold_out' ? t('cart.soldOut') : t('reservation.heldByOthers');
  return isUnavailable(line) ? t('cart.tooMany', { count: available }) : undefined;
}

/** The gross unit price of a line before, where that has changed since the visitor saw it. */
export function priceWord(t: T, { price_before_gross: before }: CartLine, currency: Currency): string | undefined {
  return before === null ? undefined : t('reservation.priceBefore', { before: formatAmount('gross', before, currency, amountWords(t)) });
}

/** The message about a line's stock, if there is one. */
export function stockWord(t: T, line: CartLine): StockWord | undefined {
  const { quantity, available_quantity: available, product } = line;
  const short = shortage(t, line);
  if (short !== undefined) return { tone: 'blocking', text: short };
  if (product.stock_state === 'for_order') return { tone: 'quiet', text: t('cart.forOrder') };
  if (quantity === available) return { tone: 'few', text: t('cart.lastPieces', { count: available }) };
  return undefined;
}
