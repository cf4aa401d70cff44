import type { Category, Currency, Locale, Product, ProductDetail } from '@feszek/contract';
import { productPath } from '@feszek/contract';
import { shopApi } from '../harness/shopApi.ts';
import { productsWithoutVariants } from './allProducts.ts';

/** A product with enough stock for the journeys, with its categories. */
export interface Goods {
  readonly product: ProductDetail;
  /** From the top category to that of the product. */
  readonly categories: readonly Category[];
  /** The product's address in the requested language, and in the other one. */
  readonly path: string;
  readonly otherPath: string;
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
