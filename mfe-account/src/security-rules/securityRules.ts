import { emailChangeInputSchema, emailChangeWithPasswordSchema, formErrors, passkeyNameInputSchema, passwordChangeInputSchema, reauthenticationInputSchema } from '@feszek/contract';
import type { EmailChangeInput, Locale, PasskeyNameInput } from '@feszek/contract';
import type { FormErrors, FormValues } from '@feszek/forms';

const NEW_PASSWORD = passwordChangeInputSchema.omit(['current_password']);

/** Validates the form for a new password with the contract's rules. */
export function passwordErrors(values: FormValues, locale: Locale): FormErrors {
  return formErrors(passwordChangeInputSchema, values, locale);
}

/** Validates the form for the password of a user without one. */
export function newPasswordErrors(values: FormValues, locale: Locale): FormErrors {
  return formErrors(NEW_PASSWORD, values, locale);
}

/** Validates the form for a new email address with the contract's rules. */
export function emailErrors(values: FormValues, locale: Locale, hasPassword: boolean): FormErrors {
  return formErrors(hasPassword ? emailChangeWithPasswordSchema : emailChangeInputSchema, values, locale);
}

/** Validates the form for the current password. */
export function reauthenticationErrors(values: FormValues, locale: Locale): FormErrors {
  return formErrors(reauthenticationInputSchema, values, locale);
}

/** Validates the form for the name of a passkey. */
export function passkeyNameErrors(values: FormValues, locale: Locale): FormErrors {
  return formErrors(passkeyNameInputSchema, values, locale);
}

/** The request for a valid name of a passkey, normalised. */
export function toPasskeyName(values: FormValues): PasskeyNameInput {
  return passkeyNameInputSchema.cast(values);
}

/** The request for a valid new email address, normalised. */
export function toEmailInput(values: FormValues): EmailChangeInput {
  return emailChangeInputSchema.cast(values);
}
