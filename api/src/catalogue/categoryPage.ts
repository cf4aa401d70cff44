import type { CategoryPage } from '@feszek/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { breadcrumbs, loadCategories } from './categories.ts';
import { listProducts } from './listProducts.ts';
import type { ListWish } from './listProducts.ts';
import type { ProductView } from './toProduct.ts';

/**
 * A category with a page of its products and those below it.
 *
 * @param path the category's full path in the view's language, e.g. `nappali/kanapek`
 * @returns `undefined` where no category has this path
 */
export async function loadCategoryPage(db: Kysely<Database>, path: string, wish: ListWish, view: ProductView): Promise<CategoryPage | undefined> {
  const categories = await loadCategories(db, view.locale);
  const wanted = path.replace(/\/$/, '');
  const category = categories.find(({ slugs }) => slugs[view.locale] === wanted);
  if (!category) return undefined;
  return {
    category,
    children: categories.filter(({ parent_id }) => parent_id === category.id),
    siblings: categories.filter(({ parent_id }) => parent_id !== null && parent_id === category.parent_id),
    breadcrumbs: breadcrumbs(categories, category.id, view.locale),
    ...(await listProducts(db, { ...wish, categoryId: category.id }, view)),
  };
}
