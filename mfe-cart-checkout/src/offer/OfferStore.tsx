import type { Currency } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { createCartStore } from '../cart-store/createCartStore.ts';
import { CartStoreContext } from '../cart-store/useCart.ts';

interface OfferStoreProps {
  /** An offer has its own currency, independent of the page. */
  readonly currency: Currency;
  readonly children: ReactNode;
}

/** Provides the cart store of the open offer. The visitor's own cart is separate. */
export function OfferStore({ currency, children }: OfferStoreProps) {
  const { browser } = useShop();
  const store = useMemo(
    () => (browser ? createCartStore({ api: browser.api, path: '/api/offer/cart', currency: () => currency, onAnswer: () => undefined }) : undefined),
    [browser, currency],
  );
  return <CartStoreContext value={store}>{children}</CartStoreContext>;
}
