import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { breadcrumbSchema, productListSchema } from './product.ts';
import { imageSchema } from './shared.ts';

export const categorySchema = object({
  id: number().required(),
  parent_id: number().nullable().defined(),
  /** The category's own segment, and its full path (`slugs`) in both languages. */
  slug: string().required(),
  slugs: object({ hu: string().required(), en: string().required() }).required(),
  title: string().required(),
  description: string().defined(),
  image: imageSchema.nullable().defined(),
  /** Of the category and its descendants, in the currency of the request. */
  product_count: number().required(),
});
export type Category = InferType<typeof categorySchema>;

/** Response of `GET /api/categories`: the whole tree as a list, parents before children. */
export const categoriesSchema = array(categorySchema.required()).required();

/** Response of `GET /api/categories/{slug...}`: a category by its full path in the request's language, with a page of products. */
export const categoryPageSchema = object({
  category: categorySchema.required(),
  children: array(categorySchema.required()).required(),
  /** All categories with the same parent, including this one, in the shop's order; empty for a top-level category. */
  siblings: array(categorySchema.required()).required(),
  breadcrumbs: array(breadcrumbSchema.required()).required(),
}).concat(productListSchema);
export type CategoryPage = InferType<typeof categoryPageSchema>;
