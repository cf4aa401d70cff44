import { isApiError } from '@feszek/api-client';
import { MAILED_LINK_PARAM, mailedLinkOf, productPath } from '@feszek/contract';
import type { MailedLink, ProductDetail } from '@feszek/contract';
import { found } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';

/** The product that a visitor waits for. */
export interface AlertProduct {
  readonly id: number;
  /** Its title with the values of its variant. */
  readonly name: string;
  readonly href: string;
}

/** The data of the page. */
export interface StockAlertData {
  /** The product of the form, or of the alert that is confirmed; `null` without one. */
  readonly product: AlertProduct | null;
  /** What the link of a mail is for. */
  readonly link?: MailedLink;
}

const PRODUCT_ID = /^[1-9]\d{0,8}$/;

/** The title with the values of the variant, each once, as in the mails. */
function nameOf({ title, variant }: ProductDetail): string {
  return [...new Set([title, ...variant.map(({ value }) => value)])].join(', ');
}

async function loadProduct({ api, search, locale, signal }: LoadContext): Promise<StockAlertData['product']> {
  const id = search.get('product') ?? '';
  if (!PRODUCT_ID.test(id)) return null;
  try {
    const product = await api.get<ProductDetail>(`/api/products/${id}`, { ...(signal && { signal }) });
    return { id: product.id, name: nameOf(product), href: productPath(locale, { id: product.id, ...product.link }) };
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
