import { formErrors, loginInputSchema } from '@feszek/contract';
import type { Locale, LoginInput } from '@feszek/contract';
import type { FormErrors, FormValues } from '@feszek/forms';

/** Validates the form with the contract's rules. */
export function loginErrors(values: FormValues, locale: Locale): FormErrors {
  return formErrors(loginInputSchema, values, locale);
}

/** The request for valid values, normalised. */
export function toLoginInput(values: FormValues): LoginInput {
  return loginInputSchema.cast(values);
}
