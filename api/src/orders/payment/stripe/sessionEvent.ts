import type { Stripe } from 'stripe';
import type { PaymentEvent } from '../provider.ts';
import { MESSAGES } from '../responseMessages.ts';
import { fromStripeAmount } from './amount.ts';
import { shownDecline } from './decline.ts';

type Session = Stripe.Checkout.Session;

function authorizationCode({ payment_intent: intent }: Session): string | null {
  const charge = typeof intent === 'object' ? intent?.latest_charge : null;
  return (typeof charge === 'object' ? charge?.authorization_code : null) ?? null;
}

/** The reason of a payment that failed after the buyer had left the page. */
function declineOf({ payment_intent: intent }: Session): Pick<PaymentEvent, 'responseCode' | 'responseMessage' | 'failure'> {
  const error = typeof intent === 'object' ? intent?.last_payment_error : null;
  return { ...shownDecline(error?.decline_code ?? error?.code ?? 'payment_failed'), failure: 'refused' };
}

/**
 * The outcome of the payment of a Checkout Session.
 *
 * @param hasFailed whether Stripe has reported that a delayed payment failed
 * @returns `undefined` while it is open, or paid by a delayed method
 */
export function sessionEvent(session: Session, hasFailed = false): PaymentEvent | undefined {
  const transactionId = session.client_reference_id;
  if (!transactionId) return undefined;
  const base = { transactionId, ...fromStripeAmount(session.amount_total, session.currency), providerId: session.id };
  if (session.payment_status === 'paid') {
    return { ...base, status: 'success', authorizationCode: authorizationCode(session), responseCode: 'paid', responseMessage: MESSAGES.succeeded };
  }
  if (hasFailed) return { ...base, status: 'error', authorizationCode: null, ...declineOf(session) };
  if (session.status === 'expired') {
    return { ...base, status: 'error', authorizationCode: null, responseCode: 'expired', responseMessage: MESSAGES.timedOut, failure: 'timed_out' };
  }
  return undefined;
}
