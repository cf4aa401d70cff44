import { formErrors, registrationInputSchema } from '@feszek/contract';
import type { Locale, RegistrationInput } from '@feszek/contract';
import type { FormErrors } from '@feszek/forms';
import type { RegistrationValues } from './registrationValues.ts';

const CONSENTS = ['is_terms_accepted', 'is_privacy_accepted'] as const;

/**
 * Validates the form with the contract's rules.
 *
 * @param mustAccept - the error of a consent; that of the contract is about orders
 */
export function registrationErrors(values: RegistrationValues, locale: Locale, mustAccept: string): FormErrors {
  const errors = formErrors(registrationInputSchema, values, locale);
  const missing = CONSENTS.filter((consent) => consent in errors);
  return { ...errors, ...Object.fromEntries(missing.map((consent) => [consent, mustAccept])) };
}

/** The request for valid values, normalised. */
export function toRegistrationInput(values: RegistrationValues): RegistrationInput {
  return registrationInputSchema.cast(values);
}
