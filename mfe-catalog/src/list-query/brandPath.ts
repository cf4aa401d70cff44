import { routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';

/** The address of all products of a brand. */
export function brandPath(locale: Locale, slug: string): string {
  return `${routePath('all-products', locale)}?brand=${encodeURIComponent(slug)}`;
}
