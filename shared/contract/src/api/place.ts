import { number, object, string } from 'yup';
import type { InferType } from 'yup';

/** How a delivery method delivers: to an address, to a parcel point, or not at all, because the goods are collected at a showroom. */
export const DELIVERY_KINDS = ['home', 'parcel_point', 'pick_up'] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

/** Where goods are collected: one of the shop's showrooms, a carrier's parcel locker, or a shop that hands out its parcels. */
export const PLACE_KINDS = ['showroom', 'locker', 'shop'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** Lengths in characters; coordinates in degrees, which enclose Hungary. */
export const PLACE_LIMITS = {
  carrier: 40,
  code: 60,
  name: 120,
  hours: 200,
  /** The longest id of a place. */
  id: 120,
  latitude: { min: 45.7, max: 48.6 },
  longitude: { min: 16.1, max: 22.9 },
  weightKg: 1000,
  sideCm: 500,
  /** Rows of one import. */
  rows: 20_000,
  /** Pieces of a product in one showroom. */
  stock: 100_000,
} as const;

/** A place where an order is collected. */
export const placeSchema = object({
  /** `showroom:gyor`, or the carrier and its own id of a parcel point: `Példapont:1024`. */
  id: string().required(),
  kind: string().oneOf(PLACE_KINDS).required(),
  /** The carrier of a parcel point; `null` for a showroom. */
  carrier: string().nullable().defined(),
  name: string().required(),
  zipcode: string().required(),
  city: string().required(),
  address: string().required(),
  /** In the language of the response; may be empty. */
  opening_hours: string().defined(),
});
export type Place = InferType<typeof placeSchema>;

/** The id of a place in a request. */
export const placeIdSchema = string().trim().max(PLACE_LIMITS.id, 'too_long').matches(/^[^:]+:.+$/, { message: 'unknown_value', excludeEmptyString: true });

/** Coordinates in degrees. */
export const positionFields = { latitude: number().required(), longitude: number().required() };
