import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { LIMITS } from './limits.ts';

/** The kinds of owners of pictures. `products` are named by SKU, `categories` by their Hungarian path, `brands` by slug, `pages` by name. */
export const MEDIA_OWNERS = ['products', 'categories', 'brands', 'pages'] as const;
export type MediaOwner = (typeof MEDIA_OWNERS)[number];

/** Limits of uploaded pictures. */
export const MEDIA_LIMITS = {
  /** Of one file. */
  bytes: 50 * 1024 * 1024,
  megapixels: 40,
  /** Pictures of one owner; positions count from 1. */
  positions: 20,
  key: 500,
  alt: 300,
  missing: 500,
} as const;

const position = () => number().integer('whole_number').min(1, 'too_small').max(MEDIA_LIMITS.positions, 'too_large');
const percent = () => number().integer('whole_number').min(0, 'too_small').max(100, 'too_large').default(50);
const alt = () => string().trim().max(MEDIA_LIMITS.alt, 'too_long');

export const mediaOwnerParamsSchema = object({ owner: string().oneOf(MEDIA_OWNERS, 'unknown_value').required(), key: string().max(MEDIA_LIMITS.key, 'too_long').required() });
export const mediaPositionParamsSchema = mediaOwnerParamsSchema.concat(object({ position: position().required() }));

/** Properties of an uploaded picture: the alternative text, and the focal point in percent of width and height. */
export const mediaUseSchema = object({ alt_hu: alt(), alt_en: alt(), focus_x: percent(), focus_y: percent() });
export type MediaUseInput = InferType<typeof mediaUseSchema>;

/** The address that a picture is downloaded from. */
export const mediaFetchSchema = mediaUseSchema.concat(object({ url: string().trim().max(LIMITS.url, 'too_long').required('required') }));

/** The current positions of all pictures of an owner, in the new order. */
export const mediaOrderSchema = object({ positions: array(position().required()).min(1, 'required').max(MEDIA_LIMITS.positions, 'too_many').required() });

/** The pictures of an owner, by position. */
export const mediaListSchema = object({
  pictures: array(
    object({
      position: number().required(),
      /** SHA-256 of the uploaded file. */
      hash: string().required(),
      /** See `imageUrl`. */
      path: string().required(),
      type: string().required(),
      bytes: number().required(),
      width: number().required(),
      height: number().required(),
      /** `null` if the owner's name is used instead. */
      alt_hu: string().nullable().defined(),
      alt_en: string().nullable().defined(),
      focus_x: number().required(),
      focus_y: number().required(),
    }).required(),
  ).required(),
});
export type MediaList = InferType<typeof mediaListSchema>;

export const mediaMissingQuerySchema = object({
  limit: number().integer('whole_number').min(1, 'too_small').max(MEDIA_LIMITS.missing, 'too_large').default(100),
  /** Only products have more than one position. */
  position: position().default(1),
});

/** Owners without a picture at a position, in the order in which visitors see them. */
export const mediaMissingSchema = object({ missing: array(object({ owner: string().oneOf(MEDIA_OWNERS).required(), key: string().required() }).required()).required() });
export type MediaMissing = InferType<typeof mediaMissingSchema>;
