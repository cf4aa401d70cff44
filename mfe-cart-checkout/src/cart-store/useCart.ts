import { useShop } from '@feszek/kit';
import { createStore, useStore } from '@feszek/store';
import { createContext, useContext, useEffect } from 'react';
import { cartStoreOf } from './cartStores.ts';
import type { CartView } from './cartView.ts';
import { NO_CART } from './createCartStore.ts';
import type { CartState, CartStore } from './createCartStore.ts';

/** Replaces the visitor's own cart inside the checkout of an offer. */
export const CartStoreContext = createContext<CartStore | undefined>(undefined);

/** The server has no store. */
const SERVER_STORE = createStore(NO_CART);

/**
 * Subscribes to the page's cart.
 *
 * @param fromPage - the cart that the screen was loaded with: shown on the server, while hydrating, and until the store
 *   has one; the store receives it unless its own is newer
 */
export function useCart(fromPage: CartView | null = null): CartState {
  const { browser } = useShop();
  const given = useContext(CartStoreContext);
  const store = given ?? (browser ? cartStoreOf(browser) : undefined);
  const state = useStore(store ?? SERVER_STORE);
  useEffect(() => {
    if (fromPage) store?.receive(fromPage);
  }, [store, fromPage]);
  return state.cart || !fromPage ? state : { ...state, cart: fromPage };
}

/** Returns a function that returns the page's cart store, for event handlers and effects, which never run on the server. */
export function useCartStore(): () => CartStore {
  const { browser } = useShop();
  const given = useContext(CartStoreContext);
  return () => {
    if (given) return given;
    if (!browser) throw new Error('The cart store exists only in the browser');
    return cartStoreOf(browser);
  };
}
