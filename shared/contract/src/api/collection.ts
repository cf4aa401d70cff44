import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { IMPORT_LIMITS } from './import.ts';
import { productSchema } from './product.ts';
import { imageSchema } from './shared.ts';

const COLLECTION_LIMITS = { collections: 500, skus: 1000 } as const;

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const slug = () => string().trim().max(IMPORT_LIMITS.title, 'too_long').matches(SLUG, { message: 'slug', excludeEmptyString: true }).required('required');
const title = () => string().trim().max(IMPORT_LIMITS.title, 'too_long').required('required');
const text = () => string().trim().max(IMPORT_LIMITS.text, 'too_long').default('');

/** A collection as the operator gives it. Its Hungarian slug identifies it. */
const operatorCollectionSchema = object({
  slug_hu: slug(),
  slug_en: slug(),
  title_hu: title(),
  title_en: title(),
  description_hu: text(),
  description_en: text(),
  /** Its products, in the shop's order. A product is in one collection at most. */
  skus: array(string().trim().max(IMPORT_LIMITS.line, 'too_long').required('required')).max(COLLECTION_LIMITS.skus, 'too_many').required('required'),
});
export type OperatorCollection = InferType<typeof operatorCollectionSchema>;

/** Body of `PUT /operator/catalogue/collections`, and response of `GET`: all collections, in the shop's order. */
export const operatorCollectionsSchema = object({
  collections: array(operatorCollectionSchema.required()).max(COLLECTION_LIMITS.collections, 'too_many').required('required'),
});
export type OperatorCollections = InferType<typeof operatorCollectionsSchema>;

/** Response of `PUT /operator/catalogue/collections`. */
export const collectionsResultSchema = object({ total: number().required(), created: number().required(), removed: number().required() });
export type CollectionsResult = InferType<typeof collectionsResultSchema>;

const collectionSchema = object({
  id: number().required(),
  /** In both languages. */
  slugs: object({ hu: string().required(), en: string().required() }).required(),
  title: string().required(),
  description: string().defined(),
  /** Its first product in a room; `null` without a picture. */
  image: imageSchema.nullable().defined(),
  product_count: number().required(),
});
export type Collection = InferType<typeof collectionSchema>;

/** Response of `GET /api/collections`: the collections that have products. */
export const collectionsSchema = object({ collections: array(collectionSchema.required()).required() });
export type Collections = InferType<typeof collectionsSchema>;

/** Response of `GET /api/collections/{slug}`: a collection by its slug in the request's language, with its products. */
export const collectionPageSchema = object({ collection: collectionSchema.required(), products: array(productSchema.required()).required() });
export type CollectionPage = InferType<typeof collectionPageSchema>;
