import { LIMITS } from '@feszek/contract';
import { FormField } from '@feszek/forms';
import type { FormHandle, FormValues } from '@feszek/forms';
import { useT } from '../i18n.ts';
import { PasswordInput } from './PasswordInput.tsx';
import { StrengthMeter } from './StrengthMeter.tsx';
import { usePasswordStrength } from './usePasswordStrength.ts';

export interface NewPasswordValues extends FormValues {
  readonly password: string;
  readonly password_confirmation: string;
}

interface NewPasswordFieldsProps {
  readonly form: FormHandle<NewPasswordValues>;
  readonly labels: Readonly<Record<'password' | 'password_confirmation', string>>;
  /** Texts that do not belong in the password, such as the visitor's name. */
  readonly personal: readonly string[];
}

/** A new password with the estimate of its strength, and its confirmation. */
export function NewPasswordFields({ form, labels, personal }: NewPasswordFieldsProps) {
  const t = useT();
  const { strength, prepare } = usePasswordStrength(form.values.password, personal);
  return (
    <>
      <div onFocus={prepare}>
        <FormField form={form} name="password" label={labels.password} hint={t('password.hint', { min: LIMITS.passwordMin })} as={PasswordInput} autoComplete="new-password" />
      </div>
      <StrengthMeter strength={strength} />
      <FormField form={form} name="password_confirmation" label={labels.password_confirmation} as={PasswordInput} autoComplete="new-password" />
    </>
  );
}
