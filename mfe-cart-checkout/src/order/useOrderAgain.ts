import { apiErrorMessage } from '@feszek/api-client';
import { routePath } from '@feszek/contract';
import type { OrderAgain } from '@feszek/contract';
import { useBrowser, useShop } from '@feszek/kit';
import { useRef, useState } from 'react';
import { useCartStore } from '../cart-store/useCart.ts';
import { useGoTo } from '../navigation/useGoTo.ts';
import { isChanged } from './againMessages.ts';

/** An item that the cart did not accept. */
interface Refusal {
  readonly name: string;
  readonly reason: string;
}

type State =
  | { readonly kind: 'idle' }
  /** The buyer decides whether to go on. */
  | { readonly kind: 'changed'; readonly again: OrderAgain; readonly isNothingLeft: boolean }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] }
  | { readonly kind: 'failed'; readonly fault: string };

export interface OrderAgainHandle {
  readonly state: State;
  readonly isBusy: boolean;
  /** Adds everything to the cart, unless something has changed since the order. */
  begin(): void;
  /** Adds the available items to the cart. */
  confirm(): void;
  cancel(): void;
}

/** Orders the goods of an order again. The cart opens when all of them are in it. */
export function useOrderAgain(orderHash: string): OrderAgainHandle {
  const browser = useBrowser();
  const cartStore = useCartStore();
  const goTo = useGoTo();
  const { locale } = useShop();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const [isBusy, setIsBusy] = useState(false);
  // A second click is possible before the button is busy.
  const isRunning = useRef(false);

  async function run(work: () => Promise<void>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      setState({ kind: 'failed', fault: apiErrorMessage(error, locale) });
    } finally {
      setIsBusy(false);
      isRunning.current = false;
    }
  }

  async function putInCart({ items }: OrderAgain): Promise<void> {
    const refusals: Refusal[] = [];
    for (const { product_id, name, available } of items) {
      if (product_id === null || available === 0) continue;
      try {
        await cartStore().add(product_id, available);
      } catch (error) {
        refusals.push({ name, reason: apiErrorMessage(error, locale) });
      }
    }
    setState(refusals.length > 0 ? { kind: 'refused', refusals } : { kind: 'idle' });
    if (refusals.length === 0) await goTo(routePath('cart', locale));
  }

  async function begin(): Promise<void> {
    const again = await browser().api.get<OrderAgain>(`/api/orders/${encodeURIComponent(orderHash)}/again`);
    if (again.items.some(isChanged)) setState({ kind: 'changed', again, isNothingLeft: again.items.every(({ available }) => available === 0) });
    else await putInCart(again);
  }

  return {
    state,
    isBusy,
    begin: () => void run(begin),
    confirm: () => void run(async () => {
      if (state.kind === 'changed') await putInCart(state.again);
    }),
    cancel: () => setState({ kind: 'idle' }),
  };
}
