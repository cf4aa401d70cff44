import type { Kysely } from 'kysely';
import type { CartLine, CartState } from '../cart/cartState.ts';
import { allowedMethods, loadDeliveryMethods } from '../cart/methods.ts';
import type { StoredPaymentMethod } from '../cart/methods.ts';
import { lineAmounts, sumUp } from '../cart/totals.ts';
import { loadProductRecords } from '../catalogue/productRecords.ts';
import type { Database } from '../database/schema.ts';
import type { QuoteRow } from './quoteState.ts';

/** An offer as a cart of its own: its prices, its delivery, and what its customer has told so far. */
export type OfferState = CartState;

async function loadLines(db: Kysely<Database>, quoteId: number, vatPercent: number): Promise<CartLine[]> {
  const rows = await db.selectFrom('quote_line').selectAll().where('quote_id', '=', quoteId).orderBy('position').execute();
  const records = new Map((await loadProductRecords(db, rows.map(({ product_id }) => product_id))).map((record) => [record.id, record]));
  return rows.flatMap(({ product_id, quantity, list_gross: list, offer_gross }) => {
    const record = records.get(product_id);
    if (!record) return [];
    const gross = offer_gross ?? list;
    // What the offer saves, it saves against the prices of the day of the request.
    const amounts = lineAmounts({ gross, originalGross: Math.max(list, gross), tiers: [] }, quantity, vatPercent);
    return [{ record, quantity, amounts, reservedQuantity: 0, reservedUntil: null, seenGross: null, grossBefore: null }];
  });
}

/** An offer is paid before it is dispatched: through a provider, or by bank transfer. */
function isPaidBefore({ provider, code }: StoredPaymentMethod): boolean {
  return provider !== null || code === 'bank_transfer';
}

/** Loads an offer, with the prices of the day of the request where it has none yet. */
export async function loadOfferState(db: Kysely<Database>, quote: QuoteRow, vatPercent: number): Promise<OfferState> {
  const { currency, delivery_method_id: deliveryId, delivery_gross } = quote;
  const lines = await loadLines(db, quote.id, vatPercent);
  const gross = delivery_gross ?? 0;
  const paymentMethods = (await allowedMethods(db, deliveryId, currency)).filter(isPaidBefore);
  const method = (await loadDeliveryMethods(db)).find(({ id }) => id === deliveryId);
  const delivery = method && { ...method, gross, paymentIds: paymentMethods.map(({ id }) => id) };
  return {
    version: quote.version,
    currency,
    lines,
    customer: quote.customer,
    comment: quote.comment,
    isNewsletterSubscription: quote.is_newsletter_subscription,
    deliveryMethods: delivery ? [delivery] : [],
    paymentMethods,
    delivery,
    payment: paymentMethods.find(({ id }) => id === quote.payment_method_id),
    summary: sumUp(lines.map(({ amounts }) => amounts), gross, vatPercent),
  };
}
