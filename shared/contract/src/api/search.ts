import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { LIMITS } from './limits.ts';
import { productSchema } from './product.ts';
import { imageSchema } from './shared.ts';

/** Query of `GET /api/search/suggestions`. */
export const searchQuerySchema = object({ q: string().trim().max(LIMITS.query, 'too_long').required('required') });

/** Answer of `GET /api/search/suggestions`: what the words typed so far may mean, the likeliest first. */
export const searchSuggestionsSchema = object({
  query: string().required(),
  /** The words as they were understood where a typing mistake was forgiven; `null` where they were taken as typed. */
  corrected: string().nullable().defined(),
  products: array(productSchema.required()).required(),
  categories: array(
    object({
      id: number().required(),
      title: string().required(),
      /** The full path in the language of the answer. */
      slug: string().required(),
      /** The title of the category above; `null` at the top. */
      parent_title: string().nullable().defined(),
      count: number().required(),
      image: imageSchema.nullable().defined(),
    }).required(),
  ).required(),
  brands: array(object({ slug: string().required(), name: string().required(), count: number().required() }).required()).required(),
  /** Articles of the blog. */
  articles: array(
    object({ title: string().required(), slug: string().required(), image: imageSchema.nullable().defined() }).required(),
  ).required(),
});
export type SearchSuggestions = InferType<typeof searchSuggestionsSchema>;
