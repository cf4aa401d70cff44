import { useEffectEvent, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import type { FormHandle } from './FormHandle.ts';

/**
 * Takes over what the visitor has typed, or a password manager has filled in, before the form was hydrated. The fields
 * still show it, and the next render would replace it with the form's own state.
 */
export function usePreHydrationInput(form: RefObject<HTMLFormElement | null>, { takeOver }: Pick<FormHandle, 'takeOver'>): void {
  const takeOverTyped = useEffectEvent(() => {
    if (form.current) takeOver(new FormData(form.current));
  });
  useLayoutEffect(() => takeOverTyped(), []);
}
