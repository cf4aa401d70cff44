import type { Currency } from '@feszek/contract';
import { CURRENCIES } from '@feszek/contract';
import { ApiError } from '../../../platform/http/errors.ts';

/**
 * How many of Stripe's minor units are one minor unit of the shop. Stripe charges forints with two decimals, which the shop does not
 * have: an amount is always whole forints, so it also fits Stripe's payouts, which require forints divisible by 100.
 */
const FACTOR: Readonly<Record<Currency, number>> = { HUF: 100, EUR: 1, USD: 1 };

/** Whole minor units of the shop in those of Stripe. */
export function toStripeAmount(amount: number, currency: Currency): number {
  return amount * FACTOR[currency];
}

/** Stripe's amount and currency in the shop's own. Throws `malformed_request` for an amount that the shop cannot have requested. */
export function fromStripeAmount(amount: number | null, currency: string | null): { readonly amount: number; readonly currency: Currency } {
  const known = CURRENCIES.find((one) => one === currency?.toUpperCase());
  if (!known || amount === null || amount % FACTOR[known] !== 0) throw new ApiError('malformed_request');
  return { amount: amount / FACTOR[known], currency: known };
}
