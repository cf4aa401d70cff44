import { isApiError } from '@feszek/api-client';
import type { Category, CategoryPage, Locale } from '@feszek/contract';
import { found, notFound } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';
import { categoryPath, linkOf, tilesOf } from '../category/tileOf.ts';
import type { CategoryLink, TileData } from '../category/tileOf.ts';
import { LISTING_MAX_AGE, loadListing } from './loadListing.ts';
import type { ProductPage } from '../list-query/productPage.ts';

/** The data of a category's screen. */
export interface CategoryView {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  /** From the top-level category to this one. */
  readonly crumbs: readonly { readonly label: string; readonly href: string }[];
  /** For a top-level category: its children with their pictures. */
  readonly tiles: readonly TileData[];
  /** For other categories: the children; for a leaf, the siblings including itself. */
  readonly links: readonly CategoryLink[];
  /** The category's address in both languages. */
  readonly paths: Readonly<Record<Locale, string>>;
  readonly products: ProductPage;
}

function linksOf({ category, children, siblings }: CategoryPage, locale: Locale): CategoryLink[] {
  if (category.parent_id === null) return [];
  const filled = (categories: readonly Category[]) => categories.filter(({ id, product_count }) => product_count > 0 || id === category.id);
  const below = filled(children);
  const links = below.length > 0 ? below : filled(siblings);
  return links.some(({ id }) => id !== category.id) ? links.map((link) => linkOf(link, locale)) : [];
}

function viewOf(page: CategoryPage, products: ProductPage, locale: Locale): CategoryView {
  const { category, breadcrumbs, children } = page;
  return {
    id: category.id,
    title: category.title,
    description: category.description,
    crumbs: breadcrumbs.map(({ title, slug }) => ({ label: title, href: categoryPath(locale, slug) })),
    tiles: category.parent_id === null ? tilesOf(children, locale) : [],
    links: linksOf(page, locale),
    paths: { hu: categoryPath('hu', category.slugs.hu), en: categoryPath('en', category.slugs.en) },
    products,
  };
}

/** Loads a category by its full path in the page's language, with its products and child categories. */
export async function loadCategory(context: LoadContext): Promise<LoadResult<CategoryView>> {
  const { api, locale, params, signal } = context;
  const path = (params['category_slug'] ?? '').split('/').map(encodeURIComponent).join('/');
  try {
    const loaded = await loadListing(context, {
      async ask(query) {
        const list = await api.get<CategoryPage>(`/api/categories/${path}`, { query, signal });
        return { list, scope: { category_id: list.category.id } };
      },
    });
    if ('status' in loaded) return loaded;
    const { list, products, tags } = loaded;
    const { id } = list.category;
    // The empty state offers products of other categories.
    const others = products.emptyState ? ['catalogue'] : [];
    return found(viewOf(list, products, locale), { maxAge: LISTING_MAX_AGE, tags: ['lists', `list:${id}`, `category:${id}`, ...others, ...tags] });
  } catch (error) {
    if (isApiError(error) && error.status === 404) return notFound();
    throw error;
  }
}
