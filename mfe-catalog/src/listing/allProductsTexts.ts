import type { Locale, ProductFilters } from '@feszek/contract';
import type { Translate } from '@feszek/i18n';
import type { Crumb } from '../breadcrumb/breadcrumbList.ts';
import { brandPath } from '../list-query/brandPath.ts';
import type { ListingQuery } from '../list-query/listingQuery.ts';
import type { ProductPage } from '../list-query/productPage.ts';
import { titledCrumbs } from '../breadcrumb/titledCrumbs.ts';

export interface AllProductsTexts {
  readonly title: string;
  /** The title of the document. The name of a brand alone is the same in both languages. */
  readonly documentTitle: string;
  readonly description: string;
  /** From the home page to the list. */
  readonly crumbs: readonly Crumb[];
  /** The part of the choice that is in the canonical address. */
  readonly own: Partial<ListingQuery>;
  /** The brand for search engines, if it has a text: https://schema.org/Brand. */
  readonly subject?: object;
}

/** The brand of a list of one brand. */
function onlyBrand({ brands: [slug, ...others] }: ListingQuery, { brands }: ProductFilters) {
  return others.length === 0 ? brands.find((brand) => brand.slug === slug) : undefined;
}

/** What the list of all products is called. With exactly one chosen brand, it is the list of that brand. */
export function allProductsTexts({ query, filters, brandDescription }: Pick<ProductPage, 'query' | 'filters' | 'brandDescription'>, { t, locale }: { readonly t: Translate; readonly locale: Locale }): AllProductsTexts {
  const title = t('allProducts.title');
  const crumbs = titledCrumbs('all-products', title, { t, locale });
  const brand = onlyBrand(query, filters);
  if (!brand) return { title, documentTitle: title, description: t('allProducts.description'), crumbs, own: {} };
  const path = brandPath(locale, brand.slug);
  return {
    title: brand.name,
    documentTitle: t('allProducts.titleOfBrand', { name: brand.name }),
    description: brandDescription || t('allProducts.ofBrand', { name: brand.name }),
    crumbs: [...crumbs, { label: brand.name, href: path }],
    own: { brands: [brand.slug] },
    ...(brandDescription && { subject: { '@context': 'https://schema.org', '@type': 'Brand', name: brand.name, description: brandDescription, url: path } }),
  };
}
