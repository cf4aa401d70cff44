import { found } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';
import type { ProductList } from '@feszek/contract';
import { parseListingQuery } from './listingQuery.ts';
import { productPageOf, productTags, redirectToLastPage } from './productPage.ts';
import type { ProductPage } from './productPage.ts';

/** Loads a page of all products, or of those in the sale. */
export async function loadProducts(context: LoadContext, scope: 'all' | 'sale'): Promise<LoadResult<ProductPage>> {
  const { api, locale, search, signal } = context;
  const { sort, page } = parseListingQuery(search);
  const list = await api.get<ProductList>('/api/products', { query: { scope, sort, page }, signal });
  const products = productPageOf(list, sort, locale);
  return redirectToLastPage(context, products) ?? found(products, { maxAge: 60, tags: ['catalogue', ...productTags(products.cards)] });
}
