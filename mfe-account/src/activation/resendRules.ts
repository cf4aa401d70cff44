import { formErrors, activationResendInputSchema } from '@feszek/contract';
import type { ActivationResendInput, Locale } from '@feszek/contract';
import type { FormErrors, FormValues } from '@feszek/forms';

/** Validates the form with the contract's rules. */
export function resendErrors(values: FormValues, locale: Locale): FormErrors {
  return formErrors(activationResendInputSchema, values, locale);
}

/** The request for valid values, normalised. */
export function toResendInput(values: FormValues): ActivationResendInput {
  return activationResendInputSchema.cast(values);
}
