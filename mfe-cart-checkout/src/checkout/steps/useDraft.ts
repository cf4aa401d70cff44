import { useCallback } from 'react';
import type { Drafts } from '../drafts.ts';
import type { FormValues } from '../form/useStepForm.ts';

/**
 * A step's values from an earlier visit, and where to keep them.
 *
 * @param known - the values as the server knows them; what was typed since goes over them
 */
export function useDraft<Values extends FormValues>({ drafts, step }: { readonly drafts: Drafts; readonly step: string }, known: Values): { initialValues: Values; onValues: (values: Values) => void } {
  const onValues = useCallback((values: Values) => drafts.keep(step, values), [drafts, step]);
  return { initialValues: { ...known, ...drafts.of(step) }, onValues };
}
