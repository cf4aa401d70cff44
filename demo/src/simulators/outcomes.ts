/** How a payment ends at a simulated provider. */
export type Ending = 'success' | 'refused' | 'cancelled' | 'timed_out';

/** What a simulated provider can be told to do with a payment, and what it says of it on its page. */
export const OUTCOMES = {
  success: 'Paid; the shop is told, then the buyer goes back',
  refused: 'Refused by the bank',
  cancelled: 'The buyer turns back',
  timed_out: 'The time to pay runs out',
  late: 'Paid; the buyer is back before the shop is told',
  duplicate: 'Paid; the shop is told three times',
  out_of_order: 'Paid; an older message of a failure comes after that of the success',
  forged: 'Not paid; a stranger tells the shop that it is',
  lost: 'Paid; the shop is never told',
} as const;
export type OutcomeName = keyof typeof OUTCOMES;

export function isOutcome(value: unknown): value is OutcomeName {
  return typeof value === 'string' && value in OUTCOMES;
}

/** How long after the buyer the notification of a late payment comes, unless a test wants it sooner; milliseconds. */
export const LATE_MS = 4000;

/** What a simulator does with one payment. */
export interface Stage {
  /** Ends the payment: from then on the provider's calls say so. */
  settle(ending: Ending): void;
  /** Tells the shop; `forged`: as somebody who does not know the secret. Never throws: the shop may be away. */
  tell(ending: Ending, options?: { readonly forged?: boolean }): Promise<void>;
}

/** Plays an outcome. Returns how the buyer's browser hears that it went. */
export async function play(outcome: OutcomeName, stage: Stage, lateMs: number): Promise<Ending> {
  switch (outcome) {
    case 'refused':
    case 'cancelled':
    case 'timed_out':
      stage.settle(outcome);
      await stage.tell(outcome);
      return outcome;
    case 'forged':
      await stage.tell('success', { forged: true });
      return 'success';
    default:
      stage.settle('success');
      await tellSuccess(outcome, stage, lateMs);
      return 'success';
  }
}

async function tellSuccess(outcome: 'success' | 'late' | 'duplicate' | 'out_of_order' | 'lost', stage: Stage, lateMs: number): Promise<void> {
  if (outcome === 'lost') return;
  if (outcome === 'late') {
    setTimeout(() => void stage.tell('success'), lateMs).unref();
    return;
  }
  await stage.tell('success');
  if (outcome === 'duplicate') await Promise.all([stage.tell('success'), stage.tell('success')]);
  if (outcome === 'out_of_order') await stage.tell('refused');
}
