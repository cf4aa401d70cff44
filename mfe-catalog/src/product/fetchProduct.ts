import { isApiError } from '@feszek/api-client';
import type { ProductDetail } from '@feszek/contract';
import type { LoadContext } from '@feszek/kit';

/** A product of the API; `undefined` for an unknown id. */
export async function fetchProduct({ api, signal }: LoadContext, id: number): Promise<ProductDetail | undefined> {
  try {
    return await api.get<ProductDetail>(`/api/products/${id}`, { signal });
  } catch (error) {
    if (isApiError(error) && error.status === 404) return undefined;
    throw error;
  }
}
