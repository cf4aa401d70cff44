import type { Locale, PageHead } from '@feszek/contract';
import type { HeadContext } from '@feszek/kit';
import { breadcrumbList } from '../breadcrumb/breadcrumbList.ts';
import type { Crumb } from '../breadcrumb/breadcrumbList.ts';
import { shortened } from '../description/shortened.ts';
import { countFilters } from '../list-query/filters.ts';
import { WHOLE_LISTING, listingHref } from '../list-query/listingQuery.ts';
import type { ListingQuery } from '../list-query/listingQuery.ts';
import type { ProductPage } from '../list-query/productPage.ts';

export interface ListingHeadInput {
  readonly title: string;
  /** Any length. */
  readonly description: string;
  /** The listing's address in both languages, without a query. */
  readonly paths: Readonly<Record<Locale, string>>;
  /** From the home page to the listing. */
  readonly crumbs: readonly Crumb[];
  readonly products: ProductPage;
  /** The part of the choice that is a separate list, with its own canonical address. */
  readonly own?: Partial<ListingQuery>;
  /** What the listing is about, for search engines. */
  readonly subject?: object;
}

/**
 * The metadata of a listing. Every page has its own canonical address, title and description; sort orders and filters do not, except
 * those of `own`. The alternate address in the other language keeps the choice.
 */
export function listingHead({ title, description, paths, crumbs, products, own = {}, subject }: ListingHeadInput, { locale, t }: HeadContext): PageHead {
  const { query } = products;
  const short = shortened(description);
  const { searchText, from: page } = query;
  const isWhole = countFilters(query) === countFilters({ ...WHOLE_LISTING, ...own });
  return {
    title: page > 1 ? t('list.titleOfPage', { title, page }) : title,
    description: page > 1 && short !== '' ? t('list.descriptionOfPage', { description: short, page }) : short,
    canonical: listingHref(paths[locale], { ...WHOLE_LISTING, ...own, searchText, ...(isWhole && { from: page, page }) }),
    alternates: { hu: listingHref(paths.hu, query), en: listingHref(paths.en, query) },
    structuredData: [breadcrumbList(crumbs), ...(subject ? [subject] : [])],
  };
}
