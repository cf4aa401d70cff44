import { useShop } from '@feszek/kit';
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import { cartStoreOf } from './cartStores.ts';
import type { CartView } from './cartView.ts';
import { NO_CART } from './createCartStore.ts';
import type { CartState, CartStore } from './createCartStore.ts';

/** Stands around the checkout of something else than the visitor's own cart. */
export const CartStoreContext = createContext<CartStore | undefined>(undefined);

const never = () => () => undefined;

/**
 * Follows the page's cart.
 *
 * @param fromPage - the cart that the screen was loaded with: shown on the server, while hydrating, and until the store
 *   has one; the store takes it over unless its own is newer
 */
export function useCart(fromPage: CartView | null = null): CartState {
  const { browser } = useShop();
  const given = useContext(CartStoreContext);
  const store = given ?? (browser ? cartStoreOf(browser) : undefined);
  const state = useSyncExternalStore(store?.subscribe ?? never, () => store?.state ?? NO_CART, () => NO_CART);
  useEffect(() => {
    if (fromPage) store?.receive(fromPage);
  }, [store, fromPage]);
  return state.cart || !fromPage ? state : { ...state, cart: fromPage };
}

/** The page's cart store, for event handlers and effects, which never run on the server. */
export function useCartStore(): () => CartStore {
  const { browser } = useShop();
  const given = useContext(CartStoreContext);
  return () => {
    if (given) return given;
    if (!browser) throw new Error('The cart store exists in the browser alone');
    return cartStoreOf(browser);
  };
}
