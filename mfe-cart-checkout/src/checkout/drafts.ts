import type { CheckoutStep } from './checkoutSteps.ts';
import { CHECKOUT_STEPS } from './checkoutSteps.ts';
import { keepDrafts, readDrafts } from './draftStorage.ts';
import type { FormValues } from './form/useStepForm.ts';

/**
 * What was typed into each step and not sent yet. It is kept as long as the checkout is open, and for a reload as long as
 * its tab is: going back loses nothing.
 */
export interface Drafts {
  of(step: CheckoutStep): FormValues | undefined;
  /** @param values what differs from what the server knows; nothing of it: the draft is forgotten */
  keep(step: CheckoutStep, values: FormValues): void;
  clear(): void;
}

type Kept = Partial<Record<CheckoutStep, FormValues>>;

function isValues(value: unknown): value is FormValues {
  return typeof value === 'object' && value !== null && Object.values(value).every((field) => ['string', 'number', 'boolean'].includes(typeof field));
}

/** What this browser's tab has kept, as far as it is what we have written. */
function readKept(): Kept {
  const read = readDrafts();
  const steps = new Map(typeof read === 'object' && read !== null ? Object.entries(read) : []);
  return Object.fromEntries(CHECKOUT_STEPS.flatMap((step) => {
    const values: unknown = steps.get(step);
    return isValues(values) ? [[step, values]] : [];
  }));
}

export function createDrafts(): Drafts {
  let kept = readKept();
  return {
    of: (step) => kept[step],
    keep(step, values) {
      const { [step]: _, ...others } = kept;
      kept = Object.keys(values).length > 0 ? { ...others, [step]: values } : others;
      keepDrafts(kept);
    },
    clear() {
      kept = {};
      keepDrafts(kept);
    },
  };
}
