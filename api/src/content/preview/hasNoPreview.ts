import type { FastifyRequest } from 'fastify';

/** Whether a request is no preview, so that its answer may be cached. */
export function hasNoPreview({ query }: FastifyRequest): boolean {
  return typeof query !== 'object' || query === null || !('preview' in query);
}

/** Headers of an answer to a preview. */
export const PREVIEW_CACHING = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' } as const;
