import type { FormValues } from './form/useStepForm.ts';

/** What was typed into each step and perhaps not sent yet, for as long as the checkout is open: going back loses nothing. */
export interface Drafts {
  of(step: string): FormValues | undefined;
  keep(step: string, values: FormValues): void;
}

export function createDrafts(): Drafts {
  const kept = new Map<string, FormValues>();
  return { of: (step) => kept.get(step), keep: (step, values) => void kept.set(step, values) };
}
