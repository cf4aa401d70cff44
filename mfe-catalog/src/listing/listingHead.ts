import type { Locale, PageHead } from '@feszek/contract';
import type { HeadContext } from '@feszek/kit';
import { breadcrumbList } from '../breadcrumb/breadcrumbList.ts';
import type { Crumb } from '../breadcrumb/breadcrumbList.ts';
import { FIRST_PAGE, listingHref } from './listingQuery.ts';
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
 * The head of a listing. Every page of it has an address of its own in search engines; another order of the same
 * products has not.
 */
export function listingHead({ title, description, paths, crumbs, products }: ListingHeadInput, { locale, t }: HeadContext): PageHead {
  const { page } = products;
  const href = (language: Locale) => listingHref(paths[language], { ...FIRST_PAGE, page });
  return {
    title: page > 1 ? t('list.titleOfPage', { title, page }) : title,
    description,
    canonical: href(locale),
    alternates: { hu: href('hu'), en: href('en') },
    structuredData: [breadcrumbList(crumbs)],
  };
}
