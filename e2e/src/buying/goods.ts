import type { ApiClient } from '@feszek/api-client';
import type { Category, Currency, Locale, Product, ProductDetail, ProductList } from '@feszek/contract';
import { productPath } from '@feszek/contract';
import { shopApi } from '../harness/shopApi.ts';
import { productsWithoutVariants } from './allProducts.ts';

const FIRST_PAGE = 96;

/** A product with enough stock for the journeys, with its categories. */
export interface Goods {
  readonly product: ProductDetail;
  /** From the top category to that of the product. */
  readonly categories: readonly Category[];
  /** The product's address in the requested language, and in the other one. */
  readonly path: string;
  readonly otherPath: string;
}

/**
 * The products of which the shop has most, among those of its first page.
 *
 * @param count - how many of them
 */
export async function findPlenty(api: ApiClient, count: number): Promise<Product[]> {
  const { products } = await api.get<ProductList>('/api/products', { query: { in_stock: 'true', page_size: FIRST_PAGE } });
  return products.filter(({ stock_state: state }) => state === 'in_stock').toSorted((one, other) => other.quantity - one.quantity).slice(0, count);
}

/** The same product's address in one language. */
function pathIn(locale: Locale, { id, links }: ProductDetail): string {
  return productPath(locale, { id, ...links[locale] });
}

/** Finds the product with the largest stock among those without variants, whose name is their title. */
export async function findGoods(shopUrl: string, locale: Locale, currency: Currency = 'HUF'): Promise<Goods> {
  const api = shopApi(shopUrl, locale, currency);
  const products = await productsWithoutVariants(api);
  const inStock = products.filter(({ stock_state, is_discounted }) => stock_state === 'in_stock' && !is_discounted);
  const most = inStock.reduce<Product | undefined>((best, product) => (best && best.quantity >= product.quantity ? best : product), undefined);
  if (!most) throw new Error('The shop has no product in stock');
  const [product, all] = await Promise.all([api.get<ProductDetail>(`/api/products/${most.id}`), api.get<Category[]>('/api/categories')]);
  const categories = product.breadcrumbs.flatMap(({ id }) => all.find((category) => category.id === id) ?? []);
  return { product, categories, path: pathIn(locale, product), otherPath: pathIn(locale === 'hu' ? 'en' : 'hu', product) };
}
