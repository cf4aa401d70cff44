import type { PaymentEvent } from '../provider.ts';
import { MESSAGES } from '../responseMessages.ts';
import type { Words } from './words.ts';

/** What becomes of a payment at the bank. */
export type Outcome = Pick<PaymentEvent, 'status' | 'authorizationCode' | 'responseCode' | 'responseMessage' | 'failure'>;

export interface SandboxCard {
  readonly number: string;
  /** What the bank's page says of it. */
  readonly words: 'succeeds' | 'fails' | 'challenges' | 'expires' | 'late';
  /** `challenge`: asks for a code first; `late`: the buyer is back in the shop before the notification. */
  readonly way?: 'challenge' | 'late';
  readonly outcome: Omit<Outcome, 'authorizationCode'>;
}

const APPROVED = { status: 'success', responseCode: '00', responseMessage: MESSAGES.approved } as const;

/** The sandbox's cards, and what becomes of a payment with them. */
export const SANDBOX_CARDS = [
  { number: '4111 1111 1111 1111', words: 'succeeds', outcome: APPROVED },
  { number: '4000 0000 0000 0002', words: 'fails', outcome: { status: 'error', responseCode: '51', responseMessage: MESSAGES.insufficientFunds, failure: 'refused' } },
  { number: '4000 0000 0000 3220', words: 'challenges', way: 'challenge', outcome: APPROVED },
  { number: '4000 0000 0000 0069', words: 'expires', outcome: { status: 'error', responseCode: 'timed_out', responseMessage: MESSAGES.timedOut, failure: 'timed_out' } },
  { number: '4000 0000 0000 0101', words: 'late', way: 'late', outcome: APPROVED },
] as const satisfies readonly (SandboxCard & { readonly words: keyof Words })[];

/** The card whose payments are confirmed by a code. */
export const [, , CHALLENGED_CARD] = SANDBOX_CARDS;
/** The code that the challenge of 3-D Secure wants. */
export const CHALLENGE_CODE = '1234';

/** What the bank answers when the buyer turns back. */
export const CANCELLED: Outcome = { status: 'error', authorizationCode: null, responseCode: 'cancelled', responseMessage: MESSAGES.cancelled, failure: 'cancelled' };

/** The sandbox's card of this number; `undefined` for a number that is none of them. */
export function findCard(cardNumber: string): SandboxCard | undefined {
  const digits = cardNumber.replace(/[\s-]/g, '');
  return SANDBOX_CARDS.find(({ number }) => number.replaceAll(' ', '') === digits);
}

/** What becomes of a payment with this card. */
export function outcomeOf({ outcome }: SandboxCard, transactionId: string): Outcome {
  return { ...outcome, authorizationCode: outcome.status === 'success' ? transactionId.slice(0, 6).toUpperCase() : null };
}
