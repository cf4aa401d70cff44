import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { LIMITS } from './limits.ts';
import { productSchema } from './product.ts';
import { foundCollectionSchema, foundPageSchema } from './contentSearch.ts';
import { imageSchema } from './shared.ts';

/** Query of `GET /api/search/suggestions`. */
export const searchQuerySchema = object({ q: string().trim().max(LIMITS.query, 'too_long').required('required') });

/** Response of `GET /api/search/suggestions`: suggestions for the text typed so far, the likeliest first. */
export const searchSuggestionsSchema = object({
  query: string().required(),
  /** The query after the correction of typing mistakes; `null` if nothing was corrected. */
  corrected: string().nullable().defined(),
  /** Whether no product matches, and the products are the nearest ones. Missing in answers of earlier versions. */
  is_nearest: boolean(),
  products: array(productSchema.required()).required(),
  categories: array(
    object({
      id: number().required(),
      title: string().required(),
      /** The full path in the language of the response. */
      slug: string().required(),
      /** The title of the parent category; `null` for a top-level category. */
      parent_title: string().nullable().defined(),
      count: number().required(),
      image: imageSchema.nullable().defined(),
    }).required(),
  ).required(),
  brands: array(object({ slug: string().required(), name: string().required(), count: number().required() }).required()).required(),
  /** Collections with such a name. */
  collections: array(foundCollectionSchema.required()).required(),
  /** Articles of the blog. */
  articles: array(
    object({ title: string().required(), slug: string().required(), image: imageSchema.nullable().defined() }).required(),
  ).required(),
  pages: array(foundPageSchema.required()).required(),
});
export type SearchSuggestions = InferType<typeof searchSuggestionsSchema>;
