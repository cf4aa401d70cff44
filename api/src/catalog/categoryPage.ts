import type { Category, CategoryPage, Locale } from '@feszek/contract';
import { listProducts } from './listProducts.ts';
import type { Listing } from './listProducts.ts';
import type { ListQuery } from './filters.ts';
import type { ReadModel } from './readModel/ReadModel.ts';
import type { TaxonomyCategory, Taxonomy } from './readModel/taxonomy.ts';
import { wireImage } from '../media/wireImage.ts';
import type { View } from '../platform/http/requestView.ts';
import type { ProductView } from './toProduct.ts';

function wireCategory(model: ReadModel, category: TaxonomyCategory, { locale, currency }: View): Category {
  return {
    id: category.id,
    parent_id: category.parentId,
    slug: category.slug[locale],
    slugs: category.path,
    title: category.title[locale],
    description: category.description[locale],
    image: category.image && wireImage(category.image, locale),
    product_count: model.productCounts(currency).get(category.id) ?? 0,
  };
}

/** The whole tree as a list, parents before children, each level in the shop's order. */
export function wireCategories(model: ReadModel, view: View): Category[] {
  return [...model.taxonomy.categories.values()].map((category) => wireCategory(model, category, view));
}

/** The breadcrumbs of a category: its ancestors from the top, then the category; `slug` is the full path. */
export function crumbs(taxonomy: Taxonomy, categoryId: number | null, locale: Locale): CategoryPage['breadcrumbs'] {
  const category = taxonomy.categories.get(categoryId ?? 0);
  if (!category) return [];
  return [...crumbs(taxonomy, category.parentId, locale), { id: category.id, title: category.title[locale], slug: category.path[locale] }];
}

/**
 * Loads a category with a page of its products and those of its descendants.
 *
 * @param path the category's full path in the view's language, e.g. `nappali/kanapek`
 * @returns `undefined` if no category has this path
 */
export async function loadCategoryPage(listing: Listing, path: string, query: Omit<ListQuery, 'categoryId'>, view: ProductView): Promise<CategoryPage | undefined> {
  const { locale } = view;
  const model = await listing.catalogue.current();
  const { taxonomy } = model;
  const category = taxonomy.categoryByPath[locale].get(path.replace(/\/$/, ''));
  if (!category) return undefined;
  const wired = (categories: readonly TaxonomyCategory[]) => categories.map((each) => wireCategory(model, each, view));
  return {
    category: wireCategory(model, category, view),
    children: wired(taxonomy.children.get(category.id) ?? []),
    siblings: category.parentId === null ? [] : wired(taxonomy.children.get(category.parentId) ?? []),
    breadcrumbs: crumbs(taxonomy, category.id, locale),
    ...(await listProducts(listing, { ...query, categoryId: category.id }, view)),
  };
}
