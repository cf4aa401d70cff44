import { emailChangeInputSchema, formErrors, passwordChangeInputSchema } from '@feszek/contract';
import type { EmailChangeInput, Locale } from '@feszek/contract';
import type { FormErrors, FormValues } from '@feszek/forms';

/** Validates the form for a new password with the contract's rules. */
export function passwordErrors(values: FormValues, locale: Locale): FormErrors {
  return formErrors(passwordChangeInputSchema, values, locale);
}

/** Validates the form for a new email address with the contract's rules. */
export function emailErrors(values: FormValues, locale: Locale): FormErrors {
  return formErrors(emailChangeInputSchema, values, locale);
}

/** The request for a valid new email address, normalised. */
export function toEmailInput(values: FormValues): EmailChangeInput {
  return emailChangeInputSchema.cast(values);
}
