import { fieldErrorMessage, formErrors, orderInputSchema } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import type { FormErrors } from '@feszek/forms';
import type { OrderValues } from '../order/usePlaceOrder.ts';

const passwordSchema = orderInputSchema.pick(['account_password']);

/** The error of the password of a requested account. */
export function accountErrors({ is_account_requested: isRequested, account_password: password }: OrderValues, locale: Locale): FormErrors {
  if (!isRequested) return {};
  return password === '' ? { account_password: fieldErrorMessage('required', locale) } : formErrors(passwordSchema, { account_password: password }, locale);
}
