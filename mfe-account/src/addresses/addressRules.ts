import { formErrors, savedAddressInputSchema } from '@feszek/contract';
import type { Country, Locale, SavedAddressInput } from '@feszek/contract';
import { toAddress } from '@feszek/forms';
import type { FormErrors } from '@feszek/forms';
import type { AddressFormValues } from './addressFormValues.ts';

/** The request for the values. A private person has no tax number, even if one was typed before. */
function requestOf({ is_company, tax_number, is_default_billing, is_default_delivery, ...place }: AddressFormValues) {
  return { ...toAddress(place), is_company, tax_number: is_company ? tax_number : '', is_default_billing, is_default_delivery };
}

/** The request for valid values, normalised. */
export function toAddressInput(values: AddressFormValues): SavedAddressInput {
  return savedAddressInputSchema.cast(requestOf(values));
}

/** Validates the form with the contract's rules, which depend on the country. */
export function addressErrors(values: AddressFormValues, countries: readonly Country[], locale: Locale): FormErrors {
  return formErrors(savedAddressInputSchema, requestOf(values), locale, { countries });
}
