import type { SavedAddress } from '@feszek/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema.ts';
import { defaultAddresses } from '../users/addresses.ts';
import type { CartAccount } from './cartRow.ts';
import type { StoredCustomer } from './storedCustomer.ts';

function isComplete({ email, phone, invoice_data, delivery_data }: StoredCustomer): boolean {
  return email !== undefined && phone !== undefined && invoice_data !== undefined && delivery_data !== undefined;
}

const addressOf = ({ name, country_id, address, city, zipcode }: SavedAddress) => ({ name, country_id, address, city, zipcode });

/** The data that the buyer entered in the checkout. Missing data come from their account: the email address, the default addresses and the phone number of the last order. */
export async function loadKnownCustomer(db: Kysely<Database>, given: StoredCustomer, account: CartAccount | undefined): Promise<StoredCustomer> {
  if (!account || isComplete(given)) return given;
  const { billing, delivery } = await defaultAddresses(db, account.id);
  const latest = await db.selectFrom('shop_order').select('customer').where('user_id', '=', account.id).orderBy('id', 'desc').limit(1).executeTakeFirst();
  const phone = latest?.customer.phone;
  return {
    email: account.email,
    ...(phone !== undefined && { phone }),
    ...(billing && { invoice_data: { ...addressOf(billing), is_company: billing.is_company, tax_number: billing.tax_number } }),
    ...(delivery && { delivery_data: addressOf(delivery) }),
    ...given,
  };
}
