import type { Currency } from '@feszek/contract';
import { formatAmount } from '@feszek/money';
import type { T } from '../i18n.ts';
import { amountLabels } from '../price/useAmountLabels.ts';
import type { CartLine } from '../cart-store/cartView.ts';

/** Whether the line's price is that of a quantity tier. */
export function isTierPrice({ tiers, price_gross }: CartLine): boolean {
  return tiers.some((tier) => tier.price_gross === price_gross);
}

/** The next quantity tier with its gross unit price, if that quantity is available. */
export function nextTierMessage(t: T, { tiers, quantity, available_quantity, price_gross }: CartLine, currency: Currency): string | undefined {
  const next = tiers.find((tier) => tier.quantity > quantity && tier.quantity <= available_quantity && tier.price_gross < price_gross);
  return next && t('cart.nextTier', { count: next.quantity, price: formatAmount('gross', next.price_gross, currency, amountLabels(t)) });
}
