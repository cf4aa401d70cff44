import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { countryCodeOf } from '../customer/countryContext.ts';
import { normalPhone } from '../customer/phone.ts';
import { isPostcodeOf, postcodeExample } from '../customer/postcode.ts';
import { isTaxNumberOf, normalTaxNumber, taxNumberExample } from '../customer/taxNumber.ts';
import { CURRENCIES } from '../locale.ts';
import { cartCouponSchema } from './coupon.ts';
import { LIMITS } from './limits.ts';
import { productSchema } from './product.ts';

const text = (max: number) => string().trim().required('required').max(max, 'too_long');

/** yup takes an address of any host; a mail on the internet goes to a domain of at least two parts. */
const DOMAIN = /@[^@]+\.[^@.]{2,}$/;
const email = string().trim().required('required').max(LIMITS.email, 'too_long').email('email').matches(DOMAIN, { message: 'email', excludeEmptyString: true });
const phone = text(LIMITS.phone)
  .transform((value: unknown) => (typeof value === 'string' ? (normalPhone(value) ?? value) : value))
  .test('phone', 'phone', (value) => !value || normalPhone(value) !== undefined);

/** A postcode of the country that its address names, as far as `CountryContext` tells which that is. */
const zipcode = text(LIMITS.zipcode).test('zipcode', (value, { parent, options, createError }) => {
  const country = countryCodeOf(parent, options.context);
  return !value || isPostcodeOf(country, value) || createError({ message: 'zipcode', params: { example: postcodeExample(country) } });
});

export const contactFields = { email, phone };

/** Checkout step 1. */
export const contactSchema = object(contactFields);

export const addressFields = {
  name: text(LIMITS.name),
  country_id: number().required('required').integer('whole_number').min(1, 'required'),
  address: text(LIMITS.address),
  city: text(LIMITS.city),
  zipcode,
};

const taxNumber = string()
  .trim()
  .transform((value: unknown) => (typeof value === 'string' ? normalTaxNumber(value) : value))
  .max(LIMITS.taxNumber, 'too_long')
  .default('');

/** Checkout step 2. A company gives its tax number, which is of the country that it is invoiced in. */
export const invoiceDataSchema = object({
  is_company: boolean().required('required'),
  ...addressFields,
  tax_number: taxNumber.when('is_company', {
    is: true,
    then: (schema) =>
      schema.required('required').test('tax_number', (value, { parent, options, createError }) => {
        const country = countryCodeOf(parent, options.context);
        if (!value || isTaxNumberOf(country, value)) return true;
        const message = isTaxNumberOf(undefined, value) ? 'tax_number_country' : 'tax_number';
        return createError({ message, params: { example: taxNumberExample(country) } });
      }),
  }),
});

/** Checkout step 4. */
export const deliveryDataSchema = object(addressFields);

/** Body of `PUT /api/cart/customer`: each step sends what it knows, so every part may be missing. */
export const customerDataInputSchema = object({
  email: email.notRequired(),
  phone: phone.notRequired(),
  invoice_data: invoiceDataSchema.notRequired().default(undefined),
  delivery_data: deliveryDataSchema.notRequired().default(undefined),
  /** The newsletter's box, remembered until the order says what became of it. */
  is_newsletter_subscription: boolean().notRequired(),
});
export type CustomerDataInput = InferType<typeof customerDataInputSchema>;

export type Contact = InferType<typeof contactSchema>;
export type DeliveryData = InferType<typeof deliveryDataSchema>;

/** Body of `POST /api/cart/product` and `PUT /api/cart/product/{id}`. POST adds to what is there, PUT sets it; 0 removes. */
export const cartProductInputSchema = object({
  product_id: number().required('required').integer('whole_number').min(1, 'too_small'),
  quantity: number().required('required').integer('whole_number').min(0, 'too_small').max(LIMITS.quantity, 'too_large'),
});

/** Body of `PUT /api/cart/method/delivery` and `…/payment`. */
export const methodInputSchema = object({
  id: number().required('required').integer('whole_number').min(1, 'too_small'),
});

/** Body of `POST /api/cart/order`. `transaction_result_url` is a page of the shop itself. */
export const orderInputSchema = object({
  transaction_result_url: string().required('required').max(LIMITS.url, 'too_long'),
  is_newsletter_subscription: boolean().default(false),
  comment: string().trim().max(LIMITS.comment, 'too_long').default(''),
  is_terms_accepted: boolean().required('must_accept').oneOf([true], 'must_accept'),
  is_privacy_accepted: boolean().required('must_accept').oneOf([true], 'must_accept'),
  /** SimplePay's data transfer statement: must be accepted for that payment method, and means nothing for others. */
  is_data_transfer_accepted: boolean(),
  /** `Cart.version` that the buyer saw; another version is answered with `cart_changed`. */
  cart_version: number().integer('whole_number'),
});
export type OrderInput = InferType<typeof orderInputSchema>;

/**
 * What a cart line holds of the stock: all of its pieces, a part of them, none any more because the time is over, or none
 * because the cart holds as much as one may. What is made to order needs none.
 */
const RESERVATIONS = ['held', 'partly', 'ended', 'none', 'unneeded'] as const;
export type Reservation = (typeof RESERVATIONS)[number];

const cartProductSchema = object({
  /** The product's id. */
  id: number().required(),
  quantity: number().required(),
  /** Unit prices for this quantity, tier included, in major units of the cart's currency. */
  price_gross: number().required(),
  price_net: number().required(),
  price_original_gross: number().required(),
  price_original_net: number().required(),
  total_gross: number().required(),
  total_net: number().required(),
  /** The unit price as the buyer saw it last, where it is another now; `null` where it is the same. */
  price_before_gross: number().nullable().defined(),
  price_before_net: number().nullable().defined(),
  /** Pieces of this product that this cart may hold now: what other carts have not reserved. */
  available_quantity: number().required(),
  reservation: string().oneOf(RESERVATIONS).required(),
  /** Pieces that nobody else can have now. */
  reserved_quantity: number().required(),
  /** When that ends; `null` where nothing is reserved. `Cart.answered_at` is the same clock. */
  reserved_until: string().nullable().defined(),
  product: productSchema.required(),
});
export type CartProduct = InferType<typeof cartProductSchema>;

export const deliveryMethodSchema = object({
  id: number().required(),
  code: string().required(),
  title: string().required(),
  description: string().defined(),
  price_net: number().required(),
  price_gross: number().required(),
  /** Whether the order goes to an address; `false` where it is collected. */
  needs_address: boolean().required(),
  /** Ids of the payment methods that this delivery method allows. */
  payments: array(number().required()).required(),
});
export type DeliveryMethod = InferType<typeof deliveryMethodSchema>;

/** Why a delivery method does not take a cart's goods: one is too long, together they are too heavy or too bulky, or their size or weight is unknown. */
const DELIVERY_OBSTACLES = ['too_long', 'too_heavy', 'too_bulky', 'unmeasured'] as const;

/** A delivery method that a cart cannot choose, and its first obstacle. */
export const unavailableDeliverySchema = object({
  id: number().required(),
  title: string().required(),
  obstacle: string().oneOf(DELIVERY_OBSTACLES).required(),
  /** Centimetres, kilograms or litres, as the obstacle is; `null` for `unmeasured`. */
  limit: number().nullable().defined(),
});
export type UnavailableDelivery = InferType<typeof unavailableDeliverySchema>;

/** The payment method whose provider wants its data transfer statement accepted. */
export const SIMPLEPAY_CODE = 'card_simplepay';

/** Paid on receipt, in cash: forints are then rounded to five. */
export const CASH_ON_DELIVERY_CODE = 'cash_on_delivery';

/** Whether this is a method that the buyer pays by at once, on a provider's page. */
export function isPaidOnline({ code }: { readonly code: string }): boolean {
  return code === 'card' || code.startsWith('card_');
}

export const paymentMethodSchema = object({
  id: number().required(),
  code: string().required(),
  title: string().required(),
  description: string().defined(),
});
export type PaymentMethod = InferType<typeof paymentMethodSchema>;

/** Money fields in major units of the cart's currency. `total_profit` is what the customer gains. */
export const summarySchema = object({
  /** What is to be paid, rounding included. */
  total_amount_gross: number().required(),
  total_amount_net: number().required(),
  total_discount_amount_gross: number().required(),
  total_discount_amount_net: number().required(),
  total_items_amount_gross: number().required(),
  total_items_amount_net: number().required(),
  total_quantity: number().required(),
  total_profit: number().required(),
  total_saving_net: number().required(),
  total_saving_gross: number().required(),
  cart_discount_net: number().required(),
  cart_discount_gross: number().required(),
  /** What a coupon takes off the delivery. */
  delivery_saving_net: number().required(),
  delivery_saving_gross: number().required(),
  /** What rounding adds to a sum that is paid in cash, or takes off it; no part of what VAT is on. */
  rounding: number().required(),
  /** The VAT rate that the net amounts are worked out by: that of the country which the goods go to. */
  vat_percent: number().required(),
});
export type Summary = InferType<typeof summarySchema>;

const customerDataSchema = object({
  email: string().defined(),
  phone: string().defined(),
  invoice_data: object({
    is_company: boolean().required(),
    name: string().defined(),
    country_id: number().nullable().defined(),
    address: string().defined(),
    city: string().defined(),
    zipcode: string().defined(),
    tax_number: string().defined(),
  }).required(),
  delivery_data: object({
    name: string().defined(),
    country_id: number().nullable().defined(),
    address: string().defined(),
    city: string().defined(),
    zipcode: string().defined(),
  }).required(),
});
export type CustomerData = InferType<typeof customerDataSchema>;

/** Answer of `GET /api/cart` and of every change of the cart. */
export const cartSchema = object({
  version: number().required(),
  /** The shop's time when it answered: clocks of browsers may be wrong. */
  answered_at: string().required(),
  currency: string().oneOf(CURRENCIES).required(),
  /** At most one: a new one takes the place of the one before. */
  coupons: array(cartCouponSchema.required()).required(),
  similar_products: array(productSchema.required()).required(),
  products: array(cartProductSchema.required()).required(),
  delivery_methods: array(deliveryMethodSchema.required()).required(),
  unavailable_delivery_methods: array(unavailableDeliverySchema.required()).required(),
  payment_methods: array(paymentMethodSchema.required()).required(),
  customer_data: customerDataSchema.required(),
  /** The chosen methods' ids. */
  delivery_method: number().nullable().defined(),
  payment_method: number().nullable().defined(),
  /** The chosen delivery method's price as this cart pays it. */
  delivery: object({ price_gross: number().required(), price_net: number().required() }).nullable().defined(),
  summary: summarySchema.required(),
  is_newsletter_subscription: boolean().required(),
  comment: string().defined(),
});
export type Cart = InferType<typeof cartSchema>;
