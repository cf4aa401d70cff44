import { array, boolean, object, string } from 'yup';
import type { InferType } from 'yup';
import { addressesSchema, contentPreviewQuerySchema } from './article.ts';
import { contentBlocksSchema } from './contentBlocks.ts';

/** Query of `GET /api/pages/{name}`. */
export const contentPageQuerySchema = contentPreviewQuerySchema.concat(
  object({
    /** An earlier version of a page with versions, such as `2026-11-01`; unknown versions are answered with 404. */
    version: string().matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'unknown_value', excludeEmptyString: true }),
  }),
);

/**
 * Response of `GET /api/pages/{name}`. A generic page is found by its slug in either language and by its key, the page of a
 * named route by the route's name. A screen redirects if `addresses` has another address for its language. Its page
 * carries the cache tag `pages`.
 */
export const contentPageSchema = object({
  key: string().required(),
  title: string().required(),
  description: string().required(),
  addresses: addressesSchema.required(),
  blocks: contentBlocksSchema,
  /** ISO time of the last change of the text. */
  updated_at: string().required(),
  /** The date from which this version applies; `null` for a page without versions. */
  version: string().nullable().defined(),
  /** Whether this version applies today; `true` for a page without versions. */
  is_current: boolean().required(),
  /** Dates of all versions, the newest first; empty for a page without versions. */
  versions: array(string().required()).required(),
  /** Shown only by a preview link: the page, or this version of it, is not published. It is neither cached nor indexed. */
  is_preview: boolean().required(),
});
export type ContentPage = InferType<typeof contentPageSchema>;
