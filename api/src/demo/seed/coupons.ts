import { isOnThisMachine } from '@feszek/contract/this-machine';
import type { CouponDraft } from '@feszek/contract';

/** Enough to try them; few enough that a shop which moves to an address of its own with them loses little. */
const TRIES = 200;

const COUPONS: readonly CouponDraft[] = [
  {
    code: 'UDV10', kind: 'percent', percent: 10, amounts: undefined, minimum: { HUF: 20_000, EUR: 50, USD: 55 },
    valid_from: null, valid_until: null, max_uses: TRIES, max_uses_per_customer: 1,
  },
  {
    code: 'HAZHOZ', kind: 'free_delivery', percent: null, amounts: undefined, minimum: undefined,
    valid_from: null, valid_until: null, max_uses: TRIES, max_uses_per_customer: null,
  },
];

/**
 * Coupons to try a new shop with (docs/guides/coupons.md): everybody can read their codes, so a shop that sells begins
 * with none.
 */
export function couponsToTry(shop: { readonly shopUrl: string }): readonly CouponDraft[] {
  return isOnThisMachine(shop) ? COUPONS : [];
}
