import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { countryCodeOf } from '../customer/countryContext.ts';
import { isValidPostcode, postcodeExample } from '../customer/postcode.ts';
import { isValidTaxNumber, normalizeTaxNumber, taxNumberExample } from '../customer/taxNumber.ts';
import { CURRENCIES } from '../locale.ts';
import { newPassword } from './auth.ts';
import { contactFields } from './contact.ts';
import { cartCouponSchema } from './coupon.ts';
import { DELIVERY_OBSTACLES } from './deliveryObstacles.ts';
import { deliveryServiceSchema, offeredServiceSchema, orderedServiceSchema } from './deliveryService.ts';
import { LIMITS } from './limits.ts';
import { DELIVERY_KINDS, placeIdSchema, placeSchema } from './place.ts';
import { productSchema } from './product.ts';
import { lineText } from './lineText.ts';
import { arrivalSchema } from './shared.ts';

const text = (max: number) => lineText().required('required').max(max, 'too_long');

/** A postcode in the format of the address's country. Without a `CountryContext`, any postcode is accepted. */
const zipcode = text(LIMITS.zipcode).test('zipcode', (value, { parent, options, createError }) => {
  const country = countryCodeOf(parent, options.context);
  return !value || isValidPostcode(country, value) || createError({ message: 'zipcode', params: { example: postcodeExample(country) } });
});

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
  .transform((value: unknown) => (typeof value === 'string' ? normalizeTaxNumber(value) : value))
  .max(LIMITS.taxNumber, 'too_long')
  .default('');

/** Checkout step 2. A company's tax number is required and must be from the country of the billing address. */
export const invoiceDataSchema = object({
  is_company: boolean().required('required'),
  ...addressFields,
  tax_number: taxNumber.when('is_company', {
    is: true,
    then: (schema) =>
      schema.required('required').test('tax_number', (value, { parent, options, createError }) => {
        const country = countryCodeOf(parent, options.context);
        if (!value || isValidTaxNumber(country, value)) return true;
        const message = isValidTaxNumber(undefined, value) ? 'tax_number_country' : 'tax_number';
        return createError({ message, params: { example: taxNumberExample(country) } });
      }),
  }),
});

/** Checkout step 4. */
export const deliveryDataSchema = object(addressFields);

/** Body of `PUT /api/cart/customer`. Each step sends its own fields, so every field is optional. */
export const customerDataInputSchema = object({
  email: contactFields.email.notRequired(),
  phone: contactFields.phone.notRequired(),
  invoice_data: invoiceDataSchema.notRequired().default(undefined),
  delivery_data: deliveryDataSchema.notRequired().default(undefined),
  /** The newsletter checkbox, stored with the cart until the order is placed. */
  is_newsletter_subscription: boolean().notRequired(),
});
export type CustomerDataInput = InferType<typeof customerDataInputSchema>;

export type Contact = InferType<typeof contactSchema>;
export type DeliveryData = InferType<typeof deliveryDataSchema>;

/** Body of `PUT /api/cart/product/{id}`, which replaces the quantity in the cart; 0 removes the product. */
export const cartProductInputSchema = object({
  product_id: number().required('required').integer('whole_number').min(1, 'too_small'),
  quantity: number().required('required').integer('whole_number').min(0, 'too_small').max(LIMITS.quantity, 'too_large'),
});

/** Body of `POST /api/cart/product`, which adds to the quantity in the cart. */
export const cartAdditionInputSchema = cartProductInputSchema.shape({
  /** The same for all attempts at one addition: it is made once. In the body, since a page of a partner may not send further headers. */
  attempt_key: string().matches(/^[\x21-\x7e]{1,200}$/, 'unknown_value'),
});

/** Body of `PUT /api/cart/method/delivery`. Without a place, the choice stays incomplete for a method that needs one. */
export const deliveryMethodInputSchema = object({
  id: number().required('required').integer('whole_number').min(1, 'too_small'),
  place: placeIdSchema.notRequired(),
  /** A day of `DeliveryMethod.days`; `null` for the first possible one. */
  day: string().trim().max(LIMITS.day, 'too_long').nullable().default(null),
  /** Codes of `DeliveryMethod.services`. Without the field, those of the same method stay. */
  services: array(deliveryServiceSchema.required('required')).default(undefined),
});

/** Body of `PUT /api/cart/method/payment`. */
export const methodInputSchema = object({
  id: number().required('required').integer('whole_number').min(1, 'too_small'),
});

/** Body of `POST /api/cart/order`. `transaction_result_url` must be a page of this shop. */
export const orderInputSchema = object({
  transaction_result_url: string().required('required').max(LIMITS.url, 'too_long'),
  is_newsletter_subscription: boolean().default(false),
  comment: string().trim().max(LIMITS.comment, 'too_long').default(''),
  is_terms_accepted: boolean().required('must_accept').oneOf([true], 'must_accept'),
  is_privacy_accepted: boolean().required('must_accept').oneOf([true], 'must_accept'),
  /** SimplePay's data transfer statement: required for that payment method, ignored for others. */
  is_data_transfer_accepted: boolean(),
  /** `Cart.version` that the buyer saw. If the cart has another version, the response is the error `cart_changed`. */
  cart_version: number().integer('whole_number'),
  /** `Summary.total_amount_gross` that the buyer saw. If it is another one now, the response is the error `cart_changed`. */
  seen_total_gross: number(),
  /** A guest who sends a password gets an account with the data of the order, once its address is confirmed. Ignored for a user. */
  account_password: newPassword.notRequired(),
});
export type OrderInput = InferType<typeof orderInputSchema>;

/**
 * How much of a cart line is reserved: all pieces, a part of them, none because the reservation has expired, or none because
 * the cart has reached its limit. Products made to order need no reservation.
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
  /** The unit price that the buyer saw last if it has changed since; otherwise `null`. */
  price_before_gross: number().nullable().defined(),
  price_before_net: number().nullable().defined(),
  /** The quantity of this product that this cart may have now: the stock without the reservations of other carts. */
  available_quantity: number().required(),
  reservation: string().oneOf(RESERVATIONS).required(),
  /** Pieces that are reserved for this cart. */
  reserved_quantity: number().required(),
  /** When the reservation expires; `null` if nothing is reserved. Uses the clock of `Cart.answered_at`. */
  reserved_until: string().nullable().defined(),
  /** When this product would arrive by itself by the chosen delivery method, or by the first one; `null` if it cannot be ordered. */
  arrival: arrivalSchema.nullable().defined(),
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
  kind: string().oneOf(DELIVERY_KINDS).required(),
  /** Whether the order is delivered to an address; `false` if it is collected at a place. */
  needs_address: boolean().required(),
  /** Ids of the payment methods that this delivery method allows. */
  payments: array(number().required()).required(),
  /** When the whole cart arrives, or can be picked up, if it is ordered now; `null` if a product cannot be ordered. */
  arrival: arrivalSchema.nullable().defined(),
  /** The days that the buyer can choose; empty if the method offers none for the address. */
  days: array(string().required()).required(),
  /** The paid services that the buyer can choose with this method. */
  services: array(offeredServiceSchema.required()).optional(),
});
export type DeliveryMethod = InferType<typeof deliveryMethodSchema>;

/** A delivery method that is unavailable for the cart, with the first reason. */
export const unavailableDeliverySchema = object({
  id: number().required(),
  title: string().required(),
  obstacle: string().oneOf(DELIVERY_OBSTACLES).required(),
  /** In centimetres, kilograms or litres, by the kind of obstacle; `null` for `unmeasured`. */
  limit: number().nullable().defined(),
});
export type UnavailableDelivery = InferType<typeof unavailableDeliverySchema>;

export const paymentMethodSchema = object({
  id: number().required(),
  code: string().required(),
  title: string().required(),
  description: string().defined(),
});
export type PaymentMethod = InferType<typeof paymentMethodSchema>;

/** Money fields in major units of the cart's currency. `total_profit` is the customer's total saving. */
export const summarySchema = object({
  /** The amount to pay, including rounding. */
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
  /** The coupon's discount on the delivery price. */
  delivery_saving_net: number().required(),
  delivery_saving_gross: number().required(),
  /** The rounding difference of an amount paid in cash; may be negative. Not subject to VAT. */
  rounding: number().required(),
  /** The VAT rate of the net amounts: that of the country of delivery. */
  vat_percent: number().required(),
  /** The paid services of the delivery. They are part of the total, and of no other sum. */
  services: array(orderedServiceSchema.required()).optional(),
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

/** Response of `GET /api/cart` and of every change of the cart. */
export const cartSchema = object({
  version: number().required(),
  /** The server's time of the response, because the browser's clock may be wrong. */
  answered_at: string().required(),
  currency: string().oneOf(CURRENCIES).required(),
  /** At most one: a new coupon replaces the previous one. */
  coupons: array(cartCouponSchema.required()).required(),
  similar_products: array(productSchema.required()).required(),
  products: array(cartProductSchema.required()).required(),
  delivery_methods: array(deliveryMethodSchema.required()).required(),
  unavailable_delivery_methods: array(unavailableDeliverySchema.required()).required(),
  payment_methods: array(paymentMethodSchema.required()).required(),
  customer_data: customerDataSchema.required(),
  /** Ids of the chosen methods. */
  delivery_method: number().nullable().defined(),
  payment_method: number().nullable().defined(),
  /** The chosen place where the order is collected; `null` for home delivery, before the choice, and for a place that has closed. */
  delivery_place: placeSchema.nullable().defined(),
  /** The name of the chosen place if it has closed or cannot take the cart any more; otherwise `null`. */
  lost_place: string().nullable().defined(),
  /** The price of the chosen delivery method for this cart. */
  delivery: object({ price_gross: number().required(), price_net: number().required() }).nullable().defined(),
  /** When the whole cart arrives by the chosen method, or by the first one; `null` if a product cannot be ordered. */
  arrival: arrivalSchema.nullable().defined(),
  /** The day of delivery that the buyer has chosen, and one that is not offered any more and must be chosen again. */
  delivery_day: string().nullable().defined(),
  lost_delivery_day: string().nullable().defined(),
  /** Chosen services that are not available for the cart any more, and therefore not part of the order. */
  lost_services: array(deliveryServiceSchema.required()).optional(),
  summary: summarySchema.required(),
  is_newsletter_subscription: boolean().required(),
  comment: string().defined(),
});
export type Cart = InferType<typeof cartSchema>;

/** The token with which the cart of a partner's page is taken into the visitor's cart, once and within a minute. */
export const cartHandoverSchema = object({ token: string().required() });
export type CartHandover = InferType<typeof cartHandoverSchema>;

/** `origin`: the site that the visitor came from; `null` if it is not known. `is_confirmed`: the visitor has agreed. */
export const cartHandoverInputSchema = object({ token: string().required().max(100), origin: string().nullable().defined().max(300), is_confirmed: boolean().required() });
