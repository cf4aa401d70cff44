import type { Country, SavedAddress } from '@feszek/contract';
import { toAddressValues } from '@feszek/forms';
import type { AddressValues } from '@feszek/forms';

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
