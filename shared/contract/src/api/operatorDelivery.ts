import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { WEEKDAYS } from '../calendar/days.ts';

const weekdays = () => array(string().oneOf(WEEKDAYS, 'unknown_value').required());
const zipcodePrefix = () => string().matches(/^(?:[1-9]\d{0,3})?$/, { message: 'unknown_value', excludeEmptyString: true });
const DAY_LIMITS = { more: 60, count: 30, capacity: 10_000 } as const;

/** Body of `PUT /operator/delivery/{code}`. Fields that are left out do not change. */
export const deliverySettingsInputSchema = object({
  /** Working days beside those of home delivery. */
  more_min_days: number().integer('whole_number').min(-DAY_LIMITS.more, 'too_small').max(DAY_LIMITS.more, 'too_large'),
  more_max_days: number().integer('whole_number').min(-DAY_LIMITS.more, 'too_small').max(DAY_LIMITS.more, 'too_large'),
  /** An order after this hour counts as one of the next day; `null`: the hour of the shop. */
  cut_off_hour: number().integer('whole_number').min(0, 'too_small').max(24, 'too_large').nullable(),
  /** How many days buyers choose from; 0: none. */
  day_count: number().integer('whole_number').min(0, 'too_small').max(DAY_LIMITS.count, 'too_large'),
  /** Orders of one day; `null`: no limit. */
  day_capacity: number().integer('whole_number').min(1, 'too_small').max(DAY_LIMITS.capacity, 'too_large').nullable(),
  /** The weekdays for postcodes that begin alike; an empty beginning is all of Hungary. Without weekdays the area is removed. */
  area: object({ zipcode_prefix: zipcodePrefix().defined('required'), weekdays: weekdays().required('required') }).default(undefined),
});
export type DeliverySettingsInput = InferType<typeof deliverySettingsInputSchema>;

/** Response of `GET /operator/delivery` and of the changes: the settings of every delivery method. */
export const deliverySettingsSchema = array(
  object({
    code: string().required(),
    more_min_days: number().required(),
    more_max_days: number().required(),
    cut_off_hour: number().nullable().defined(),
    day_count: number().required(),
    day_capacity: number().nullable().defined(),
    areas: array(object({ zipcode_prefix: string().defined(), weekdays: weekdays().required() }).required()).required(),
  }).required(),
).required();
export type DeliverySettings = InferType<typeof deliverySettingsSchema>;
