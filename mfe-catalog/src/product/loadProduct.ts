import { isApiError } from '@feszek/api-client';
import { productIdFromSlug } from '@feszek/contract';
import type { ProductDetail } from '@feszek/contract';
import { found, notFound, redirect } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';
import { productViewOf } from './productView.ts';
import type { ProductView } from './productView.ts';

/** Stock and price are soon out of date, so a page without a purge is shared for half a minute, in seconds. */
const MAX_AGE = 30;

function withQuery(path: string, search: URLSearchParams): string {
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}

/**
 * Loads the product whose id ends the address. The id alone decides: any other spelling of the product's address leads
 * to the right one for good.
 */
export async function loadProduct(context: LoadContext): Promise<LoadResult<ProductView>> {
  const { api, locale, pathname, params, search, signal } = context;
  const id = productIdFromSlug(params['product_slug'] ?? '');
  if (id === undefined) return notFound();
  try {
    const product = await api.get<ProductDetail>(`/api/products/${id}`, { signal });
    const view = productViewOf(product, locale);
    if (pathname !== view.paths[locale]) return redirect(withQuery(view.paths[locale], search), true);
    const categories = product.breadcrumbs.map((category) => `category:${category.id}`);
    const shown = [...view.related, ...view.similar].map((card) => `product:${card.id}`);
    return found(view, { maxAge: MAX_AGE, tags: [`product:${id}`, ...categories, ...shown] });
  } catch (error) {
    if (isApiError(error) && error.status === 404) return notFound();
    throw error;
  }
}
