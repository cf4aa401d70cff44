import { routePath } from '@feszek/contract';
import type { Image, Locale, SearchSuggestions } from '@feszek/contract';
import { collectionPath } from '../../collections/collectionPath.ts';
import { categoryPath } from '../../category/tileOf.ts';
import { brandPath } from '../../list-query/brandPath.ts';
import { cardOf } from '../../product-card/cardOf.ts';
import type { CardData } from '../../product-card/cardOf.ts';
import type { UnitPrice } from '../../price/priceOf.ts';

const GROUPS = ['categories', 'products', 'collections', 'brands', 'articles', 'pages'] as const;
export type GroupName = (typeof GROUPS)[number];

/** One line of suggestions. */
export interface Suggestion {
  readonly href: string;
  readonly title: string;
  /** A second line: a category's parent, the values of a variant, a product's material. */
  readonly line?: string;
  readonly image?: Image | null;
  readonly price?: UnitPrice;
  /** Of a product. */
  readonly stockState?: CardData['stockState'];
  /** Number of products. */
  readonly count?: number;
}

export interface SuggestionGroup {
  readonly name: GroupName;
  readonly suggestions: readonly Suggestion[];
}

/** The groups of a response in display order: categories, products, collections, brands, articles, pages. */
export function groupsOf({ categories, products, collections, brands, articles, pages }: SearchSuggestions, locale: Locale): SuggestionGroup[] {
  const groups: Record<GroupName, Suggestion[]> = {
    categories: categories.map(({ slug, title, parent_title, count, image }) => ({
      href: categoryPath(locale, slug), title, count, image, ...(parent_title !== null && { line: parent_title }),
    })),
    products: products.map((product) => {
      const { href, title, subtitle, variant, image, price, stockState } = cardOf(product, locale);
      return { href, title, line: variant || subtitle, image, price, stockState };
    }),
    collections: collections.map(({ slug, title, count, image }) => ({ href: collectionPath(locale, slug), title, count, image })),
    brands: brands.map(({ slug, name, count }) => ({ href: brandPath(locale, slug), title: name, count })),
    articles: articles.map(({ slug, title, image }) => ({ href: routePath('blog-slug', locale, { slug }), title, image })),
    pages: pages.map(({ address, title }) => ({ href: address, title })),
  };
  return GROUPS.map((name) => ({ name, suggestions: groups[name] })).filter(({ suggestions }) => suggestions.length > 0);
}
