import { LIMITS } from '@feszek/contract';
import { FormField } from '@feszek/forms';
import type { FormHandle, FormValues } from '@feszek/forms';
import { StrengthMeter, usePasswordStrength } from '@feszek/password';
import type { StrengthTexts } from '@feszek/password';
import { useT } from '../i18n.ts';
import { PasswordInput } from './PasswordInput.tsx';

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

function useStrengthTexts(): StrengthTexts {
  const t = useT();
  const levels = {
    veryWeak: t('password.levels.veryWeak'), weak: t('password.levels.weak'), fair: t('password.levels.fair'), good: t('password.levels.good'), strong: t('password.levels.strong'),
  };
  return { strength: t('password.strength'), levels, advice: t('password.advice'), advicePersonal: t('password.advicePersonal') };
}

/** A new password with the estimate of its strength, and its confirmation. */
export function NewPasswordFields({ form, labels, personal }: NewPasswordFieldsProps) {
  const t = useT();
  const texts = useStrengthTexts();
  const { strength, prepare } = usePasswordStrength(form.values.password, personal);
  return (
    <>
      <div onFocus={prepare}>
        <FormField form={form} name="password" label={labels.password} hint={t('password.hint', { min: LIMITS.passwordMin })} as={PasswordInput} autoComplete="new-password" />
      </div>
      <StrengthMeter strength={strength} texts={texts} />
      <FormField form={form} name="password_confirmation" label={labels.password_confirmation} as={PasswordInput} autoComplete="new-password" />
    </>
  );
}
