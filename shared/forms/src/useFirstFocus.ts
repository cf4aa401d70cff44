import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import type { FormHandle } from './FormHandle.ts';

/** Begins a form when the visitor enters a field, also if they did so before hydration. */
export function useFirstFocus(form: RefObject<HTMLFormElement | null>, { begin }: Pick<FormHandle, 'begin'>): void {
  const beginForm = useEffectEvent(() => begin());
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const onFocus = () => beginForm();
    if (element.contains(document.activeElement)) onFocus();
    element.addEventListener('focusin', onFocus);
    return () => element.removeEventListener('focusin', onFocus);
  }, [form]);
}
