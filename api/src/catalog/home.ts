import type { Home } from '@feszek/contract';
import { wireCategories } from './categoryPage.ts';
import type { ListQuery } from './filters.ts';
import { loadFirstProducts } from './listProducts.ts';
import type { Listing } from './listProducts.ts';
import type { ReadModel } from './readModel/ReadModel.ts';
import { wireImage } from '../media/wireImage.ts';
import type { ProductView } from './toProduct.ts';

/** More products than the page shows, so that sold-out ones can be left out. */
const PRODUCT_COUNT = 12;
const BEST_CATEGORY_COUNT = 6;

/** Brands that have products in the currency of the view. */
function wireBrands(model: ReadModel, { locale, currency }: ProductView): Home['brands'] {
  const { brandCounts } = model.overview(currency);
  return [...model.taxonomy.brands.values()]
    .map(({ id, slug, name, image }) => ({ id, slug, name, product_count: brandCounts.get(id) ?? 0, image: image && wireImage(image, locale) }))
    .filter(({ product_count }) => product_count > 0)
    .sort((a, b) => a.id - b.id);
}

/** What the home page shows. */
export async function loadHome(listing: Listing, view: ProductView): Promise<Home> {
  const list = (scope: ListQuery['scope'], sort: ListQuery['sort']) => loadFirstProducts(listing, { scope, sort, count: PRODUCT_COUNT }, view);
  const model = await listing.catalogue.current();
  const categories = wireCategories(model, view);
  const { popularCategoryIds, total, reduced } = model.overview(view.currency);
  const best = popularCategoryIds.slice(0, BEST_CATEGORY_COUNT);
  return {
    hero: model.taxonomy.hero && wireImage(model.taxonomy.hero, view.locale),
    categories: categories.filter(({ parent_id }) => parent_id === null),
    best_categories: best.flatMap((id) => categories.find((category) => category.id === id) ?? []),
    best_products: await list('all', 'popularity'),
    sale_products: await list('sale', 'popularity'),
    product_count: total,
    sale_count: reduced.count,
    brands: wireBrands(model, view),
  };
}
