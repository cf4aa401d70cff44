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
  /** Texts that do not belong in the password, such as the buyer's name. */
  readonly personal: readonly string[];
}

/** The password of the account that is requested with an order, with the estimate of its strength. */
export function AccountPassword({ form, label, personal }: AccountPasswordProps) {
  const { locale } = useShop();
  const { hint, meter } = PASSWORD_TEXTS[locale];
  const { strength, prepare } = usePasswordStrength(form.values.account_password, personal);
  return (
    <>
      <div onFocus={prepare}>
        <FormField form={form} name="account_password" label={label} hint={hint(LIMITS.passwordMin)} as={NewPassword} autoComplete="new-password" />
      </div>
      <StrengthMeter strength={strength} texts={meter} />
    </>
  );
}
