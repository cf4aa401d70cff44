import type { Cart, CartCoupon, CartProduct, CustomerData, DeliveryMethod, PaymentMethod, Summary } from '@feszek/contract';
import { fakeProduct } from './product.ts';
import { fakeAmounts } from './shared.ts';

/** A cart line at the product's own price, in HUF; its totals follow from its quantity. */
export function fakeCartProduct(overrides: Partial<CartProduct> = {}): CartProduct {
  const product = overrides.product ?? fakeProduct();
  const quantity = overrides.quantity ?? 1;
  const { price_gross, price_net, price_original_gross, price_original_net } = product;
  return {
    id: product.id,
    quantity,
    price_gross,
    price_net,
    price_original_gross,
    price_original_net,
    total_gross: price_gross * quantity,
    total_net: price_net * quantity,
    price_before_gross: null,
    price_before_net: null,
    available_quantity: product.quantity,
    reservation: 'held',
    reserved_quantity: quantity,
    reserved_until: '2026-11-21T12:10:00.000Z',
    arrival: { from: '2026-11-24', to: '2026-11-26' },
    product,
    ...overrides,
  };
}

function sum(lines: readonly CartProduct[], amountOf: (line: CartProduct) => number): number {
  return lines.reduce((total, line) => total + amountOf(line), 0);
}

/** The summary of lines without coupon and without delivery. */
export function fakeSummary(lines: readonly CartProduct[] = [fakeCartProduct()], overrides: Partial<Summary> = {}): Summary {
  const gross = sum(lines, (line) => line.total_gross);
  const net = sum(lines, (line) => line.total_net);
  const savingGross = sum(lines, (line) => (line.price_original_gross - line.price_gross) * line.quantity);
  const savingNet = sum(lines, (line) => (line.price_original_net - line.price_net) * line.quantity);
  return {
    total_amount_gross: gross,
    total_amount_net: net,
    total_discount_amount_gross: 0,
    total_discount_amount_net: 0,
    total_items_amount_gross: gross,
    total_items_amount_net: net,
    total_quantity: sum(lines, (line) => line.quantity),
    total_profit: savingGross,
    total_saving_net: savingNet,
    total_saving_gross: savingGross,
    cart_discount_net: 0,
    cart_discount_gross: 0,
    delivery_saving_net: 0,
    delivery_saving_gross: 0,
    rounding: 0,
    vat_percent: 27,
    ...overrides,
  };
}

/** A valid coupon: ten percent of an armchair. */
export function fakeCoupon(overrides: Partial<CartCoupon> = {}): CartCoupon {
  return { code: 'UDV10', kind: 'percent', percent: 10, saving_gross: 8990, saving_net: 7079, fault: null, ...overrides };
}

export function fakeDeliveryMethods(): DeliveryMethod[] {
  const home = fakeAmounts(4_990);
  return [
    { id: 1, code: 'home_delivery', kind: 'home', title: 'Házhoz szállítás', description: '3–5 munkanap', price_net: home.price_net, price_gross: home.price_gross, needs_address: true, payments: [1, 2], arrival: { from: '2026-11-24', to: '2026-11-26' }, days: [] },
    { id: 2, code: 'showroom_pickup', kind: 'pick_up', title: 'Átvétel a bemutatóteremben', description: 'Budapest, Bartók Béla út', price_net: 0, price_gross: 0, needs_address: false, payments: [1, 3], arrival: { from: '2026-11-25', to: '2026-11-27' }, days: [] },
  ];
}

export function fakePaymentMethods(): PaymentMethod[] {
  return [
    { id: 1, code: 'card', title: 'Bankkártya', description: '' },
    { id: 2, code: 'transfer', title: 'Banki átutalás', description: 'Díjbekérő alapján' },
    { id: 3, code: 'cash', title: 'Fizetés átvételkor', description: '' },
  ];
}

/** A customer whose data are complete: a private person in Budapest. */
export function fakeCustomerData(overrides: Partial<CustomerData> = {}): CustomerData {
  const address = { name: 'Kovács Anna', country_id: 1, address: 'Bartók Béla út 12.', city: 'Budapest', zipcode: '1114' };
  return {
    email: 'anna.kovacs@example.com',
    phone: '+36 30 123 4567',
    invoice_data: { is_company: false, ...address, tax_number: '' },
    delivery_data: address,
    ...overrides,
  };
}

/** A cart with one armchair and no choices. The summary follows from `products` unless it is given. */
export function fakeCart(overrides: Partial<Cart> = {}): Cart {
  const products = overrides.products ?? [fakeCartProduct()];
  return {
    version: 1,
    answered_at: '2026-11-21T12:00:00.000Z',
    currency: 'HUF',
    coupons: [],
    similar_products: [],
    products,
    delivery_methods: fakeDeliveryMethods(),
    unavailable_delivery_methods: [],
    payment_methods: fakePaymentMethods(),
    customer_data: fakeCustomerData(),
    delivery_method: null,
    payment_method: null,
    delivery_place: null,
    lost_place: null,
    delivery: null,
    arrival: { from: '2026-11-24', to: '2026-11-26' },
    delivery_day: null,
    lost_delivery_day: null,
    summary: fakeSummary(products),
    is_newsletter_subscription: false,
    comment: '',
    ...overrides,
  };
}
