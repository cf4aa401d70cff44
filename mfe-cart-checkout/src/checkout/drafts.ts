import type { CheckoutStep } from './checkoutSteps.ts';
import type { FormValues } from './form/useStepForm.ts';

/** What was typed into each step and perhaps not sent yet, for as long as the checkout is open: going back loses nothing. */
export interface Drafts {
  of(step: CheckoutStep): FormValues | undefined;
  keep(step: CheckoutStep, values: FormValues): void;
}

export function createDrafts(): Drafts {
  const kept = new Map<CheckoutStep, FormValues>();
  return { of: (step) => kept.get(step), keep: (step, values) => void kept.set(step, values) };
}
