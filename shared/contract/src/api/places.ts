import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { DELIVERY_OBSTACLES } from './deliveryObstacles.ts';
import { LIMITS } from './limits.ts';
import { placeSchema, positionFields } from './place.ts';

/** Query of `GET /api/cart/points`: a postcode or a town; empty for the postcode of the buyer's data. */
export const pointsQuerySchema = object({ search: string().trim().max(LIMITS.city, 'too_long').default('') });

const pointSchema = placeSchema.shape({
  ...positionFields,
  /** As the crow flies, in kilometres with one decimal. */
  distance_km: number().required(),
  /** Why the point cannot take this cart; `null` if it can. */
  obstacle: string().oneOf(DELIVERY_OBSTACLES).nullable().defined(),
  /** The exceeded limit in kilograms or centimetres; `null` without an obstacle, or if a measure of the cart is unknown. */
  limit: number().nullable().defined(),
});
export type ParcelPoint = InferType<typeof pointSchema>;

/** Response of `GET /api/cart/points`: the nearest active parcel points, the nearest first. */
export const pointsSchema = object({
  /** The postcode or the town that was searched for. */
  search: string().defined(),
  /** The centre of the search; `null` if no postcode or town matches, and then there are no points. */
  centre: object({ ...positionFields, name: string().required() }).nullable().defined(),
  points: array(pointSchema.required()).required(),
});
export type ParcelPoints = InferType<typeof pointsSchema>;

const showroomChoiceSchema = placeSchema.shape({
  phone: string().required(),
  /** The coming days with other opening hours than usual: `2026-12-24` with `10:00–14:00`, or with an empty text if it is closed. */
  special_days: array(object({ day: string().required(), hours: string().defined() }).required()).optional(),
  /** Whether every piece of the cart is at the showroom. */
  is_all_there: boolean().required(),
  /** Pieces of the cart that are at the showroom, and all pieces of the cart. */
  there: number().required(),
  wanted: number().required(),
  /** The latest day on which missing pieces arrive, such as `2026-12-05`; `null` if none is missing or the day is unknown. */
  rest_on: string().nullable().defined(),
  /** The pieces of each cart line that are there, at most the quantity of the line. */
  lines: array(object({ product_id: number().required(), name: string().required(), quantity: number().required(), there: number().required() }).required()).required(),
});
export type ShowroomChoice = InferType<typeof showroomChoiceSchema>;

/** Response of `GET /api/cart/showrooms`: the showrooms in the shop's order, with the stock there for the cart. */
export const showroomChoicesSchema = object({ showrooms: array(showroomChoiceSchema.required()).required() });
export type ShowroomChoices = InferType<typeof showroomChoicesSchema>;
