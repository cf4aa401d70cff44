import type { CustomerDataInput } from '@feszek/contract';
import type { UpdateObject } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../platform/database/connect.ts';
import type { Clock } from '../platform/clock.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { checkAddresses, mergeCustomer } from '../cart/customer.ts';
import type { Database } from '../platform/database/schema.ts';
import { ApiError } from '../platform/http/errors.ts';
import { lockQuote } from './offerSource.ts';
import { loadOfferState } from './offerState.ts';
import { checkOpen } from './quoteState.ts';
import type { QuoteRow } from './quoteState.ts';
import type { HomeVat } from '../pricing/vat/HomeVat.ts';

type Change = UpdateObject<Database, 'quote'>;

export interface ChangeOfferParts {
  readonly db: Db;
  readonly clock: Clock;
  /** The VAT rate that displayed prices include. */
  readonly homeVat: HomeVat;
}

/** Changes an offer that can be ordered, and raises its version, so that an order of an earlier version is refused. */
async function changeOffer({ db, clock }: ChangeOfferParts, id: number, change: (trx: Trx, quote: QuoteRow) => Promise<Change>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const quote = await lockQuote(trx, id);
    checkOpen(quote, clock.now());
    await trx.updateTable('quote').set({ ...(await change(trx, quote)), version: sql<number>`version + 1` }).where('id', '=', id).execute();
  });
}

/** Adds the data of a step of the offer's checkout. */
export function changeOfferCustomer(parts: ChangeOfferParts, id: number, given: CustomerDataInput): Promise<void> {
  return changeOffer(parts, id, async (trx, quote) => ({
    customer: JSON.stringify(mergeCustomer(quote.customer, await checkAddresses(trx, given))),
    is_newsletter_subscription: given.is_newsletter_subscription ?? quote.is_newsletter_subscription,
  }));
}

/**
 * Chooses the payment method of an offer.
 *
 * @throws ApiError `method_not_allowed_here` for a method that offers do not allow
 */
export function chooseOfferPayment(parts: ChangeOfferParts, id: number, paymentId: number): Promise<void> {
  return changeOffer(parts, id, async (trx, quote) => {
    const { paymentMethods } = await loadOfferState({ ...parts, db: trx }, quote);
    if (!paymentMethods.some((method) => method.id === paymentId)) throw new ApiError('method_not_allowed_here');
    return { payment_method_id: paymentId };
  });
}
