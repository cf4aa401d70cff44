import { LIMITS } from '@feszek/contract';
import { FormField } from '@feszek/forms';
import type { FormHandle } from '@feszek/forms';
import { useShop } from '@feszek/kit';
import { PasswordInput, StrengthMeter, usePasswordStrength } from '@feszek/password';
import type { ComponentProps } from 'react';
import type { OrderValues } from '../order/usePlaceOrder.ts';
import { PASSWORD_TEXTS } from './passwordTexts.ts';

function NewPassword(props: Omit<ComponentProps<typeof PasswordInput>, 'texts'>) {
  const { locale } = useShop();
  return <PasswordInput {...props} texts={PASSWORD_TEXTS[locale].input} />;
}

export interface AccountPasswordProps {
  readonly form: FormHandle<OrderValues>;
  readonly label: string;
  /** The email address of the order, under which a password manager stores the password. */
  readonly email: string;
  /** The buyer's names, which do not belong in the password, as the email address. */
  readonly names: readonly string[];
}

/** The password of the account that is requested with an order, with the estimate of its strength. */
export function AccountPassword({ form, label, email, names }: AccountPasswordProps) {
  const { locale } = useShop();
  const { hint, meter } = PASSWORD_TEXTS[locale];
  const { strength, prepare } = usePasswordStrength(form.values.account_password, [email, ...names]);
  return (
    <>
      <input name="username" autoComplete="username" value={email} readOnly hidden />
      <div onFocus={prepare}>
        <FormField form={form} name="account_password" label={label} hint={hint(LIMITS.passwordMin)} as={NewPassword} autoComplete="new-password" />
      </div>
      <StrengthMeter strength={strength} texts={meter} />
    </>
  );
}
