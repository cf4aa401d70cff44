import { array, object, string } from 'yup';
import type { InferType } from 'yup';
import { articleCardSchema } from './article.ts';

/** A page as a search shows it. */
export const foundPageSchema = object({ title: string().required(), description: string().required(), address: string().required() });

/** Response of `GET /api/search/content?q=`: articles and pages that match a search, the best first. */
export const contentSearchSchema = object({
  articles: array(articleCardSchema.required()).required(),
  pages: array(foundPageSchema.required()).required(),
});
export type ContentSearch = InferType<typeof contentSearchSchema>;
