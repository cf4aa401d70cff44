import type { CouponDraft } from '@feszek/contract';

/** Enough to try them; few enough that a shop which forgets to end them loses little. */
const TRIES = 200;

/** Coupons to try a new shop with; see docs/guides/coupons.md. */
export const COUPONS: readonly CouponDraft[] = [
  {
    code: 'UDV10', kind: 'percent', percent: 10, amounts: undefined, minimum: { HUF: 20_000, EUR: 50, USD: 55 },
    valid_from: null, valid_until: null, max_uses: TRIES, max_uses_per_customer: 1,
  },
  {
    code: 'HAZHOZ', kind: 'free_delivery', percent: null, amounts: undefined, minimum: undefined,
    valid_from: null, valid_until: null, max_uses: TRIES, max_uses_per_customer: null,
  },
];
