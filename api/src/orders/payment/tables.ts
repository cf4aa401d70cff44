import type { Currency, Locale, PaymentFailure } from '@feszek/contract';
import type { Generated } from 'kysely';

/** Payments, the providers' events, and refunds. */
export interface PaymentTables {
  payment_transaction: {
    id: string;
    order_id: number;
    provider: string;
    status: 'in_progress' | 'success' | 'error';
    amount: number;
    currency: Currency;
    locale: Locale;
    result_url: string;
    created_at: Date;
    authorization_code: string | null;
    response_code: string | null;
    response_message: string | null;
    provider_id: string | null;
    failure: PaymentFailure | null;
    checked_at: Date | null;
    checks: Generated<number>;
  };
  payment_event: { provider: string; event_id: string; transaction_id: string; kind: string; received_at: Date };
  payment_refund: {
    id: string;
    transaction_id: string;
    status: 'due' | 'done';
    provider_refund_id: string | null;
    created_at: Date;
    done_at: Date | null;
  };
}

declare module '../../platform/database/schema.ts' {
  interface Database extends PaymentTables {}
}
