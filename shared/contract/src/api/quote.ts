import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { CURRENCIES } from '../locale.ts';
import { addressFields, contactFields, invoiceDataSchema, orderInputSchema, summarySchema } from './cart.ts';
import { LIMITS } from './limits.ts';
import { productSchema } from './product.ts';
import { imageSchema, priceFields } from './shared.ts';

/** Whether a text is a day of the calendar as `2026-12-05`. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
}

/** A day, or an empty text for none. */
export const daySchema = string().trim().default('').test('day', 'date', (text) => !text || isDay(text));

/** First step of a quote request: who asks, and how to reach him. */
export const quoteRequesterSchema = object({
  name: addressFields.name,
  ...contactFields,
  company: string().trim().max(LIMITS.name, 'too_long').default(''),
  tax_number: string()
    .trim()
    .max(LIMITS.taxNumber, 'too_long')
    .default('')
    .test('tax_number', 'tax_number', (text) => !text || invoiceDataSchema.pick(['is_company', 'tax_number']).isValidSync({ is_company: true, tax_number: text })),
});
export type QuoteRequester = InferType<typeof quoteRequesterSchema>;

/** Second step: where the goods are to go, unless they are collected, and until when. */
export const quoteWishesSchema = object({
  is_pick_up: boolean().required('required'),
  country_id: number().nullable().default(null).when('is_pick_up', { is: false, then: () => addressFields.country_id }),
  zipcode: string().trim().default('').max(LIMITS.zipcode, 'too_long').when('is_pick_up', { is: false, then: () => addressFields.zipcode }),
  city: string().trim().default('').max(LIMITS.city, 'too_long').when('is_pick_up', { is: false, then: () => addressFields.city }),
  address: string().trim().default('').max(LIMITS.address, 'too_long').when('is_pick_up', { is: false, then: () => addressFields.address }),
  wished_on: daySchema,
});
export type QuoteWishes = InferType<typeof quoteWishesSchema>;

/** Body of `PUT /api/cart/offer`: each step sends what it knows. */
export const quoteDraftInputSchema = object({
  requester: quoteRequesterSchema.notRequired().default(undefined),
  wishes: quoteWishesSchema.notRequired().default(undefined),
});
export type QuoteDraftInput = InferType<typeof quoteDraftInputSchema>;

export const toldRequesterSchema = object({
  name: string().defined(), email: string().defined(), phone: string().defined(), company: string().defined(), tax_number: string().defined(),
});

export const toldWishesSchema = object({
  is_pick_up: boolean().required(),
  country_id: number().nullable().defined(),
  zipcode: string().defined(),
  city: string().defined(),
  address: string().defined(),
  wished_on: string().defined(),
});

/** Answer of `GET` and `PUT /api/cart/offer`: what has been told so far, texts empty before. */
export const quoteDraftSchema = object({ requester: toldRequesterSchema.required(), wishes: toldWishesSchema.required() });
export type QuoteDraft = InferType<typeof quoteDraftSchema>;

/** Body of `POST /api/cart/offer`: what an order says (specification, chapter 7), without what only an order needs. */
export const quoteInputSchema = orderInputSchema.pick(['transaction_result_url', 'is_newsletter_subscription', 'comment', 'is_privacy_accepted', 'cart_version']);
export type QuoteInput = InferType<typeof quoteInputSchema>;

/** Answer of `POST /api/cart/offer`. `redirect_url` is the result page that was asked for, with the hash as `quote`. */
export const quoteRequestedSchema = object({ quote_hash: string().required(), redirect_url: string().required() });
export type QuoteRequested = InferType<typeof quoteRequestedSchema>;

/**
 * What has become of a quote request: no offer yet, an offer that can be ordered, or one that cannot any more. Its last day
 * has passed, it has been ordered, or the shop has taken it back.
 */
export const QUOTE_STATES = ['requested', 'open', 'expired', 'used', 'withdrawn'] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

/** Answer of `GET /api/quotes/{quote_hash}`: the request, for whoever knows its hash. */
export const quoteSchema = object({
  id: number().required(),
  quote_hash: string().required(),
  state: string().oneOf(QUOTE_STATES).required(),
  /** Whether an offer has been made, which then has a page under the same hash. */
  has_offer: boolean().required(),
  created_at: string().required(),
  email: string().required(),
  wished_on: string().defined(),
  comment: string().defined(),
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
  /** The last day on which it can be ordered, as `2026-12-05` in the shop's own time. */
  valid_until: string().required(),
};

/** Answer of `GET /api/offers/{offer_hash}`. Amounts in the currency of the request, whatever the visitor looks at. */
export const offerSchema = object({
  ...offerFields,
  currency: string().oneOf(CURRENCIES).required(),
  note: string().defined(),
  items: array(
    object({
      id: number().required(),
      name: string().required(),
      quantity: number().required(),
      /** Unit prices of the offer; the original ones are those of the day of the request. */
      ...priceFields,
      total_gross: number().required(),
      total_net: number().required(),
      product: productSchema.required(),
    }).required(),
  ).required(),
  delivery: object({ title: string().required(), price_gross: number().required(), price_net: number().required() }).required(),
  summary: summarySchema.required(),
});
export type Offer = InferType<typeof offerSchema>;

/** Answer of `POST /api/offers/{offer_hash}/open`. */
export const openOfferSchema = object(offerFields);
export type OpenOffer = InferType<typeof openOfferSchema>;

/** Answer of `GET` and `DELETE /api/offer`: the offer whose checkout the visitor has begun. */
export const openOfferAnswerSchema = object({ offer: openOfferSchema.nullable().defined().default(null) });
export type OpenOfferAnswer = InferType<typeof openOfferAnswerSchema>;
