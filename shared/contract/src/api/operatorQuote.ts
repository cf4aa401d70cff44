import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { DELIVERY_SERVICES } from '../deliveryServices.ts';
import { CURRENCIES, LOCALES } from '../locale.ts';
import { LIMITS } from './limits.ts';
import { QUOTE_STATES, daySchema, savedRequesterSchema, savedPreferencesSchema } from './quote.ts';

const briefFields = {
  id: number().required(),
  state: string().oneOf(QUOTE_STATES).required(),
  /** Whether the operator has set the prices, and whether the offer has been sent. */
  step: string().oneOf(['unpriced', 'priced', 'sent'] as const).required(),
  created_at: string().required(),
  currency: string().oneOf(CURRENCIES).required(),
  name: string().required(),
  email: string().required(),
  valid_until: string().defined(),
  /** Gross, including delivery. Before there is an offer: at the prices of the day of the request. */
  total_gross: number().required(),
};

/** Response of `GET /operator/offers`: the latest first. */
export const operatorQuotesSchema = object({ quotes: array(object(briefFields).required()).required() });
export type OperatorQuotes = InferType<typeof operatorQuotesSchema>;

/** Query of `GET /operator/offers`. */
export const operatorQuotesQuerySchema = object({ state: string().oneOf(QUOTE_STATES, 'unknown_value') });

/** A quote request as the operator sees it; response of every change. */
export const operatorQuoteSchema = object({
  ...briefFields,
  locale: string().oneOf(LOCALES).required(),
  requester: savedRequesterSchema.required(),
  wishes: savedPreferencesSchema.omit(['services']).required(),
  country: string().defined(),
  comment: string().defined(),
  lines: array(
    object({
      sku: string().required(),
      name: string().required(),
      quantity: number().required(),
      list_gross: number().required(),
      offer_gross: number().nullable().defined(),
    }).required(),
  ).required(),
  delivery_gross: number().nullable().defined(),
  /** The paid services of the delivery; before there is an offer, those that the customer chose, at the prices of that day. */
  services: array(object({ code: string().oneOf(DELIVERY_SERVICES).required(), price_gross: number().required() }).required()).default([]),
  note: string().defined(),
  /** The address of the offer for the customer, valid once it is sent. */
  offer_url: string().required(),
  order_id: number().nullable().defined(),
});
export type OperatorQuote = InferType<typeof operatorQuoteSchema>;

const amount = number().min(0, 'too_small').max(LIMITS.price, 'too_large');

/** Body of `POST /operator/offers/{id}/price`: gross, in major units of the request's currency. Omitted fields stay unchanged. */
export const quotePricingSchema = object({
  lines: array(object({ sku: string().trim().required('required'), price_gross: amount.required('required') }).required('required')).max(LIMITS.cartLines, 'too_many').default([]),
  delivery_gross: amount,
  /** Prices for the whole offer; `null` removes the service. */
  services: array(object({ code: string().oneOf(DELIVERY_SERVICES, 'unknown_value').required('required'), price_gross: amount.nullable().defined('required') }).required('required')).default([]),
  valid_until: daySchema,
  note: string().trim().max(LIMITS.comment, 'too_long'),
});
export type QuotePricing = InferType<typeof quotePricingSchema>;
