import { productIdFromSlug } from '@feszek/contract';
import { found, notFound, redirect } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';
import { fetchProduct } from './fetchProduct.ts';
import { productViewOf } from './productView.ts';
import { fetchReviews } from './reviews/fetchReviews.ts';
import type { ProductView } from './productView.ts';
import { withQuery } from './withQuery.ts';

/** Lifetime of a shared page in seconds. Short, because stock and prices change often. */
const MAX_AGE = 30;

/**
 * Loads the product by the id at the end of the address. Any other spelling of the address redirects permanently to the
 * canonical one.
 */
export async function loadProduct(context: LoadContext): Promise<LoadResult<ProductView>> {
  const { locale, pathname, params, search } = context;
  const id = productIdFromSlug(params['product_slug'] ?? '');
  const product = id === undefined ? undefined : await fetchProduct(context, id);
  if (!product) return notFound();
  const reviews = product.rating ? await fetchReviews(context, product.id) : null;
  const view = productViewOf(product, locale, reviews);
  if (pathname !== view.paths[locale]) return redirect(withQuery(view.paths[locale], search), true);
  const categories = product.breadcrumbs.map((category) => `category:${category.id}`);
  const shown = [...(view.variants?.all ?? []), ...(view.collection?.cards ?? []), ...view.related, ...view.similar].map((card) => `product:${card.id}`);
  return found(view, { maxAge: MAX_AGE, tags: [`product:${product.id}`, ...categories, ...shown] });
}
