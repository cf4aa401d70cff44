import type { Currency, VatMode } from '@feszek/contract';
import { formatPrice, netFromGross, toMajor, toMinor } from '@feszek/money';
import type { T } from '../i18n.ts';
import type { CartLine, LineTier } from './cartView.ts';

export interface PriceBasis {
  readonly currency: Currency;
  readonly vatMode: VatMode;
  /** The rate of the country that the goods go to, by which the line's own net price is worked out as well. */
  readonly vatPercent: number;
}

function tierPrice({ price_gross }: LineTier, { currency, vatMode, vatPercent }: PriceBasis): string {
  const price = vatMode === 'gross' ? price_gross : toMajor(netFromGross(toMinor(price_gross, currency), vatPercent), currency);
  return formatPrice(price, currency);
}

/** Whether the line's price is that of a quantity tier. */
export function isTierPrice({ tiers, price_gross }: CartLine): boolean {
  return tiers.some((tier) => tier.price_gross === price_gross);
}

/** From how many pieces on a piece costs less than now, if so many can be had. */
export function nextTierWord(t: T, { tiers, quantity, available_quantity, price_gross }: CartLine, basis: PriceBasis): string | undefined {
  const next = tiers.find((tier) => tier.quantity > quantity && tier.quantity <= available_quantity && tier.price_gross < price_gross);
  return next && t('cart.nextTier', { count: next.quantity, price: tierPrice(next, basis) });
}
