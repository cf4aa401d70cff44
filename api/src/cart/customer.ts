import { deliveryDataSchema, fieldFaults, invoiceDataSchema, normalizePostcode } from '@feszek/contract';
import type { CustomerDataInput, FieldFault } from '@feszek/contract';
import { ValidationError } from 'yup';
import type { StoredCustomer } from './storedCustomer.ts';
import { ApiError } from '../platform/http/errors.ts';
import type { Trx } from '../platform/database/Trx.ts';

const ADDRESSES = { invoice_data: invoiceDataSchema, delivery_data: deliveryDataSchema } as const;

/** Adds the data that a checkout step sends to those of the earlier steps. */
export function mergeCustomer(before: StoredCustomer, given: CustomerDataInput): StoredCustomer {
  const { email, phone, invoice_data, delivery_data } = given;
  return {
    ...before,
    ...(typeof email === 'string' && { email }),
    ...(typeof phone === 'string' && { phone }),
    ...(invoice_data && { invoice_data }),
    ...(delivery_data && { delivery_data }),
  };
}

function faultsOf(part: keyof typeof ADDRESSES, address: unknown, context: object): readonly FieldFault[] {
  try {
    ADDRESSES[part].validateSync(address, { abortEarly: false, context });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return fieldFaults(error).map((fault) => ({ ...fault, path: `${part}.${fault.path}` }));
  }
}

/**
 * Checks addresses by the rules of their countries.
 *
 * @returns the given data, with postcodes in the format of their country
 * @throws ApiError `validation_failed` for an address outside the countries of the shop, or against the rules of its country
 */
export async function checkAddresses(trx: Trx, given: CustomerDataInput): Promise<CustomerDataInput> {
  if (!given.invoice_data && !given.delivery_data) return given;
  const countries = await trx.selectFrom('country').select(['id', 'code']).execute();
  const fields: FieldFault[] = [];
  function checked<Address extends { country_id: number; zipcode: string }>(part: keyof typeof ADDRESSES, address: Address): Address {
    const country = countries.find(({ id }) => id === address.country_id);
    if (!country) fields.push({ path: `${part}.country_id`, code: 'unknown_value' });
    fields.push(...faultsOf(part, address, { countries }));
    return { ...address, zipcode: normalizePostcode(country?.code, address.zipcode) };
  }
  const { invoice_data: billing, delivery_data: delivery } = given;
  const normal = { ...given, ...(billing && { invoice_data: checked('invoice_data', billing) }), ...(delivery && { delivery_data: checked('delivery_data', delivery) }) };
  if (fields.length > 0) throw new ApiError('validation_failed', { fields });
  return normal;
}
