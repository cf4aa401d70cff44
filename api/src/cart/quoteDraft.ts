import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema.ts';
import type { Trx } from '../platform/database/Trx.ts';
import type { StoredQuoteDraft } from './tables.ts';

/** Loads the draft of a quote request from a cart, with the buyer's data and services; `undefined` if there is no cart. */
export function loadQuoteDraft(db: Kysely<Database>, visitorId: number) {
  return db.selectFrom('cart').select(['customer', 'services', 'quote_draft']).where('visitor_id', '=', visitorId).executeTakeFirst();
}

/** Replaces the draft of a quote request. The cart is locked. */
export async function saveQuoteDraft(trx: Trx, visitorId: number, draft: StoredQuoteDraft): Promise<void> {
  await trx.updateTable('cart').set({ quote_draft: JSON.stringify(draft) }).where('visitor_id', '=', visitorId).execute();
}
