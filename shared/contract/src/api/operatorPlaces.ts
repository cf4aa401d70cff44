import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { LIMITS } from './limits.ts';
import { PLACE_LIMITS } from './place.ts';

const text = (max: number) => string().trim().required('required').max(max, 'too_long');
const limit = (max: number) => number().nullable().default(null).moreThan(0, 'not_positive').max(max, 'too_large');

/** A carrier's name is a part of the ids of its points. */
const carrier = () => text(PLACE_LIMITS.carrier).test('carrier', 'unknown_value', (name) => !name || (!name.includes(':') && name.toLowerCase() !== 'showroom'));

/** A parcel point in an import. */
export const pointRowSchema = object({
  carrier: carrier(),
  /** The carrier's own id of the point. */
  code: text(PLACE_LIMITS.code),
  name: text(PLACE_LIMITS.name),
  kind: string().trim().required('required').oneOf(['locker', 'shop'] as const, 'unknown_value'),
  zipcode: string().trim().required('required').matches(/^[1-9]\d{3}$/, 'zipcode_hu'),
  city: text(LIMITS.city),
  address: text(LIMITS.address),
  latitude: number().required('required').min(PLACE_LIMITS.latitude.min, 'too_small').max(PLACE_LIMITS.latitude.max, 'too_large'),
  longitude: number().required('required').min(PLACE_LIMITS.longitude.min, 'too_small').max(PLACE_LIMITS.longitude.max, 'too_large'),
  hours_hu: string().trim().max(PLACE_LIMITS.hours, 'too_long').default(''),
  /** Without it, the Hungarian text is shown in both languages. */
  hours_en: string().trim().max(PLACE_LIMITS.hours, 'too_long').default(''),
  /** The heaviest parcel, and its longest side; empty without a limit. */
  max_weight_kg: limit(PLACE_LIMITS.weightKg),
  max_side_cm: limit(PLACE_LIMITS.sideCm),
});
export type PointRow = InferType<typeof pointRowSchema>;

/** Body of `PUT /operator/points`: all points of each carrier in it. Other points of these carriers become inactive. */
export const pointsImportSchema = object({
  rows: array(pointRowSchema.required('required')).required('required').min(1, 'required').max(PLACE_LIMITS.rows, 'too_many'),
  is_check: boolean().default(false),
});
export type PointsImport = InferType<typeof pointsImportSchema>;

/** Response of `PUT /operator/points`: what the import changes. */
export const pointsReportSchema = object({
  carriers: array(
    object({
      carrier: string().required(),
      added: number().required(),
      changed: number().required(),
      unchanged: number().required(),
      /** Points that were inactive and are in the file again. */
      reopened: number().required(),
      /** Points that are missing from the file, and are inactive now. */
      closed: number().required(),
    }).required(),
  ).required(),
});
export type PointsReport = InferType<typeof pointsReportSchema>;

/** Number of points in one list. */
const LISTED = { byDefault: 50, most: 1000 } as const;

/** Query of `GET /operator/points`. */
export const operatorPointsQuerySchema = object({
  carrier: string().trim().max(PLACE_LIMITS.carrier, 'too_long'),
  city: string().trim().max(LIMITS.city, 'too_long'),
  limit: number().integer('whole_number').min(1, 'too_small').max(LISTED.most, 'too_large').default(LISTED.byDefault),
});

/** Response of `GET /operator/points`. */
export const operatorPointsSchema = object({
  carriers: array(object({ carrier: string().required(), active: number().required(), inactive: number().required(), imported_at: string().required() }).required()).required(),
  points: array(
    object({ carrier: string().required(), code: string().required(), name: string().required(), kind: string().required(), zipcode: string().required(), city: string().required(), address: string().required(), is_active: boolean().required() }).required(),
  ).required(),
});
export type OperatorPoints = InferType<typeof operatorPointsSchema>;

/** Pieces of a product in a showroom. */
export const showroomStockRowSchema = object({
  /** The key of the showroom in the content folder. */
  showroom: text(LIMITS.name),
  sku: text(LIMITS.sku),
  quantity: number().required('required').integer('whole_number').min(0, 'too_small').max(PLACE_LIMITS.stock, 'too_large'),
});

/** Body of `PUT /operator/showrooms/stock`. */
export const showroomStockInputSchema = object({
  rows: array(showroomStockRowSchema.required('required')).required('required').min(1, 'required').max(PLACE_LIMITS.rows, 'too_many'),
  /** Whether the rows are the whole stock of the showrooms in them: products without a row are not there. */
  is_whole: boolean().default(false),
});
export type ShowroomStockInput = InferType<typeof showroomStockInputSchema>;

/** Response of `PUT` and `GET /operator/showrooms/stock`: a showroom with its products. */
export const showroomStockSchema = object({
  showrooms: array(object({ showroom: string().required(), name: string().required(), products: number().required(), pieces: number().required() }).required()).required(),
});
export type ShowroomStock = InferType<typeof showroomStockSchema>;
