import { productPath, routePath } from '@feszek/contract';
import { notFound, redirect } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';
import { fetchProduct } from './fetchProduct.ts';
import { withQuery } from './withQuery.ts';

/**
 * Redirects permanently from an address with only a product's id, `?id=17`, to the product's address, and from one without
 * an id to all products.
 */
export async function loadProductWithoutSlug(context: LoadContext): Promise<LoadResult<never>> {
  const { id, ...others } = Object.fromEntries(context.search);
  const { locale } = context;
  if (!id) return redirect(withQuery(routePath('all-products', locale), new URLSearchParams(others)), true);
  const product = /^[1-9]\d{0,9}$/.test(id) ? await fetchProduct(context, Number(id)) : undefined;
  if (!product) return notFound();
  return redirect(withQuery(productPath(locale, { id: product.id, ...product.links[locale] }), new URLSearchParams(others)), true);
}
