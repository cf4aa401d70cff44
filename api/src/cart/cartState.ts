import type { Currency } from '@feszek/contract';
import type { Kysely } from 'kysely';
import { loadProductRecords } from '../catalog/productRecords.ts';
import type { PriceList } from '../pricing/priceList.ts';
import type { ProductRecord } from '../catalog/productRecords.ts';
import type { Arrival } from '../stock/arrival.ts';
import type { Database } from '../platform/database/schema.ts';
import type { StoredSummary } from './storedSummary.ts';
import type { StoredCustomer } from './storedCustomer.ts';
import type { AmountsByCurrency } from '../platform/database/columns.ts';
import { loadCartCoupon } from '../pricing/coupons/cartCoupon.ts';
import type { CartCoupon } from '../pricing/coupons/cartCoupon.ts';
import { sumOf } from '../pricing/coupons/discount.ts';
import { couponCustomer } from '../pricing/coupons/storedCoupon.ts';
import { destinationVatPercent } from '../pricing/vat/destination.ts';
import { loadCartPlace } from './cartPlace.ts';
import type { CartPlace } from './cartPlace.ts';
import { loadCartRow } from './cartRow.ts';
import type { CartAccount } from './cartRow.ts';
import { loadKnownCustomer } from './knownCustomer.ts';
import { loadMethods, paymentsIn } from '../pricing/delivery/loadMethods.ts';
import { loadOf, needsAddress, offerDelivery, unavailableDeliveries } from '../pricing/delivery/methods.ts';
import type { StoredPaymentMethod } from '../pricing/delivery/methods.ts';
import { chosenServices, offerServices } from '../pricing/delivery/services/offerServices.ts';
import type { ChosenServices } from '../pricing/delivery/services/offerServices.ts';
import { deliveredLines, isOnlySamples } from './samples.ts';
import { chosenArrival, planDelivery } from './planDelivery.ts';
import type { ChosenArrival, PlannedDelivery } from './planDelivery.ts';
import { roundedFor, sumUp } from './totals.ts';
import { lineAmounts } from '../pricing/lineAmounts.ts';
import type { LineAmounts } from '../pricing/lineAmounts.ts';

export interface CartLine {
  readonly record: ProductRecord;
  readonly quantity: number;
  readonly amounts: LineAmounts;
  /** Gross unit prices as the buyer saw them last, and before they changed. */
  readonly seenGross: Partial<AmountsByCurrency> | null;
  readonly grossBefore: Partial<AmountsByCurrency> | null;
  /** When this product would arrive by itself; `null` if it cannot be ordered. */
  readonly arrival: Arrival | null;
}

/** A cart with all values computed from it. Amounts are whole minor units of `currency`. */
export interface CartState extends ChosenArrival, ChosenServices {
  readonly version: number;
  readonly currency: Currency;
  readonly lines: readonly CartLine[];
  readonly customer: StoredCustomer;
  /** `undefined` for a guest. */
  readonly account: CartAccount | undefined;
  readonly comment: string;
  readonly isNewsletterSubscription: boolean;
  readonly deliveryMethods: readonly PlannedDelivery[];
  readonly unavailableDeliveries: ReturnType<typeof unavailableDeliveries>;
  readonly paymentMethods: readonly StoredPaymentMethod[];
  /** The chosen methods, if the cart can still have them: a large cart cannot be delivered to a parcel point. */
  readonly delivery: PlannedDelivery | undefined;
  readonly payment: StoredPaymentMethod | undefined;
  /** The place of collection, or the chosen place that is no longer possible. */
  readonly place: CartPlace;
  readonly coupon: CartCoupon | undefined;
  readonly summary: StoredSummary;
}

/** The price of a product that is not sold in the cart's currency. It cannot be ordered, and is not part of the sums. */
const NOT_SOLD: PriceList = { gross: 0, originalGross: 0, tiers: [] };

async function loadLines(db: Kysely<Database>, visitorId: number, currency: Currency, vatPercent: number): Promise<Omit<CartLine, 'arrival'>[]> {
  const rows = await db
    .selectFrom('cart_line')
    .select(['product_id', 'quantity', 'seen_gross', 'gross_before'])
    .where('visitor_id', '=', visitorId)
    .orderBy('added_at')
    .orderBy('product_id')
    .execute();
  const records = new Map((await loadProductRecords(db, rows.map(({ product_id }) => product_id))).map((record) => [record.id, record]));
  return rows.flatMap(({ product_id, quantity, seen_gross, gross_before }) => {
    const record = records.get(product_id);
    if (!record) return [];
    const amounts = lineAmounts(record.prices[currency] ?? NOT_SOLD, quantity, vatPercent);
    return [{ record, quantity, amounts, seenGross: seen_gross, grossBefore: gross_before }];
  });
}

/**
 * Loads a visitor's cart.
 *
 * @param visitorId - `undefined` for a visitor without a session, whose cart is empty
 * @param homeVatPercent - the Hungarian VAT rate, in percent
 * @param now - decides whether the coupon is valid and which VAT rate the destination has
 */
export async function loadCartState(db: Kysely<Database>, visitorId: number | undefined, currency: Currency, homeVatPercent: number, now: Date): Promise<CartState> {
  const stored = visitorId === undefined ? undefined : await loadCartRow(db, visitorId);
  const row = stored?.cart;
  const account = stored?.account;
  const customer = await loadKnownCustomer(db, row?.customer ?? {}, account);
  const methods = await loadMethods(db);
  const { deliveries: allDeliveries } = methods;
  const paymentMethods = paymentsIn(methods, currency);
  const chosen = allDeliveries.find(({ id }) => id === row?.delivery_method_id);
  const vatPercent = await destinationVatPercent(db, { customer, needsAddress: !chosen || needsAddress(chosen) }, homeVatPercent, now);
  const lines = row ? await loadLines(db, row.visitor_id, currency, vatPercent) : [];
  const amounts = lines.map((line) => line.amounts);
  const { itemsGross } = sumUp(amounts, 0, vatPercent);
  const coupon =
    row &&
    (await loadCartCoupon(db, row.coupon, {
      customer: couponCustomer(customer.email, account),
      reportedFault: row.coupon_fault,
      lines: amounts,
      currency,
      now,
    }));
  const effect = { discount: sumOf(coupon?.discounts ?? []), isDeliveryFree: coupon?.isDeliveryFree ?? false };
  const load = loadOf(deliveredLines(lines));
  const offered = offerDelivery(allDeliveries, load, itemsGross, currency);
  const usualDeliveries = isOnlySamples(lines) ? offered.map((method) => ({ ...method, gross: 0 })) : offered;
  const priced = effect.isDeliveryFree ? usualDeliveries.map((method) => ({ ...method, gross: 0 })) : usualDeliveries;
  const plan = await planDelivery(db, { methods: priced, records: lines.map(({ record }) => record), customer, now });
  const { methods: deliveryMethods } = plan;
  const delivery = deliveryMethods.find(({ id }) => id === row?.delivery_method_id);
  const usualDelivery = usualDeliveries.find(({ id }) => id === delivery?.id);
  const payment = paymentMethods.find(({ id }) => id === row?.payment_method_id && (!delivery || delivery.paymentIds.includes(id)));
  const shown = delivery ?? deliveryMethods[0];
  const ordered = chosenServices(delivery ? (row?.services ?? []) : [], delivery ? offerServices(delivery.servicePrices, lines, currency, vatPercent) : []);
  const summary = { ...sumUp(amounts, lines.length > 0 ? (usualDelivery?.gross ?? 0) : 0, vatPercent, effect), services: ordered.services.map(({ code, gross, net }) => ({ code, gross, net })) };
  return {
    version: row?.version ?? 0,
    currency,
    lines: lines.map((line) => ({ ...line, arrival: shown ? plan.arrivalOfProduct(line.record, shown) : null })),
    customer,
    account,
    comment: row?.comment ?? '',
    isNewsletterSubscription: row?.is_newsletter_subscription ?? false,
    deliveryMethods,
    unavailableDeliveries: unavailableDeliveries(allDeliveries, load),
    paymentMethods,
    delivery,
    ...chosenArrival(shown, delivery ? (row?.delivery_day ?? null) : null),
    payment,
    place: await loadCartPlace(db, delivery, row?.delivery_place ?? null, load),
    coupon,
    ...ordered,
    summary: roundedFor(summary, payment, currency),
  };
}
