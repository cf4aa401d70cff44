import type { FormValues } from '@feszek/forms';
import { keepDrafts, readDrafts } from './draftStorage.ts';

/**
 * The unsent input of each step. Drafts last as long as the checkout and survive a reload of the tab, so that going back
 * loses nothing.
 */
export interface Drafts {
  of(step: string): FormValues | undefined;
  /** @param values - the values that differ from the server's; without any, the draft is deleted */
  keep(step: string, values: FormValues): void;
  clear(): void;
}

function isValues(value: unknown): value is FormValues {
  return typeof value === 'object' && value !== null && Object.values(value).every((field) => ['string', 'number', 'boolean'].includes(typeof field));
}

/** The stored drafts of this tab that are valid. */
function readKept(form: string): Map<string, FormValues> {
  const read = readDrafts(form);
  const steps: [string, unknown][] = typeof read === 'object' && read !== null ? Object.entries(read) : [];
  return new Map(steps.flatMap(([step, values]) => (isValues(values) ? [[step, values]] : [])));
}

/** @param form - distinguishes the drafts of forms with the same steps */
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
