import type { PaymentEvent } from '../provider.ts';

type Outcome = Pick<PaymentEvent, 'status' | 'authorizationCode' | 'responseCode' | 'responseMessage'>;

/** The sandbox's cards, and what becomes of a payment with them. */
export const SANDBOX_CARDS = [
  { number: '4111 1111 1111 1111', status: 'success', responseCode: '00', responseMessage: 'Approved' },
  { number: '4000 0000 0000 0002', status: 'error', responseCode: '51', responseMessage: 'Insufficient funds' },
] as const;

/** What the bank answers when the buyer turns back. */
export const CANCELLED: Outcome = { status: 'error', authorizationCode: null, responseCode: 'cancelled', responseMessage: 'Cancelled by the buyer' };

/**
 * What becomes of a payment with this card.
 *
 * @returns `undefined` for a number that is none of the sandbox's cards
 */
export function payWith(cardNumber: string, transactionId: string): Outcome | undefined {
  const digits = cardNumber.replace(/[\s-]/g, '');
  const card = SANDBOX_CARDS.find(({ number }) => number.replaceAll(' ', '') === digits);
  if (!card) return undefined;
  const { status, responseCode, responseMessage } = card;
  return { status, responseCode, responseMessage, authorizationCode: status === 'success' ? transactionId.slice(0, 6).toUpperCase() : null };
}
