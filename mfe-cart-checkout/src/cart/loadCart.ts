import type { Cart } from '@feszek/contract';
import { found, isShopEmpty } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';
import { toCartView } from '../cart-store/cartView.ts';
import type { CartView } from '../cart-store/cartView.ts';

export type CartPageData = CartView & {
  /** For an empty cart only. */
  readonly isShopEmpty?: boolean;
};

/** The visitor's cart. A visitor without a session has an empty one; loading opens no session. */
export async function loadCart({ api, signal }: LoadContext): Promise<LoadResult<CartPageData>> {
  const cart = await api.get<Cart>('/api/cart', { ...(signal && { signal }) });
  const view = toCartView(cart);
  return found(cart.products.length > 0 ? view : { ...view, isShopEmpty: await isShopEmpty(api, signal) });
}
