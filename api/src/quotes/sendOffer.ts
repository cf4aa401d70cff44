import { sql } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import { dayInHungary } from '../platform/hungarianTime.ts';
import type { Db } from '../platform/database/connect.ts';
import { ApiError } from '../platform/http/errors.ts';
import { enqueueMail } from '../platform/mail/outbox/enqueueMail.ts';
import { offerMade } from './mails/quoteMails.ts';
import { loadOfferState } from './offerState.ts';
import { lockChangeable } from './priceQuote.ts';
import { quoteState } from './quoteState.ts';
import type { HomeVat } from '../pricing/vat/HomeVat.ts';

export interface SendOfferParts {
  readonly db: Db;
  readonly clock: Clock;
  /** The VAT rate that displayed prices include. */
  readonly homeVat: HomeVat;
}

/**
 * Sends a priced quote as an offer, and mails its link to the customer. An open offer is unchanged.
 *
 * @returns whether it was sent now
 * @throws ApiError `not_found`, `offer_used`, `offer_not_priced`, `offer_expired` if its last day has passed
 */
export async function sendOffer({ db, clock, homeVat }: SendOfferParts, id: number): Promise<boolean> {
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const quote = await lockChangeable(trx, id);
    if (quoteState(quote, now) === 'open') return false;
    if (quote.valid_until === null) throw new ApiError('offer_not_priced');
    if (quote.valid_until < dayInHungary(now)) throw new ApiError('offer_expired');
    await trx.updateTable('quote').set({ status: 'sent', sent_at: now, order_id: null, version: sql<number>`version + 1` }).where('id', '=', id).execute();
    const content = offerMade(quote, await loadOfferState({ db: trx, clock, homeVat }, quote));
    await enqueueMail(trx, clock, { to: quote.requester.email, locale: quote.locale, kind: 'offer_made', about: `quote:${id}`, content });
    return true;
  });
}

/**
 * Withdraws an offer, or declines a request. The page of the offer reports it.
 *
 * @throws ApiError `not_found`, `offer_used`
 */
export async function withdrawOffer(db: Db, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockChangeable(trx, id);
    await trx.updateTable('quote').set({ status: 'withdrawn', order_id: null, version: sql<number>`version + 1` }).where('id', '=', id).execute();
  });
}
