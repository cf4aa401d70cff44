import { errorMessage } from '@feszek/contract';
import type { Cart, Currency, CustomerData, Locale, OfferedService, Product, Summary } from '@feszek/contract';
import { toMajor } from '@feszek/money';
import { availableQuantity } from '../stock/availability.ts';
import { wirePlace } from '../places/storedPlace.ts';
import { offerServices } from '../pricing/delivery/services/offerServices.ts';
import type { OfferableService } from '../pricing/delivery/services/offerServices.ts';
import { needsAddress } from '../pricing/delivery/methods.ts';
import type { OfferedDelivery } from '../pricing/delivery/methods.ts';
import { wireAmount, wirePrice } from '../pricing/price.ts';
import { toProduct } from '../catalog/toProduct.ts';
import type { ProductView } from '../catalog/toProduct.ts';
import type { CartCoupon } from '../pricing/coupons/cartCoupon.ts';
import type { StoredAddress, StoredCustomer } from './storedCustomer.ts';
import type { CartLine, CartState } from './cartState.ts';
import type { CartReservations } from '../stock/reservations/cartReservations.ts';
import { stockForCart } from '../stock/reservations/stockForCart.ts';
import { reservationState } from '../stock/reservations/reservationState.ts';
import { priceBefore } from './seenPrices.ts';
import { wireSummary } from './totals.ts';
import { productName } from '../catalog/variant.ts';

function wireAddress(address: StoredAddress | undefined) {
  return {
    name: address?.name ?? '',
    country_id: address?.country_id ?? null,
    address: address?.address ?? '',
    city: address?.city ?? '',
    zipcode: address?.zipcode ?? '',
  };
}

/** @param accountName - used where the invoice has no name yet */
function wireCustomer(customer: StoredCustomer, accountName: string): CustomerData {
  return {
    email: customer.email ?? '',
    phone: customer.phone ?? '',
    invoice_data: {
      is_company: customer.invoice_data?.is_company ?? false,
      ...wireAddress(customer.invoice_data),
      name: customer.invoice_data?.name ?? accountName,
      tax_number: customer.invoice_data?.tax_number ?? '',
    },
    delivery_data: wireAddress(customer.delivery_data),
  };
}

function wireLine(line: CartLine, reservations: CartReservations, now: Date, vatPercent: number, view: ProductView): Cart['products'][number] {
  const { record, quantity, amounts } = line;
  const { currency } = view;
  const { id, isForOrder, isSample } = record;
  const before = priceBefore(line, currency);
  const amountBefore = before === null ? null : wireAmount(before, currency, vatPercent);
  return {
    id,
    quantity,
    ...wirePrice(amounts.unitGross, amounts.unitOriginalGross, currency, vatPercent),
    total_gross: toMajor(amounts.totalGross, currency),
    total_net: toMajor(amounts.totalNet, currency),
    price_before_gross: amountBefore?.gross ?? null,
    price_before_net: amountBefore?.net ?? null,
    available_quantity: record.prices[currency] ? availableQuantity({ isForOrder, isSample, stock: stockForCart(reservations, now, id, record.stock) }) : 0,
    arrival: line.arrival,
    ...reservationState({ quantity, isForOrder, reservation: reservations.own.get(id) }, now),
    // Every sentence about a line names the variant.
    product: { ...toProduct(record, view), title: productName(record)[view.locale] },
  };
}

function wireCoupon({ coupon, fault }: CartCoupon, summary: Summary, locale: Locale): Cart['coupons'][number] {
  return {
    code: coupon.code,
    kind: coupon.kind,
    percent: coupon.percent,
    saving_gross: coupon.kind === 'free_delivery' ? summary.delivery_saving_gross : summary.cart_discount_gross,
    saving_net: coupon.kind === 'free_delivery' ? summary.delivery_saving_net : summary.cart_discount_net,
    fault: fault ? { code: fault.code, message: errorMessage(fault.code, locale, fault.paramsIn(locale)) } : null,
  };
}

function wireMethod(method: { id: number; code: string; title: Record<Locale, string>; description: Record<Locale, string> }, locale: Locale) {
  return { id: method.id, code: method.code, title: method.title[locale], description: method.description[locale] };
}

function wireService({ code, gross, net, goods }: OfferableService, currency: Currency): OfferedService {
  return { code, price_gross: toMajor(gross, currency), price_net: toMajor(net, currency), goods: goods.map(({ productId, quantity }) => ({ product_id: productId, quantity })) };
}

/** A cart in the format of the API. */
export function toCart(state: CartState, similarProducts: Product[], reservations: CartReservations, now: Date, view: ProductView): Cart {
  const { locale, currency } = view;
  // Net amounts are those of the cart's destination; products are shown with Hungarian VAT, as in the catalogue.
  const { vatPercent } = state.summary;
  const price = (gross: number) => {
    const amount = wireAmount(gross, currency, vatPercent);
    return { price_gross: amount.gross, price_net: amount.net };
  };
  const summary = wireSummary(state.summary, currency);
  const servicesOf = ({ servicePrices }: OfferedDelivery) => offerServices(servicePrices, state.lines, currency, vatPercent).map((service) => wireService(service, currency));
  return {
    version: state.version,
    answered_at: now.toISOString(),
    currency,
    coupons: state.coupon ? [wireCoupon(state.coupon, summary, locale)] : [],
    similar_products: similarProducts,
    products: state.lines.map((line) => wireLine(line, reservations, now, vatPercent, view)),
    delivery_methods: state.deliveryMethods.map((method) => ({ ...wireMethod(method, locale), ...price(method.gross), kind: method.kind, needs_address: needsAddress(method), payments: [...method.paymentIds], arrival: method.arrival, days: [...method.days], services: servicesOf(method) })),
    unavailable_delivery_methods: state.unavailableDeliveries.map(({ id, title, obstacle, limit }) => ({ id, title: title[locale], obstacle, limit })),
    payment_methods: state.paymentMethods.map((method) => wireMethod(method, locale)),
    customer_data: wireCustomer(state.customer, state.account?.name ?? ''),
    delivery_method: state.delivery?.id ?? null,
    payment_method: state.payment?.id ?? null,
    delivery_place: state.place.place ? wirePlace(state.place.place, locale) : null,
    lost_place: state.place.lost?.[locale] ?? null,
    delivery: state.delivery ? price(state.delivery.gross) : null,
    arrival: state.arrival,
    delivery_day: state.deliveryDay,
    lost_delivery_day: state.lostDay,
    lost_services: [...state.lostServices],
    summary,
    is_newsletter_subscription: state.isNewsletterSubscription,
    comment: state.comment,
  };
}
