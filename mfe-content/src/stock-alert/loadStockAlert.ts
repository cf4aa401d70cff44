import { isApiError } from '@feszek/api-client';
import { MAILED_LINK_PARAM, mailedLinkOf } from '@feszek/contract';
import type { MailedLink, ProductDetail } from '@feszek/contract';
import { found } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';

/** The data of the page. */
export interface StockAlertData {
  /** The product of the form; `null` for a visitor who comes by the link of a mail. */
  readonly product: { readonly id: number; readonly title: string } | null;
  /** What the link of a mail is for. */
  readonly link?: MailedLink;
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

/** Loads the product that the query names, and passes on what a mailed link is for. */
export async function loadStockAlert(context: LoadContext): Promise<LoadResult<StockAlertData>> {
  const product = await loadProduct(context);
  const link = mailedLinkOf(context.search.get(MAILED_LINK_PARAM));
  return found({ product, ...(link && { link }) }, { maxAge: 3600, tags: product ? [`product:${product.id}`] : [] });
}
