import type { FormValues } from '@feszek/forms';
import { keepDrafts, readDrafts } from './draftStorage.ts';

/**
 * What was typed into each step and not sent yet. It is kept as long as the checkout is open, and for a reload as long as
 * its tab is: going back loses nothing.
 */
export interface Drafts {
  of(step: string): FormValues | undefined;
  /** @param values what differs from what the server knows; nothing of it: the draft is forgotten */
  keep(step: string, values: FormValues): void;
  clear(): void;
}

function isValues(value: unknown): value is FormValues {
  return typeof value === 'object' && value !== null && Object.values(value).every((field) => ['string', 'number', 'boolean'].includes(typeof field));
}

/** What this browser's tab has kept, as far as it is what we have written. */
function readKept(form: string): Map<string, FormValues> {
  const read = readDrafts(form);
  const steps: [string, unknown][] = typeof read === 'object' && read !== null ? Object.entries(read) : [];
  return new Map(steps.flatMap(([step, values]) => (isValues(values) ? [[step, values]] : [])));
}

/** @param form - tells apart the drafts of forms that have the same steps */
export function createDrafts(form: string): Drafts {
  const kept = readKept(form);
  const save = () => keepDrafts(form, Object.fromEntries(kept));
  return {
    of: (step) => kept.get(step),
    keep(step, values) {
      if (Object.keys(values).length > 0) kept.set(step, values);
      else kept.delete(step);
      save();
    },
    clear() {
      kept.clear();
      save();
    },
  };
}
