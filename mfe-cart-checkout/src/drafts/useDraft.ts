import { useState, useSyncExternalStore } from 'react';
import type { Drafts } from './drafts.ts';
import type { FormValues } from '../checkout/form/useStepForm.ts';

const never = () => () => undefined;

/** Whether the page came from the server and is just waking up: what it shows first must be what the server has drawn. */
function useIsWaking(): boolean {
  return useSyncExternalStore(never, () => false, () => true);
}

/** The fields of a draft that the form still has. */
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
 * A step's values from an earlier visit, and where to keep them.
 *
 * @param known - the values as the server knows them; what was typed since goes over them
 */
export function useDraft<Values extends FormValues>({ drafts, step }: { readonly drafts: Drafts; readonly step: string }, known: Values): StepDraft<Values> {
  const isWaking = useIsWaking();
  const [first] = useState(() => {
    const kept = fieldsOf(known, drafts.of(step) ?? {});
    return isWaking ? { initialValues: known, draft: kept } : { initialValues: { ...known, ...kept } };
  });
  return {
    ...first,
    onValues: (values) => drafts.keep(step, Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== known[field]))),
    onSent: () => drafts.keep(step, {}),
  };
}
