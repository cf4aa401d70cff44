import type { Locale } from '@feszek/contract';
import type { ListQuery } from './filters.ts';
import type { Taxonomy } from './readModel/taxonomy.ts';

/**
 * The text of the brand whose list this is: all products with exactly one chosen brand. Other filters may be chosen too.
 *
 * @returns `undefined` for any other list, and if the brand has no text in this language
 */
export function brandDescription({ brands }: Pick<Taxonomy, 'brands'>, { scope, categoryId, query, brands: [slug, ...others] }: ListQuery, locale: Locale): string | undefined {
  if (slug === undefined || others.length > 0 || scope !== 'all' || categoryId !== undefined || query !== undefined) return undefined;
  return brands.get(slug)?.description[locale] || undefined;
}
