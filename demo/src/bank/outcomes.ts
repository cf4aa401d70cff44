/** The possible outcomes of a payment at the bank. */
export const OUTCOMES = ['approved', 'insufficient_funds', 'timed_out', 'cancelled'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The data of an outcome for the shop. */
interface Response {
  readonly status: 'success' | 'error';
  readonly response_code: string;
  /** In English; the shop translates the messages that are in its catalogue. */
  readonly response_message: string;
  /** The kind of a failure; `null` for a success. */
  readonly failure: 'refused' | 'timed_out' | 'cancelled' | null;
}

const RESPONSES: Readonly<Record<Outcome, Response>> = {
  approved: { status: 'success', response_code: '00', response_message: 'Approved', failure: null },
  insufficient_funds: { status: 'error', response_code: '51', response_message: 'Insufficient funds', failure: 'refused' },
  timed_out: { status: 'error', response_code: 'timed_out', response_message: 'Not paid in time', failure: 'timed_out' },
  cancelled: { status: 'error', response_code: 'cancelled', response_message: 'Cancelled by the buyer', failure: 'cancelled' },
};

/** The result of a payment, in notifications and in the bank's answers. */
export interface PaymentResult extends Response {
  readonly transaction_id: string;
  /** Whole minor units. */
  readonly amount: number;
  readonly currency: string;
  /** Present if the payment is approved. */
  readonly authorization_code: string | null;
}

/** The result of a payment with this outcome. */
export function resultOf({ id, amount, currency }: { readonly id: string; readonly amount: number; readonly currency: string }, outcome: Outcome): PaymentResult {
  return { transaction_id: id, amount, currency, authorization_code: outcome === 'approved' ? id.slice(0, 6).toUpperCase() : null, ...RESPONSES[outcome] };
}
