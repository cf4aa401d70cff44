import type { Account, Locale } from '@feszek/contract';
import type { FormValues } from '@feszek/forms';

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
