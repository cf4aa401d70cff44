import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema.ts';
import type { CartAccount } from './cartRow.ts';
import type { StoredCustomer } from './storedCustomer.ts';

function isComplete({ email, phone, invoice_data, delivery_data }: StoredCustomer): boolean {
  return email !== undefined && phone !== undefined && invoice_data !== undefined && delivery_data !== undefined;
}

/** The data that the buyer entered in the checkout. Missing data come from their last order and their account. */
export async function loadKnownCustomer(db: Kysely<Database>, given: StoredCustomer, account: CartAccount | undefined): Promise<StoredCustomer> {
  if (!account || isComplete(given)) return given;
  const latest = await db.selectFrom('shop_order').select('customer').where('user_id', '=', account.id).orderBy('id', 'desc').limit(1).executeTakeFirst();
  return { email: account.email, ...latest?.customer, ...given };
}
