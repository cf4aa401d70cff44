import { routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';

export interface BlogAddress {
  /** The slug of a topic in the language of the address; all topics without one. */
  readonly topic?: string | undefined;
  /** From 1. */
  readonly page?: number;
}

/** The address of a page of the blog. */
export function blogPath(locale: Locale, { topic, page = 1 }: BlogAddress = {}): string {
  const query = new URLSearchParams({ ...(topic !== undefined && { topic }), ...(page > 1 && { page: String(page) }) });
  return query.size > 0 ? `${routePath('blog', locale)}?${query}` : routePath('blog', locale);
}
