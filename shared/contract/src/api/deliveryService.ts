import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { DELIVERY_SERVICES, SIZE_CLASSES } from '../deliveryServices.ts';
import { CURRENCIES } from '../locale.ts';
import { LIMITS } from './limits.ts';

export const deliveryServiceSchema = string().oneOf(DELIVERY_SERVICES, 'unknown_value');

const servicePriceFields = { code: string().oneOf(DELIVERY_SERVICES).required(), price_gross: number().required(), price_net: number().required() };

/** A service that is ordered, with its price for all pieces that it covers. */
export const orderedServiceSchema = object(servicePriceFields);

/** A service that a delivery method offers for the cart. */
export const offeredServiceSchema = object({
  ...servicePriceFields,
  /** The pieces that it covers. */
  goods: array(object({ product_id: number().required(), quantity: number().required() }).required()).required(),
});
export type OfferedService = InferType<typeof offeredServiceSchema>;

const sizeClass = () => string().oneOf(SIZE_CLASSES, 'unknown_value').required('required');
const currency = () => string().oneOf(CURRENCIES, 'unknown_value').required('required');

/** Body of `PUT /operator/delivery-services/{code}`. Fields that are left out do not change. */
export const serviceSettingsInputSchema = object({
  /** Gross, in major units; `null` removes the price. */
  prices: array(object({ size_class: sizeClass(), currency: currency(), price_gross: number().min(0, 'too_small').max(LIMITS.price, 'too_large').nullable().defined('required') }).required('required')).default([]),
  /** Codes of delivery methods; empty: every home delivery. */
  methods: array(string().required('required')),
});
export type ServiceSettingsInput = InferType<typeof serviceSettingsInputSchema>;

/** Response of `GET /operator/delivery-services` and of the changes: the settings of every service. */
export const serviceSettingsSchema = array(
  object({
    code: string().oneOf(DELIVERY_SERVICES).required(),
    /** Codes of delivery methods; empty: every home delivery. */
    methods: array(string().required()).required(),
    prices: array(object({ size_class: sizeClass(), currency: currency(), price_gross: number().required() }).required()).required(),
  }).required(),
).required();
export type ServiceSettings = InferType<typeof serviceSettingsSchema>;
