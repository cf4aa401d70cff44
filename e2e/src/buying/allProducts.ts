import type { ApiClient } from '@feszek/api-client';
import type { Product, ProductList } from '@feszek/contract';

const CARDS_AT_ONCE = 96;

/** Every product that the shop shows on a card, in its default order: one of each group. */
export async function allProducts(api: ApiClient): Promise<Product[]> {
  const page = (number: number) => api.get<ProductList>('/api/products', { query: { page_size: CARDS_AT_ONCE, page: number } });
  const first = await page(1);
  const others = await Promise.all(Array.from({ length: first.paging.page_count - 1 }, (_, index) => page(index + 2)));
  return [first, ...others].flatMap(({ products }) => products);
}

/** Every product that has no variants: its name is its title. */
export async function productsWithoutVariants(api: ApiClient): Promise<Product[]> {
  return (await allProducts(api)).filter(({ group }) => group === null);
}
