import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { categorySchema } from './category.ts';
import { productSchema } from './product.ts';
import { imageSchema } from './shared.ts';

const productsSchema = array(productSchema.required()).required();

/** Response of `GET /api/home`: the content of the home page in one request. */
export const homeSchema = object({
  /** A wide picture of a room; `null` if the shop has none. */
  hero: imageSchema.nullable().defined(),
  /** The top-level categories. */
  categories: array(categorySchema.required()).required(),
  /** The categories with the best-selling products. */
  best_categories: array(categorySchema.required()).required(),
  best_products: productsSchema,
  sale_products: productsSchema,
  /** The number of products that are sold in the currency of the request, and how many of them are reduced in it. */
  product_count: number().required(),
  sale_count: number().required(),
  brands: array(
    object({ id: number().required(), slug: string().required(), name: string().required(), image: imageSchema.nullable().defined(), product_count: number().required() }).required(),
  ).required(),
});
export type Home = InferType<typeof homeSchema>;
