import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { LOCALES } from '../locale.ts';
import { LIMITS } from './limits.ts';
import { plainText } from './plainText.ts';
import { MOST_STARS, REVIEW_LIMITS } from './reviewLimits.ts';
import { imageSchema, ratingSchema } from './shared.ts';

const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

const stars = () => number().integer('whole_number').min(1, 'too_small').max(MOST_STARS, 'too_large');

/** Query of `GET /api/products/{id}/reviews`: the first reviews, only those with a number of stars. */
export const reviewListQuerySchema = object({
  stars: stars(),
  sort: string().oneOf(REVIEW_SORTS, 'unknown_value').default('newest'),
  limit: number().integer('whole_number').min(1, 'too_small').max(REVIEW_LIMITS.listed, 'too_large').default(REVIEW_LIMITS.step),
});

/** A published review of a buyer. */
export const reviewSchema = object({
  id: number().required(),
  stars: number().required(),
  /** Empty if the author gave none. */
  title: string().defined(),
  text: string().required(),
  language: string().oneOf(LOCALES).required(),
  /** First name and initial; empty for an author who shows no name. */
  author: string().defined(),
  published_at: string().required(),
  /** The values of the variant that was bought, such as "Green, 140 × 200 cm"; empty without a group. */
  variant: string().defined(),
  photos: array(imageSchema.required()).required(),
  /** The shop's answer. */
  answer: object({ text: string().required(), answered_at: string().required() }).nullable().defined(),
});
export type Review = InferType<typeof reviewSchema>;

/** Response of `GET /api/products/{id}/reviews`: the reviews of all variants of the product's group. */
export const reviewListSchema = object({
  /** `null` without a review. */
  rating: ratingSchema.nullable().defined(),
  /** The number of reviews with one star, with two, and so on: five numbers. */
  counts: array(number().required()).required(),
  reviews: array(reviewSchema.required()).required(),
  /** The number of reviews with the chosen stars. */
  total: number().required(),
});
export type ReviewList = InferType<typeof reviewListSchema>;

const REVIEW_ITEM_STATES = ['open', 'pending', 'published', 'rejected', 'withdrawn'] as const;

const photoSchema = object({ id: string().required(), image: imageSchema.required() });

/** An item of an order in the review form. */
export const reviewItemSchema = object({
  /** As the contract numbers an order's items. */
  id: number().required(),
  name: string().required(),
  image: imageSchema.nullable().defined(),
  /** `open`: without a review; `pending`: can still be changed; `withdrawn`: cannot be reviewed. */
  state: string().oneOf(REVIEW_ITEM_STATES).required(),
  review: object({
    stars: number().required(),
    title: string().defined(),
    text: string().required(),
    is_named: boolean().required(),
    /** Why it was rejected; otherwise empty. */
    reason: string().defined(),
  }).nullable().defined(),
  photos: array(photoSchema.required()).required(),
});
export type ReviewItem = InferType<typeof reviewItemSchema>;
export type ReviewPhoto = InferType<typeof photoSchema>;

/** Response of `GET /api/reviews/forms/{key}`: what a buyer can review. */
export const reviewFormSchema = object({
  order_number: number().required(),
  /** The name that a review can show, such as "Anna K."; empty for a company. */
  name: string().defined(),
  items: array(reviewItemSchema.required()).required(),
});
export type ReviewForm = InferType<typeof reviewFormSchema>;

const key = () => string().required('required').max(REVIEW_LIMITS.key, 'too_long');

/** Body of the requests that need only the key of the form. */
export const reviewKeySchema = object({ key: key() });

const itemFields = { key: key(), item: number().required('required').integer('whole_number').min(1, 'too_small').max(LIMITS.cartLines, 'too_large') };

/** Body of `POST /api/reviews`: the review of one item. */
export const reviewInputSchema = object({
  ...itemFields,
  // Unchosen stars are 0 in the form.
  stars: stars().required('choose_stars').min(1, 'choose_stars'),
  title: plainText(REVIEW_LIMITS.title).default(''),
  text: plainText(REVIEW_LIMITS.text).required('required').min(REVIEW_LIMITS.textMin, 'too_short'),
  is_named: boolean().required(),
});
export type ReviewInput = InferType<typeof reviewInputSchema>;

/** The fields of `POST /api/reviews/photos`, a multipart form that also contains a `photo`. */
export const reviewPhotoInputSchema = object(itemFields);

/** Body of `POST /api/reviews/photos/remove`. */
export const reviewPhotoRemovalSchema = object({ ...itemFields, photo: string().required('required').max(REVIEW_LIMITS.key, 'too_long') });

/** The photographs of an item after a change. */
export const reviewPhotosSchema = object({ photos: array(photoSchema.required()).required() });
export type ReviewPhotos = InferType<typeof reviewPhotosSchema>;
