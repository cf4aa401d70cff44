import { accountInputSchema, formErrors } from '@feszek/contract';
import type { AccountInput, Locale } from '@feszek/contract';
import type { FormErrors } from '@feszek/forms';
import type { DetailsValues } from './detailsValues.ts';

/** The request for the values; without the company of a private person. */
function requestOf({ is_company, 'company.name': name, 'company.tax_number': tax_number, ...rest }: DetailsValues) {
  return { ...rest, company: is_company ? { name, tax_number } : null };
}

/** The request for valid values, normalised. */
export function toAccountInput(values: DetailsValues): AccountInput {
  return accountInputSchema.cast(requestOf(values));
}

/** Validates the form with the contract's rules. */
export function detailsErrors(values: DetailsValues, locale: Locale): FormErrors {
  return formErrors(accountInputSchema, requestOf(values), locale);
}
