import type { CouponKind } from '@feszek/contract';
import type { JSONColumnType } from 'kysely';
import type { AmountsByCurrency } from '../../platform/database/columns.ts';

type Amounts = JSONColumnType<Partial<AmountsByCurrency> | null, string | null, string | null>;

/** Coupons by their code. */
export interface CouponTables {
  coupon: {
    code: string;
    kind: CouponKind;
    percent: number | null;
    amounts: Amounts;
    minimum: Amounts;
    valid_from: Date | null;
    valid_until: Date | null;
    max_uses: number | null;
    max_uses_per_customer: number | null;
    created_at: Date;
  };
}

declare module '../../platform/database/schema.ts' {
  interface Database extends CouponTables {}
}
