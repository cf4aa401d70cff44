import { setTimeout as wait } from 'node:timers/promises';

/** The outcome of a payment at a simulated provider. */
export type Ending = 'success' | 'refused' | 'cancelled' | 'timed_out';

/** The outcomes that a developer can choose, with their labels on the page. */
export const OUTCOMES = {
  success: 'Paid; the shop is notified, then the buyer returns',
  refused: 'Refused by the bank',
  cancelled: 'The buyer cancels',
  timed_out: 'The payment expires',
  late: 'Paid; the buyer returns before the shop is notified',
  duplicate: 'Paid; the shop is notified three times',
  out_of_order: 'Paid; an older notification of a failure follows that of the success',
  forged: 'Not paid; the shop receives a forged notification of success',
  lost: 'Paid; the shop is never notified',
} as const;
export type OutcomeName = keyof typeof OUTCOMES;

export function isOutcome(value: unknown): value is OutcomeName {
  return typeof value === 'string' && value in OUTCOMES;
}

const LATE_MS = 4000;
/** The wait between the buyer's submission and a late notification. Does not keep the process running. */
export const someSeconds = (): Promise<unknown> => wait(LATE_MS, undefined, { ref: false });

/** The operations of a simulator on one payment. */
export interface Stage {
  /** Sets the outcome of the payment, which the provider's calls return from then on. */
  finish(ending: Ending): void;
  /** Notifies the shop; `forged`: with a wrong secret. Never throws: the shop may be unavailable. */
  notify(ending: Ending, options?: { readonly forged?: boolean }): Promise<void>;
}

/** Applies an outcome. Returns the outcome that the buyer's browser receives. */
export async function play(outcome: OutcomeName, stage: Stage, late: () => Promise<unknown>): Promise<Ending> {
  switch (outcome) {
    case 'refused':
    case 'cancelled':
    case 'timed_out':
      stage.finish(outcome);
      await stage.notify(outcome);
      return outcome;
    case 'forged':
      await stage.notify('success', { forged: true });
      return 'success';
    default:
      stage.finish('success');
      await notifySuccess(outcome, stage, late);
      return 'success';
  }
}

async function notifySuccess(outcome: 'success' | 'late' | 'duplicate' | 'out_of_order' | 'lost', stage: Stage, late: () => Promise<unknown>): Promise<void> {
  if (outcome === 'lost') return;
  if (outcome === 'late') {
    void late().then(() => stage.notify('success'));
    return;
  }
  await stage.notify('success');
  if (outcome === 'duplicate') await Promise.all([stage.notify('success'), stage.notify('success')]);
  if (outcome === 'out_of_order') await stage.notify('refused');
}
