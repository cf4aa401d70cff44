import { isApiError } from '@feszek/api-client';
import type { ProductDetail } from '@feszek/contract';
import { found } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';

/** The data of the page: the product of the form; `null` for a visitor who comes by the link of a mail. */
export interface StockAlertData {
  readonly product: { readonly id: number; readonly title: string } | null;
}

const PRODUCT_ID = /^[1-9]\d{0,8}$/;

async function loadProduct({ api, search, signal }: LoadContext): Promise<StockAlertData['product']> {
  const id = search.get('product') ?? '';
  if (!PRODUCT_ID.test(id)) return null;
  try {
    const { id: found, title } = await api.get<ProductDetail>(`/api/products/${id}`, { ...(signal && { signal }) });
    return { id: found, title };
  } catch (error) {
    if (isApiError(error) && error.code === 'not_found') return null;
    throw error;
  }
}

/** Loads the product that the query names. */
export async function loadStockAlert(context: LoadContext): Promise<LoadResult<StockAlertData>> {
  const product = await loadProduct(context);
  return found({ product }, { maxAge: 3600, tags: product ? [`product:${product.id}`] : [] });
}
