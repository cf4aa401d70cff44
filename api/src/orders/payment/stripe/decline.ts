import { MESSAGES } from '../responseMessages.ts';
import type { ResponseMessage } from '../responseMessages.ts';

/**
 * What Stripe's codes mean to a buyer; all others are a refusal without a reason. A card that was reported lost or stolen,
 * and a payment suspected as fraud, are not shown to the buyer: Stripe requires that they look like any other refusal.
 * Source: docs.stripe.com/declines/codes, docs.stripe.com/error-codes.
 */
const MEANINGS: ReadonlyMap<string, ResponseMessage> = new Map(Object.entries({
  insufficient_funds: MESSAGES.insufficientFunds,
  card_velocity_exceeded: MESSAGES.limitExceeded,
  withdrawal_count_limit_exceeded: MESSAGES.limitExceeded,
  expired_card: MESSAGES.cardExpired,
  incorrect_number: MESSAGES.wrongDetails,
  invalid_number: MESSAGES.wrongDetails,
  incorrect_cvc: MESSAGES.wrongDetails,
  invalid_cvc: MESSAGES.wrongDetails,
  invalid_expiry_month: MESSAGES.wrongDetails,
  invalid_expiry_year: MESSAGES.wrongDetails,
  incorrect_zip: MESSAGES.wrongDetails,
  incorrect_address: MESSAGES.wrongDetails,
  card_not_supported: MESSAGES.cardNotAllowed,
  currency_not_supported: MESSAGES.cardNotAllowed,
  transaction_not_allowed: MESSAGES.cardNotAllowed,
  authentication_required: MESSAGES.notConfirmed,
  payment_intent_authentication_failure: MESSAGES.notConfirmed,
  processing_error: MESSAGES.bankUnavailable,
  issuer_not_available: MESSAGES.bankUnavailable,
  reenter_transaction: MESSAGES.bankUnavailable,
  try_again_later: MESSAGES.bankUnavailable,
}));

const HIDDEN_CODES = new Set(['fraudulent', 'lost_card', 'merchant_blacklist', 'pickup_card', 'stolen_card']);

/** What the buyer reads about a payment that Stripe has refused with this code. */
export function shownDecline(code: string): { readonly responseCode: string; readonly responseMessage: ResponseMessage } {
  return { responseCode: HIDDEN_CODES.has(code) ? 'generic_decline' : code, responseMessage: MEANINGS.get(code) ?? MESSAGES.refused };
}
