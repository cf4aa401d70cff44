import { useEffectEvent, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import type { FormHandle } from './FormHandle.ts';

/**
 * Applies the input of the visitor or a password manager from before hydration. The fields still contain it, and the next
 * render would replace it with the form's state.
 */
export function usePreHydrationInput(form: RefObject<HTMLFormElement | null>, { takeOver }: Pick<FormHandle, 'takeOver'>): void {
  const restoreTypedValues = useEffectEvent(() => {
    if (form.current) takeOver(new FormData(form.current));
  });
  useLayoutEffect(() => restoreTypedValues(), []);
}
