import { formErrors, reauthenticationInputSchema } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import type { FormErrors, FormValues } from '@feszek/forms';

/** Validates the form with the contract's rules. */
export function deletionErrors(values: FormValues, locale: Locale): FormErrors {
  return formErrors(reauthenticationInputSchema, values, locale);
}
