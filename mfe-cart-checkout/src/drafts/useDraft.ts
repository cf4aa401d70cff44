import type { FormValues } from '@feszek/forms';
import { useIsHydrating } from '@feszek/store';
import { useState } from 'react';
import type { Drafts } from './drafts.ts';

/** The fields of a draft that the form has. */
function fieldsOf(known: FormValues, draft: FormValues): FormValues {
  return Object.fromEntries(Object.entries(draft).filter(([field, value]) => typeof value === typeof known[field]));
}

interface StepDraft<Values> {
  readonly initialValues: Values;
  readonly draft?: FormValues;
  readonly onValues: (values: Values) => void;
  readonly onSent: () => void;
}

/**
 * A step's values from an earlier visit, and the callbacks that store them.
 *
 * @param known - the values of the server; the draft replaces them
 * @param secret - the field that is never stored, such as a password
 */
export function useDraft<Values extends FormValues>({ drafts, step }: { readonly drafts: Drafts; readonly step: string }, known: Values, secret?: keyof Values & string): StepDraft<Values> {
  const isHydrating = useIsHydrating();
  const [first] = useState(() => {
    const kept = fieldsOf(known, drafts.of(step) ?? {});
    return isHydrating ? { initialValues: known, draft: kept } : { initialValues: { ...known, ...kept } };
  });
  return {
    ...first,
    onValues: (values) => drafts.keep(step, Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== known[field] && field !== secret))),
    onSent: () => drafts.keep(step, {}),
  };
}
