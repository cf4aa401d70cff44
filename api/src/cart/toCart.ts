import type { Cart, CustomerData, Locale, Product } from '@feszek/contract';
import { toMajor } from '@feszek/money';
import { availableQuantity } from '../catalogue/availability.ts';
import { wireAmount, wirePrice } from '../catalogue/price.ts';
import { toProduct } from '../catalogue/toProduct.ts';
import type { ProductView } from '../catalogue/toProduct.ts';
import type { StoredAddress, StoredCustomer } from '../database/schema.ts';
import type { CartLine, CartState } from './cartState.ts';
import { wireSummary } from './totals.ts';

function wireAddress(address: StoredAddress | undefined) {
  return {
    name: address?.name ?? '',
    country_id: address?.country_id ?? null,
    address: address?.address ?? '',
    city: address?.city ?? '',
    zipcode: address?.zipcode ?? '',
  };
}

function wireCustomer(customer: StoredCustomer): CustomerData {
  return {
    email: customer.email ?? '',
    phone: customer.phone ?? '',
    invoice_data: {
      is_company: customer.invoice_data?.is_company ?? false,
      ...wireAddress(customer.invoice_data),
      tax_number: customer.invoice_data?.tax_number ?? '',
    },
    delivery_data: wireAddress(customer.delivery_data),
  };
}

function wireLine({ record, quantity, amounts }: CartLine, view: ProductView): Cart['products'][number] {
  const { currency, vatPercent } = view;
  return {
    id: record.id,
    quantity,
    ...wirePrice(amounts.unitGross, amounts.unitOriginalGross, currency, vatPercent),
    total_gross: toMajor(amounts.totalGross, currency),
    total_net: toMajor(amounts.totalNet, currency),
    available_quantity: availableQuantity(record),
    product: toProduct(record, view),
  };
}

function wireMethod(method: { id: number; code: string; title: Record<Locale, string>; description: Record<Locale, string> }, locale: Locale) {
  return { id: method.id, code: method.code, title: method.title[locale], description: method.description[locale] };
}

/** A cart as it travels. */
export function toCart(state: CartState, similarProducts: Product[], view: ProductView): Cart {
  const { locale, currency, vatPercent } = view;
  const price = (gross: number) => {
    const amount = wireAmount(gross, currency, vatPercent);
    return { price_gross: amount.gross, price_net: amount.net };
  };
  return {
    version: state.version,
    currency,
    coupons: [],
    similar_products: similarProducts,
    products: state.lines.map((line) => wireLine(line, view)),
    delivery_methods: state.deliveryMethods.map((method) => ({ ...wireMethod(method, locale), ...price(method.gross), needs_address: method.needsAddress, payments: [...method.paymentIds] })),
    payment_methods: state.paymentMethods.map((method) => wireMethod(method, locale)),
    customer_data: wireCustomer(state.customer),
    delivery_method: state.delivery?.id ?? null,
    payment_method: state.payment?.id ?? null,
    delivery: state.delivery ? price(state.delivery.gross) : null,
    summary: wireSummary(state.summary, currency),
    is_newsletter_subscription: state.isNewsletterSubscription,
    comment: state.comment,
  };
}
