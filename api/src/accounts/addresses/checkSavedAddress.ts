import { fieldFaults, normalizePostcode, savedAddressInputSchema } from '@feszek/contract';
import type { SavedAddressInput } from '@feszek/contract';
import type { Kysely } from 'kysely';
import { ValidationError } from 'yup';
import type { Database } from '../../platform/database/schema.ts';
import { ApiError } from '../../platform/http/errors.ts';

/**
 * Checks an address by the rules of its country.
 *
 * @returns the address, with the postcode in the format of its country, and without a tax number for a person
 * @throws ApiError `validation_failed` for a country outside the shop's, or against the rules of the country
 */
export async function checkSavedAddress(db: Kysely<Database>, address: SavedAddressInput): Promise<SavedAddressInput> {
  const countries = await db.selectFrom('country').select(['id', 'code']).execute();
  const country = countries.find(({ id }) => id === address.country_id);
  if (!country) throw new ApiError('validation_failed', { fields: [{ path: 'country_id', code: 'unknown_value' }] });
  try {
    savedAddressInputSchema.validateSync(address, { abortEarly: false, context: { countries } });
  } catch (error) {
    if (error instanceof ValidationError) throw new ApiError('validation_failed', { fields: fieldFaults(error) });
    throw error;
  }
  return { ...address, zipcode: normalizePostcode(country.code, address.zipcode), tax_number: address.is_company ? address.tax_number : '' };
}
