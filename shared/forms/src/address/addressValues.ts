import type { Country, DeliveryData } from '@feszek/contract';
import type { FormValues } from '../FormHandle.ts';

/** Fields of an address in a form; the country's id as the text of its `<option>`, empty before one is chosen. */
export type AddressValues = FormValues & Record<'name' | 'country_id' | 'zipcode' | 'city' | 'address', string>;

interface KnownAddress {
  readonly name: string;
  readonly country_id: number | null;
  readonly zipcode: string;
  readonly city: string;
  readonly address: string;
}

/** The fields of the server's address, or of an empty one, whose country is Hungary. */
export function toAddressValues(known: KnownAddress, countries: readonly Country[]) {
  const { name, zipcode, city, address } = known;
  const countryId = known.country_id ?? countries.find(({ code }) => code === 'HU')?.id;
  return { name, country_id: countryId === undefined ? '' : String(countryId), zipcode, city, address };
}

/** The address of filled-in fields, for the contract's schemas and for the API. `country_id` is omitted if none is chosen. */
export function toAddress({ name, country_id, zipcode, city, address }: AddressValues): Omit<DeliveryData, 'country_id'> & { country_id?: number } {
  return { name, zipcode, city, address, ...(country_id !== '' && { country_id: Number(country_id) }) };
}
