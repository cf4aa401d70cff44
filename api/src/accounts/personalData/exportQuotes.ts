import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/** The quotes of a user with their lines. Amounts are in minor units. */
export async function exportQuotes(db: Kysely<Database>, userId: number) {
  const quotes = await db
    .selectFrom('quote')
    .select(['id', 'quote_hash', 'status', 'currency', 'locale', 'created_at', 'requester', 'wishes', 'customer', 'comment', 'is_newsletter_subscription', 'valid_until', 'note', 'services', 'order_id'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  const lines = await db
    .selectFrom('quote_line')
    .innerJoin('quote', 'quote.id', 'quote_line.quote_id')
    .select(['quote_id', 'sku', 'name', 'quantity', 'list_gross', 'offer_gross'])
    .where('quote.user_id', '=', userId)
    .orderBy('quote_id')
    .orderBy('position')
    .execute();
  return quotes.map((quote) => ({ ...quote, lines: lines.filter(({ quote_id }) => quote_id === quote.id).map(({ quote_id: _, ...line }) => line) }));
}
