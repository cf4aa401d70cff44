import type { Currency } from '@feszek/contract';
import { formatAmount } from '@feszek/money';
import type { CartLine, CartView } from '../cart-store/cartView.ts';
import type { T } from '../i18n.ts';
import { amountLabels } from '../price/useAmountLabels.ts';

export interface StockMessage {
  /** `blocking`: the line cannot be ordered like this. */
  readonly tone: 'blocking' | 'quiet';
  readonly text: string;
}

/** Whether fewer pieces can be ordered than the line holds. */
function isUnavailable({ quantity, available_quantity }: CartLine): boolean {
  return quantity > available_quantity;
}

/** Whether the cart has a line that cannot be ordered, so that the checkout would refuse it. */
export function hasUnavailable(cart: CartView): boolean {
  return cart.products.some(isUnavailable);
}

/** Why a line cannot be ordered: not sold in the cart's currency, sold out, reserved by other carts, or only available in part. */
export function shortage(t: T, line: CartLine): string | undefined {
  const { available_quantity: available, product } = line;
  if (product.stock_state === 'other_currency') return t('cart.otherCurrency');
  if (available === 0) return product.stock_state === 'sold_out' ? t('cart.soldOut') : t('reservation.heldByOthers');
  return isUnavailable(line) ? t('cart.tooMany', { count: available }) : undefined;
}

/** The message with the previous gross unit price of a line, if it has changed since the visitor saw it. */
export function priceMessage(t: T, { price_before_gross: before }: CartLine, currency: Currency): string | undefined {
  return before === null ? undefined : t('reservation.priceBefore', { before: formatAmount('gross', before, currency, amountLabels(t)) });
}

/** The message about a line's stock, if there is one. */
export function stockMessage(t: T, line: CartLine): StockMessage | undefined {
  const short = shortage(t, line);
  if (short !== undefined) return { tone: 'blocking', text: short };
  return line.product.stock_state === 'for_order' ? { tone: 'quiet', text: t('cart.forOrder') } : undefined;
}
