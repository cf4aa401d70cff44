import { LIMITS, productPath } from '@feszek/contract';
import type { ProductDetail } from '@feszek/contract';
import { isApiError } from '@feszek/api-client';
import { found } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';

/** The product that a page of another site asks to put into the cart. */
export interface OfferedProduct {
  readonly id: number;
  readonly title: string;
  readonly href: string;
  readonly quantity: number;
}

export interface HandoverData {
  /** `null`: a cart comes with the address, or there is no such product. */
  readonly product: OfferedProduct | null;
}

const wholeNumber = (text: string | null) => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);

/** Reads `?product=17&quantity=2`. Nothing is added before the visitor agrees: any site can link to this address. */
export async function loadHandover({ api, locale, search, signal }: LoadContext): Promise<LoadResult<HandoverData>> {
  const id = wholeNumber(search.get('product'));
  if (id === undefined) return found({ product: null });
  const quantity = Math.min(wholeNumber(search.get('quantity')) ?? 1, LIMITS.quantity);
  try {
    const product = await api.get<ProductDetail>(`/api/products/${id}`, { ...(signal && { signal }) });
    return found({ product: { id, title: product.title, href: productPath(locale, { id, ...product.links[locale] }), quantity } });
  } catch (error) {
    if (isApiError(error) && error.status === 404) return found({ product: null });
    throw error;
  }
}
