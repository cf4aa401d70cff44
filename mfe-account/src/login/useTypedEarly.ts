import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import type { LoginInput } from '@feszek/contract';

/**
 * Takes over what was typed, or filled in by a password manager, before the form was awake: the fields show it, and
 * without this the form's state would wipe it out at its next rendering.
 */
export function useTypedEarly(form: RefObject<HTMLFormElement | null>, setValues: (values: LoginInput, shouldValidate: boolean) => unknown): void {
  useLayoutEffect(() => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    const typed = { email: String(fields.get('email') ?? ''), password: String(fields.get('password') ?? '') };
    if (typed.email !== '' || typed.password !== '') setValues(typed, false);
  }, [form, setValues]);
}
