import { formErrors, savedAddressInputSchema } from '@feszek/contract';
import type { Country, Locale, SavedAddress, SavedAddressInput } from '@feszek/contract';
import { toAddress, toAddressValues } from '@feszek/forms';
import type { AddressValues, FormErrors } from '@feszek/forms';

export interface AddressFormValues extends AddressValues {
  readonly is_company: boolean;
  readonly tax_number: string;
  readonly is_default_billing: boolean;
  readonly is_default_delivery: boolean;
}

const EMPTY = { name: '', country_id: null, zipcode: '', city: '', address: '' };

/** The values of the form, in the order of its fields; those of an empty one without an address. */
export function addressFormValues(address: SavedAddress | undefined, countries: readonly Country[]): AddressFormValues {
  const { name, ...place } = toAddressValues(address ?? EMPTY, countries);
  return {
    is_company: address?.is_company ?? false, name, tax_number: address?.tax_number ?? '', ...place,
    is_default_billing: address?.is_default_billing ?? false, is_default_delivery: address?.is_default_delivery ?? false,
  };
}

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
