import type { CustomerDataInput, FieldFault } from '@feszek/contract';
import type { StoredCustomer } from '../database/schema.ts';
import { ApiError } from '../http/errors.ts';
import { isPossibleId } from '../http/ids.ts';
import type { Trx } from './changeCart.ts';

/** Adds the parts that a checkout step sent to what was given before. */
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

/** @throws ApiError `validation_failed` where an address names no country of ours */
export async function checkCountries(trx: Trx, given: CustomerDataInput): Promise<void> {
  const fields: FieldFault[] = [];
  for (const part of ['invoice_data', 'delivery_data'] as const) {
    const id = given[part]?.country_id;
    if (id === undefined) continue;
    const country = isPossibleId(id) && (await trx.selectFrom('country').select('id').where('id', '=', id).executeTakeFirst());
    if (!country) fields.push({ path: `${part}.country_id`, code: 'unknown_value' });
  }
  if (fields.length > 0) throw new ApiError('validation_failed', { fields });
}
