import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { HUNGARY_ID } from './hungary.ts';
import { loadVatPercent } from './loadVatPercent.ts';

/** What determines the VAT rate of a sale. */
export interface Destination {
  readonly customer: { readonly delivery_data?: { readonly country_id: number } };
  /** `false` if the goods are collected, which is in Hungary. */
  readonly needsAddress: boolean;
}

/**
 * The VAT rate of the country of delivery, in percent (Council Directive 2006/112/EC, article 33). Hungary's until the
 * country is known.
 *
 * @param homePercent the Hungarian rate
 */
export async function destinationVatPercent(db: Kysely<Database>, { customer, needsAddress }: Destination, homePercent: number, now: Date): Promise<number> {
  const countryId = needsAddress ? (customer.delivery_data?.country_id ?? HUNGARY_ID) : HUNGARY_ID;
  return countryId === HUNGARY_ID ? homePercent : loadVatPercent(db, countryId, now);
}
