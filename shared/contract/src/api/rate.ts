import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { CURRENCIES } from '../locale.ts';

/** Currencies that forint prices are converted to. */
export const CONVERTED_CURRENCIES = CURRENCIES.filter((currency) => currency !== 'HUF');

const RATE_LIMITS = { rate: 1_000_000, step: 1_000_000 } as const;

/** Body of `POST /operator/rates`. */
export const rateInputSchema = object({
  currency: string().oneOf(CONVERTED_CURRENCIES, 'unknown_value').required('required'),
  /** Units of the currency for one forint. */
  rate: number().moreThan(0, 'not_positive').max(RATE_LIMITS.rate, 'too_large').required('required'),
  /** The first day, such as `2026-11-22`; today by default. */
  valid_from: string().matches(/^\d{4}-\d{2}-\d{2}$/, 'date'),
  /** Converted prices are multiples of this, in major units; by default that of the previous rate. */
  step: number().moreThan(0, 'not_positive').max(RATE_LIMITS.step, 'too_large'),
  /** Added to the multiple of the step, in major units: 0.90 for prices such as 24.90. */
  ending: number().min(0, 'too_small').max(RATE_LIMITS.step, 'too_large'),
});
export type RateInput = InferType<typeof rateInputSchema>;

export const rateSchema = object({
  id: number().required(),
  currency: string().oneOf(CONVERTED_CURRENCIES).required(),
  rate: number().required(),
  valid_from: string().required(),
  step: number().required(),
  ending: number().required(),
  created_at: string().required(),
  /** Whether this rate is in use. */
  is_current: boolean().required(),
  /** Number of the shop's prices converted with this rate. */
  prices: number().required(),
});
export type Rate = InferType<typeof rateSchema>;

/** Every rate: by currency, the latest first. */
export const ratesSchema = array(rateSchema.required()).required();

/** Body of `POST /operator/rates/apply`. */
export const ratesApplySchema = object({
  /** Whether products without a price in the currency get one. */
  fill: boolean().default(false),
});

/** How the prices of one currency were converted, by its current rate. */
export const conversionSchema = object({
  currency: string().oneOf(CONVERTED_CURRENCIES).required(),
  rate: number().required(),
  valid_from: string().required(),
  /** Numbers of prices that were missing, that changed, and that did not change. */
  filled: number().required(),
  changed: number().required(),
  unchanged: number().required(),
});
export type Conversion = InferType<typeof conversionSchema>;

/** Response of `POST /operator/rates/apply`. */
export const ratesAppliedSchema = object({ conversions: array(conversionSchema.required()).required() });
export type RatesApplied = InferType<typeof ratesAppliedSchema>;
