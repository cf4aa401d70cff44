import { LIMITS } from '@feszek/contract';
import type { Product, ProductsByIds } from '@feszek/contract';
import { found } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';

/** The product that a page of another site asks to put into the cart. */
export type OfferedProduct = Pick<Product, 'id' | 'title' | 'subtitle' | 'image' | 'link' | 'currency' | 'price_net' | 'price_gross' | 'price_original_gross' | 'stock_state'>;

/** What comes with the address: a product, one that is not sold any more, or the cart of a partner's page. */
export type HandoverData = { readonly kind: 'product'; readonly product: OfferedProduct; readonly quantity: number } | { readonly kind: 'unknown' } | { readonly kind: 'cart' };

const wholeNumber = (text: string | null) => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);

/** The name has the values of the variant, as in the cart: this page has no swatches. */
function offerOf({ id, title, variant, subtitle, image, link, currency, price_net, price_gross, price_original_gross, stock_state }: Product): OfferedProduct {
  return { id, title: [title, ...variant.map(({ value }) => value)].join(', '), subtitle, image, link, currency, price_net, price_gross, price_original_gross, stock_state };
}

/** Reads `?product=17&quantity=2`. Nothing is added before the visitor agrees: any site can link to this address. */
export async function loadHandover({ api, search, signal }: LoadContext): Promise<LoadResult<HandoverData>> {
  if (!search.has('product')) return found({ kind: 'cart' });
  const id = wholeNumber(search.get('product'));
  if (id === undefined) return found({ kind: 'unknown' });
  const { products: [product] } = await api.get<ProductsByIds>('/api/products/by-ids', { query: { ids: String(id) }, ...(signal && { signal }) });
  if (!product) return found({ kind: 'unknown' });
  const quantity = Math.min(wholeNumber(search.get('quantity')) ?? 1, LIMITS.quantity);
  return found({ kind: 'product', product: offerOf(product), quantity });
}
