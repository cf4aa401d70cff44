import { useShop } from '@feszek/kit';
import { useEffect, useSyncExternalStore } from 'react';
import { cartStoreOf } from './cartStores.ts';
import type { CartView } from './cartView.ts';
import { NO_CART } from './createCartStore.ts';
import type { CartState, CartStore } from './createCartStore.ts';

const never = () => () => undefined;

/**
 * Follows the page's cart.
 *
 * @param fromPage - the cart that the screen was loaded with: shown on the server, while hydrating, and until the store
 *   has one; the store takes it over unless its own is newer
 */
export function useCart(fromPage: CartView | null = null): CartState {
  const { browser } = useShop();
  const store = browser ? cartStoreOf(browser) : undefined;
  const state = useSyncExternalStore(store?.subscribe ?? never, () => store?.state ?? NO_CART, () => NO_CART);
  useEffect(() => {
    if (fromPage) store?.receive(fromPage);
  }, [store, fromPage]);
  return state.cart || !fromPage ? state : { ...state, cart: fromPage };
}

/** The page's cart store, for event handlers and effects, which never run on the server. */
export function useCartStore(): () => CartStore {
  const { browser } = useShop();
  return () => {
    if (!browser) throw new Error('The cart store exists in the browser alone');
    return cartStoreOf(browser);
  };
}
