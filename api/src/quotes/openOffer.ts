import type { OpenOffer } from '@feszek/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Trx } from '../platform/database/Trx.ts';
import type { Database } from '../platform/database/schema.ts';
import { ApiError } from '../platform/http/errors.ts';
import { isOrderHash } from '../orders/orderHash.ts';
import { checkOpen, quoteState } from './quoteState.ts';
import type { QuoteRow } from './quoteState.ts';

/**
 * A quote request by its hash.
 *
 * @throws ApiError `not_found`
 */
export async function findQuote(db: Kysely<Database>, hash: string): Promise<QuoteRow> {
  const quote = isOrderHash(hash) ? await db.selectFrom('quote').selectAll().where('quote_hash', '=', hash).executeTakeFirst() : undefined;
  if (!quote) throw new ApiError('not_found');
  return quote;
}

/**
 * The offer of a request, in any state.
 *
 * @throws ApiError `not_found` for one that was never sent
 */
export async function findOffer(db: Kysely<Database>, hash: string): Promise<QuoteRow> {
  const quote = await findQuote(db, hash);
  if (quote.sent_at === null) throw new ApiError('not_found');
  return quote;
}

export function toOpenOffer(quote: QuoteRow, now: Date): OpenOffer {
  return { id: quote.id, offer_hash: quote.quote_hash, state: quoteState(quote, now), valid_until: quote.valid_until ?? '' };
}

/** Stores which offer a visitor is ordering. Throws as `checkOpen` for one that cannot be ordered. */
export async function openOffer(db: Kysely<Database>, now: Date, visitorId: number, hash: string): Promise<QuoteRow> {
  const quote = await findOffer(db, hash);
  checkOpen(quote, now);
  await db
    .insertInto('open_offer')
    .values({ visitor_id: visitorId, quote_id: quote.id })
    .onConflict((conflict) => conflict.column('visitor_id').doUpdateSet({ quote_id: quote.id }))
    .execute();
  return quote;
}

/** Returns a visitor to their own cart. */
export async function closeOffer(db: Kysely<Database>, visitorId: number): Promise<void> {
  await db.deleteFrom('open_offer').where('visitor_id', '=', visitorId).execute();
}

/** The offer that a visitor is ordering, in any state. */
export async function findOpenOffer(db: Kysely<Database>, visitorId: number | undefined): Promise<QuoteRow | undefined> {
  if (visitorId === undefined) return undefined;
  return db.selectFrom('quote').innerJoin('open_offer', 'open_offer.quote_id', 'quote.id').selectAll('quote').where('open_offer.visitor_id', '=', visitorId).executeTakeFirst();
}

/** Transfers the open offer of a guest to the user who signs in. */
export async function transferOpenOffer(trx: Trx, guestId: number, userVisitorId: number): Promise<void> {
  await sql`
    insert into open_offer (visitor_id, quote_id) select ${userVisitorId}::bigint, quote_id from open_offer where visitor_id = ${guestId}::bigint
    on conflict (visitor_id) do update set quote_id = excluded.quote_id`.execute(trx);
}
