import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { imageSchema } from './shared.ts';

/** A collection as a search shows it. */
export const foundCollectionSchema = object({
  title: string().required(),
  /** In the language of the response. */
  slug: string().required(),
  /** The number of its products. */
  count: number().required(),
  image: imageSchema.nullable().defined(),
});

/** A page as a search shows it. */
export const foundPageSchema = object({ title: string().required(), description: string().required(), address: string().required() });

/** Response of `GET /api/search/content?q=`: collections, articles and pages that match a search, the best first. */
export const contentSearchSchema = object({
  collections: array(foundCollectionSchema.shape({ description: string().defined() }).required()).required(),
  articles: array(
    object({ title: string().required(), description: string().required(), slug: string().required(), image: imageSchema.nullable().defined() }).required(),
  ).required(),
  pages: array(foundPageSchema.required()).required(),
});
export type ContentSearch = InferType<typeof contentSearchSchema>;
