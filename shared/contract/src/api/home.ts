import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { categorySchema } from './category.ts';
import { productSchema } from './product.ts';
import { imageSchema } from './shared.ts';

const productsSchema = array(productSchema.required()).required();

/** Answer of `GET /api/home`: what the home page shows, in one call. */
export const homeSchema = object({
  /** A wide picture of a room; `null` where the shop has none yet. */
  hero: imageSchema.nullable().defined(),
  /** The top of the category tree. */
  categories: array(categorySchema.required()).required(),
  /** The categories whose products are bought most. */
  best_categories: array(categorySchema.required()).required(),
  best_products: productsSchema,
  new_products: productsSchema,
  sale_products: productsSchema,
  brands: array(
    object({ id: number().required(), slug: string().required(), name: string().required(), image: imageSchema.nullable().defined(), product_count: number().required() }).required(),
  ).required(),
});
export type Home = InferType<typeof homeSchema>;
