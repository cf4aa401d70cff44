import { accountInputSchema, formErrors } from '@feszek/contract';
import type { Account, AccountInput, Locale } from '@feszek/contract';
import type { FormErrors, FormValues } from '@feszek/forms';

export interface DetailsValues extends FormValues {
  readonly name: string;
  readonly phone: string;
  readonly is_company: boolean;
  /** Named as in the request, so that the API's errors are shown at these fields. */
  readonly 'company.name': string;
  readonly 'company.tax_number': string;
  readonly locale: Locale;
  readonly is_newsletter_subscription: boolean;
}

/** The values of the form, in the order of its fields. */
export function detailsOf({ name, phone, company, locale, is_newsletter_subscription }: Account): DetailsValues {
  return {
    name, phone, is_company: company !== null, 'company.name': company?.name ?? '', 'company.tax_number': company?.tax_number ?? '', locale, is_newsletter_subscription,
  };
}

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
