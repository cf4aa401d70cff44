import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { CURRENCIES } from '../locale.ts';
import { addressFields, invoiceDataSchema, orderInputSchema, summarySchema } from './cart.ts';
import { contactFields } from './contact.ts';
import { deliveryServiceSchema } from './deliveryService.ts';
import { lineText } from './lineText.ts';
import { LIMITS } from './limits.ts';
import { placeIdSchema, placeSchema } from './place.ts';
import { productSchema } from './product.ts';
import { arrivalSchema, imageSchema, priceFields } from './shared.ts';

/** Whether a text is a valid date, such as `2026-12-05`. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
}

/** A date, or an empty text. */
export const daySchema = string().trim().default('').test('day', 'date', (text) => !text || isDay(text));

/** First step of a quote request: the requester and their contact data. */
export const quoteRequesterSchema = object({
  name: addressFields.name,
  ...contactFields,
  company: lineText().max(LIMITS.name, 'too_long').default(''),
  tax_number: string()
    .trim()
    .max(LIMITS.taxNumber, 'too_long')
    .default('')
    .test('tax_number', 'tax_number', (text) => !text || invoiceDataSchema.pick(['is_company', 'tax_number']).isValidSync({ is_company: true, tax_number: text })),
});
export type QuoteRequester = InferType<typeof quoteRequesterSchema>;

/** Second step: the delivery address with the services, or pick-up with the showroom, and the preferred date. */
export const quotePreferencesSchema = object({
  is_pick_up: boolean().required('required'),
  /** The id of the showroom's place, such as `showroom:gyor`; empty for delivery. */
  showroom: placeIdSchema.default('').when('is_pick_up', { is: true, then: (schema) => schema.required('required') }),
  country_id: number().nullable().default(null).when('is_pick_up', { is: false, then: () => addressFields.country_id }),
  zipcode: lineText().default('').max(LIMITS.zipcode, 'too_long').when('is_pick_up', { is: false, then: () => addressFields.zipcode }),
  city: lineText().default('').max(LIMITS.city, 'too_long').when('is_pick_up', { is: false, then: () => addressFields.city }),
  address: lineText().default('').max(LIMITS.address, 'too_long').when('is_pick_up', { is: false, then: () => addressFields.address }),
  wished_on: daySchema,
  /** The paid services of the delivery; without them, those that were chosen in the cart. */
  services: array(deliveryServiceSchema.required()).optional(),
});
export type QuotePreferences = InferType<typeof quotePreferencesSchema>;

/** Body of `PUT /api/cart/offer`. Each step sends its own fields. The field `wishes` has the preferences. */
export const quoteDraftInputSchema = object({
  requester: quoteRequesterSchema.notRequired().default(undefined),
  wishes: quotePreferencesSchema.notRequired().default(undefined),
});
export type QuoteDraftInput = InferType<typeof quoteDraftInputSchema>;

export const savedRequesterSchema = object({
  name: string().defined(), email: string().defined(), phone: string().defined(), company: string().defined(), tax_number: string().defined(),
});

export const savedPreferencesSchema = object({
  is_pick_up: boolean().required(),
  /** Empty for delivery, and for requests from before the showroom was chosen. */
  showroom: string().default(''),
  country_id: number().nullable().defined(),
  zipcode: string().defined(),
  city: string().defined(),
  address: string().defined(),
  wished_on: string().defined(),
  services: array(deliveryServiceSchema.required()).default([]),
});

/** Response of `GET` and `PUT /api/cart/offer`: the data of the completed steps, with empty texts for the others. */
export const quoteDraftSchema = object({
  requester: savedRequesterSchema.required(),
  wishes: savedPreferencesSchema.required(),
  /** The showroom of a pick-up; `null` for delivery, and for one that has closed. */
  place: placeSchema.nullable().default(null),
});
export type QuoteDraft = InferType<typeof quoteDraftSchema>;

/** Body of `POST /api/cart/offer`: that of an order (specification, chapter 7), without the fields that only an order needs. */
export const quoteInputSchema = orderInputSchema.pick(['transaction_result_url', 'is_newsletter_subscription', 'comment', 'is_privacy_accepted', 'cart_version']);
export type QuoteInput = InferType<typeof quoteInputSchema>;

/** Response of `POST /api/cart/offer`. `redirect_url` is the requested result page with the hash as the parameter `quote`. */
export const quoteRequestedSchema = object({ quote_hash: string().required(), redirect_url: string().required() });
export type QuoteRequested = InferType<typeof quoteRequestedSchema>;

/**
 * States of a quote request: no offer yet; an offer that can be ordered; an offer that cannot, because it has expired, has
 * been ordered, or has been withdrawn by the shop.
 */
export const QUOTE_STATES = ['requested', 'open', 'expired', 'used', 'withdrawn'] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

/** Response of `GET /api/quotes/{quote_hash}`: the request, for anyone who has its hash. */
export const quoteSchema = object({
  id: number().required(),
  quote_hash: string().required(),
  state: string().oneOf(QUOTE_STATES).required(),
  /** Whether there is an offer. Its page has the same hash. */
  has_offer: boolean().required(),
  created_at: string().required(),
  email: string().required(),
  wished_on: string().defined(),
  /** The showroom of a pick-up; `null` for delivery. */
  place: placeSchema.nullable().defined(),
  comment: string().defined(),
  /** The paid services of the delivery that were chosen with the request, or are part of the offer. */
  services: array(deliveryServiceSchema.required()).optional(),
  items: array(
    object({ id: number().required(), name: string().required(), quantity: number().required(), image: imageSchema.nullable().defined() }).required(),
  ).required(),
});
export type Quote = InferType<typeof quoteSchema>;

const offerFields = {
  id: number().required(),
  /** The hash of the request. */
  offer_hash: string().required(),
  state: string().oneOf(QUOTE_STATES).required(),
  /** The last day on which it can be ordered, such as `2026-12-05`, in the shop's time zone. */
  valid_until: string().required(),
};

/** Response of `GET /api/offers/{offer_hash}`. Amounts are in the currency of the quote request, not of the visitor. */
export const offerSchema = object({
  ...offerFields,
  currency: string().oneOf(CURRENCIES).required(),
  note: string().defined(),
  items: array(
    object({
      id: number().required(),
      name: string().required(),
      quantity: number().required(),
      /** Unit prices of the offer. The original prices are those of the day of the request. */
      ...priceFields,
      total_gross: number().required(),
      total_net: number().required(),
      product: productSchema.required(),
    }).required(),
  ).required(),
  /** `arrival`: if the offer is ordered now; `null` if a product cannot be ordered. */
  delivery: object({ title: string().required(), price_gross: number().required(), price_net: number().required(), is_pickup: boolean().required(), arrival: arrivalSchema.nullable().defined() }).required(),
  summary: summarySchema.required(),
});
export type Offer = InferType<typeof offerSchema>;

/** Response of `POST /api/offers/{offer_hash}/open`. */
export const openOfferSchema = object(offerFields);
export type OpenOffer = InferType<typeof openOfferSchema>;

/** Response of `GET` and `DELETE /api/offer`: the offer whose checkout the visitor has started. */
export const openOfferResponseSchema = object({ offer: openOfferSchema.nullable().defined().default(null) });
export type OpenOfferResponse = InferType<typeof openOfferResponseSchema>;
