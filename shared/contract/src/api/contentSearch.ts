import { array, object, string } from 'yup';
import type { InferType } from 'yup';
import { imageSchema } from './shared.ts';

/** A page as a search shows it. */
export const foundPageSchema = object({ title: string().required(), description: string().required(), address: string().required() });

/** Response of `GET /api/search/content?q=`: articles and pages that match a search, the best first. */
export const contentSearchSchema = object({
  articles: array(
    object({ title: string().required(), description: string().required(), slug: string().required(), image: imageSchema.nullable().defined() }).required(),
  ).required(),
  pages: array(foundPageSchema.required()).required(),
});
export type ContentSearch = InferType<typeof contentSearchSchema>;
