import { formErrors, passwordReminderInputSchema } from '@feszek/contract';
import type { Locale, PasswordReminderInput } from '@feszek/contract';
import type { FormErrors, FormValues } from '@feszek/forms';

/** The rules of the visible field; the page adds its own address when it sends the form. */
const RULES = passwordReminderInputSchema.omit(['result_url']);

/** Validates the form with the contract's rules. */
export function reminderErrors(values: FormValues, locale: Locale): FormErrors {
  return formErrors(RULES, values, locale);
}

/** The request for valid values, normalised, without the address of the page. */
export function toReminderInput(values: FormValues): Omit<PasswordReminderInput, 'result_url'> {
  return RULES.cast(values);
}
