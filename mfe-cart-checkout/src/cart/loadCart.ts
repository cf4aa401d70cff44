import type { Cart } from '@feszek/contract';
import { found } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';
import { toCartView } from './cartView.ts';
import type { CartView } from './cartView.ts';

/** The visitor's cart. A visitor without a session has an empty one; loading opens no session. */
export async function loadCart({ api, signal }: LoadContext): Promise<LoadResult<CartView>> {
  const cart = await api.get<Cart>('/api/cart', { ...(signal && { signal }) });
  return found(toCartView(cart));
}
