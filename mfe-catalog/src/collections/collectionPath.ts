import { routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';

/** The address of a collection by its slug in that language. */
export function collectionPath(locale: Locale, slug: string): string {
  return routePath('collection', locale, { collection_slug: slug });
}
