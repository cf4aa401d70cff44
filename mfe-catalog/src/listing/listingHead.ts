import type { Locale, PageHead } from '@feszek/contract';
import type { HeadContext } from '@feszek/kit';
import { breadcrumbList } from '../breadcrumb/breadcrumbList.ts';
import type { Crumb } from '../breadcrumb/breadcrumbList.ts';
import { countFilters } from '../filters/filters.ts';
import { WHOLE_LISTING, listingHref } from './listingQuery.ts';
import type { ProductPage } from './productPage.ts';

export interface ListingHeadInput {
  readonly title: string;
  readonly description: string;
  /** The listing's own address in both languages, without a query. */
  readonly paths: Readonly<Record<Locale, string>>;
  /** From the home page down to the listing itself. */
  readonly crumbs: readonly Crumb[];
  readonly products: ProductPage;
}

/**
 * The head of a listing. Every page of it has an address of its own in search engines; another order of the same products
 * has not, nor has a choice among them. In the other language the visitor finds the same choice.
 */
export function listingHead({ title, description, paths, crumbs, products }: ListingHeadInput, { locale, t }: HeadContext): PageHead {
  const { query } = products;
  const { words, from: page } = query;
  const isWhole = countFilters(query) === 0;
  return {
    title: page > 1 ? t('list.titleOfPage', { title, page }) : title,
    description,
    canonical: listingHref(paths[locale], { ...WHOLE_LISTING, words, ...(isWhole && { from: page, page }) }),
    alternates: { hu: listingHref(paths.hu, query), en: listingHref(paths.en, query) },
    structuredData: [breadcrumbList(crumbs)],
  };
}
