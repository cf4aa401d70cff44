import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { quotesOf } from '../../quotes/quotesOf.ts';
import type { DataOwner } from '../../users/DataOwner.ts';

/** Someone's quotes with their lines. Amounts are in minor units. */
export async function exportQuotes(db: Kysely<Database>, owner: DataOwner) {
  const quotes = await db
    .selectFrom('quote')
    .select(['id', 'quote_hash', 'status', 'currency', 'locale', 'created_at', 'requester', 'wishes', 'customer', 'comment', 'is_newsletter_subscription', 'valid_until', 'note', 'services', 'order_id'])
    .where(quotesOf(owner))
    .orderBy('id')
    .execute();
  const lines = await db
    .selectFrom('quote_line')
    .innerJoin('quote', 'quote.id', 'quote_line.quote_id')
    .select(['quote_id', 'sku', 'name', 'quantity', 'list_gross', 'offer_gross'])
    .where(quotesOf(owner))
    .orderBy('quote_id')
    .orderBy('position')
    .execute();
  return quotes.map((quote) => ({ ...quote, lines: lines.filter(({ quote_id }) => quote_id === quote.id).map(({ quote_id: _, ...line }) => line) }));
}
