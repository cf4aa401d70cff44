import { formErrors, passwordChangeInputSchema } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import type { FormErrors, FormValues } from '@feszek/forms';

/** A new password and its confirmation, which this form requires although the API does not. */
const RULES = passwordChangeInputSchema.omit(['current_password']);

/** Validates the form with the contract's rules. */
export function resetErrors(values: FormValues, locale: Locale): FormErrors {
  return formErrors(RULES, values, locale);
}
