import type { CouponDraft } from '@feszek/contract';

/** Limits the loss of a shop that moves to a public address with these coupons. */
const USES = 200;

/** Coupons of the demonstration shop (docs/guides/coupons.md). Their codes are public. */
export const DEMO_COUPONS: readonly CouponDraft[] = [
  {
    code: 'UDV10', kind: 'percent', percent: 10, amounts: undefined, minimum: { HUF: 20_000, EUR: 50, USD: 55 },
    valid_from: null, valid_until: null, max_uses: USES, max_uses_per_customer: 1,
  },
  {
    code: 'HAZHOZ', kind: 'free_delivery', percent: null, amounts: undefined, minimum: undefined,
    valid_from: null, valid_until: null, max_uses: USES, max_uses_per_customer: null,
  },
];
