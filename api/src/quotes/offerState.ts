import { TRACKING_CURRENCY } from '@feszek/contract';
import type { Kysely } from 'kysely';
import { netFromGross } from '@feszek/money';
import type { Clock } from '../platform/clock.ts';
import { loadCartPlace } from '../cart/cartPlace.ts';
import type { CartLine, CartState } from '../cart/cartState.ts';
import { loadMethods, paymentsFor } from '../pricing/delivery/loadMethods.ts';
import { isPaidBefore, loadOf, needsAddress } from '../pricing/delivery/methods.ts';
import { chosenArrival, planDelivery } from '../cart/planDelivery.ts';
import { sumUp } from '../cart/totals.ts';
import { lineAmounts } from '../pricing/lineAmounts.ts';
import { unitGross } from '../pricing/price.ts';
import { loadProductRecords } from '../catalog/productRecords.ts';
import type { ProductRecord } from '../catalog/productRecords.ts';
import type { Database } from '../platform/database/schema.ts';
import { destinationVatPercent } from '../pricing/vat/destination.ts';
import type { QuoteRow } from './quoteState.ts';
import type { HomeVat } from '../pricing/vat/HomeVat.ts';

export interface OfferParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  /** The VAT rate that displayed prices include. */
  readonly homeVat: HomeVat;
}

/** An offer in the form of a cart: its prices, its delivery, and its customer's data. */
export type OfferState = CartState;

/** An offer's price in the currency of statistics: in the same proportion to that price list as to its own. */
function inStatistics({ prices: { [TRACKING_CURRENCY]: listed } }: ProductRecord, quantity: number, share: number): ProductRecord['prices'][typeof TRACKING_CURRENCY] {
  const list = unitGross(listed, quantity);
  const gross = Math.round(list * share);
  return { gross, originalGross: Math.max(list, gross), tiers: [] };
}

async function loadLines(db: Kysely<Database>, { id: quoteId, currency }: QuoteRow, vatPercent: number): Promise<Omit<CartLine, 'arrival'>[]> {
  const rows = await db.selectFrom('quote_line').selectAll().where('quote_id', '=', quoteId).orderBy('position').execute();
  const records = new Map((await loadProductRecords(db, rows.map(({ product_id }) => product_id))).map((record) => [record.id, record]));
  return rows.flatMap(({ product_id, quantity, list_gross: list, offer_gross }) => {
    const record = records.get(product_id);
    if (!record) return [];
    const gross = offer_gross ?? list;
    // The saving is relative to the prices of the day of the request.
    const prices = { gross, originalGross: Math.max(list, gross), tiers: [] };
    const amounts = lineAmounts(prices, quantity, vatPercent);
    const known = { ...record.prices, [TRACKING_CURRENCY]: inStatistics(record, quantity, list === 0 ? 1 : gross / list), [currency]: prices };
    return [{ record: { ...record, prices: known }, quantity, amounts, seenGross: null, grossBefore: null }];
  });
}

/** Loads an offer, with the prices of the day of the request for lines without an offered price. */
export async function loadOfferState({ db, clock, homeVat }: OfferParts, quote: QuoteRow): Promise<OfferState> {
  const { currency, customer, delivery_method_id: deliveryId, delivery_gross } = quote;
  const methods = await loadMethods(db);
  const method = methods.deliveries.find(({ id }) => id === deliveryId);
  const vatPercent = await destinationVatPercent(db, { customer, needsAddress: !method || needsAddress(method) }, homeVat.percent, clock.now());
  const lines = await loadLines(db, quote, vatPercent);
  const gross = delivery_gross ?? 0;
  const paymentMethods = paymentsFor(methods, deliveryId, currency).filter(isPaidBefore);
  const offered = method && { ...method, gross, paymentIds: paymentMethods.map(({ id }) => id), dayCount: 0, servicePrices: [] };
  const plan = await planDelivery(db, { methods: offered ? [offered] : [], records: lines.map(({ record }) => record), customer, now: clock.now() });
  const [delivery] = plan.methods;
  const services = quote.services.map(({ code, gross: serviceGross }) => ({ code, gross: serviceGross, net: netFromGross(serviceGross, vatPercent) }));
  return {
    version: quote.version,
    currency,
    lines: lines.map((line) => ({ ...line, arrival: delivery ? plan.arrivalOfProduct(line.record, delivery) : null })),
    customer,
    account: undefined,
    comment: quote.comment,
    isNewsletterSubscription: quote.is_newsletter_subscription,
    deliveryMethods: plan.methods,
    // The day of an offer is agreed with the customer.
    ...chosenArrival(delivery, null),
    unavailableDeliveries: [],
    paymentMethods,
    delivery,
    payment: paymentMethods.find(({ id }) => id === quote.payment_method_id),
    place: await loadCartPlace(db, method, quote.wishes.showroom || null, loadOf(lines)),
    // Coupons do not apply to the prices of an offer.
    coupon: undefined,
    services: services.map((service) => ({ ...service, goods: [] })),
    lostServices: [],
    summary: { ...sumUp(lines.map(({ amounts }) => amounts), gross, vatPercent), services },
  };
}
