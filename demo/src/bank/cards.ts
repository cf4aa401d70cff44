import type { Outcome } from './outcomes.ts';
import type { Texts } from './texts.ts';

export interface TestCard {
  readonly number: string;
  /** The text about the card on the bank's page. */
  readonly text: keyof Pick<Texts, 'succeeds' | 'fails' | 'challenges' | 'expires' | 'late'>;
  /** `challenge`: the bank requires a code first; `late`: the notification is sent after the buyer has returned to the shop. */
  readonly special?: 'challenge' | 'late';
  readonly outcome: Outcome;
}

const CHALLENGED_CARD: TestCard = { number: '4000 0000 0000 3220', text: 'challenges', special: 'challenge', outcome: 'approved' };

/** The bank's test cards and the outcome of a payment with each. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4111 1111 1111 1111', text: 'succeeds', outcome: 'approved' },
  { number: '4000 0000 0000 0002', text: 'fails', outcome: 'insufficient_funds' },
  CHALLENGED_CARD,
  { number: '4000 0000 0000 0069', text: 'expires', outcome: 'timed_out' },
  { number: '4000 0000 0000 0101', text: 'late', special: 'late', outcome: 'approved' },
];

/** The code that the 3-D Secure challenge accepts. */
const CHALLENGE_CODE = '1234';

/** The test card of this number, with or without spaces and hyphens; `undefined` for any other number. */
export function findCard(cardNumber: string): TestCard | undefined {
  const digits = cardNumber.replace(/[\s-]/g, '');
  return TEST_CARDS.find(({ number }) => number.replaceAll(' ', '') === digits);
}

/** The form that the buyer submits on the bank's page. */
export interface Submission {
  readonly action: 'pay' | 'confirm' | 'cancel';
  readonly card_number: string;
  readonly code: string;
}

/** The effect of a submission: a page to show again, or an outcome. */
export type Decision = { readonly show: 'challenge' | 'wrongCode' | 'wrongCard' } | { readonly outcome: Outcome; readonly isLate: boolean };

/** Determines the effect of a submission. */
export function decide({ action, card_number, code }: Submission): Decision {
  if (action === 'cancel') return { outcome: 'cancelled', isLate: false };
  if (action === 'confirm') return code.trim() === CHALLENGE_CODE ? { outcome: CHALLENGED_CARD.outcome, isLate: false } : { show: 'wrongCode' };
  const card = findCard(card_number);
  if (!card) return { show: 'wrongCard' };
  if (card.special === 'challenge') return { show: 'challenge' };
  return { outcome: card.outcome, isLate: card.special === 'late' };
}
