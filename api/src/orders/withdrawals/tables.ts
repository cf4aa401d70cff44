import type { Locale, WithdrawalRemark } from '@feszek/contract';
import type { Generated } from 'kysely';

/** Withdrawals from contracts, each as it was declared. */
export interface WithdrawalTables {
  withdrawal: {
    id: Generated<number>;
    withdrawal_hash: string;
    submitted_at: Date;
    locale: Locale;
    name: string;
    email: string;
    /** As the customer wrote it. */
    order_number: string;
    subject: string;
    /** The order of the declaration, if the shop found one. */
    order_id: number | null;
    remarks: readonly WithdrawalRemark[];
    visitor_id: number | null;
    attempt_key: string;
    payload_hash: string;
  };
  /** The withdrawn pieces, of an order that was opened by its hash. */
  withdrawal_line: { withdrawal_id: number; order_id: number; position: number; quantity: number };
}

declare module '../../platform/database/schema.ts' {
  interface Database extends WithdrawalTables {}
}
