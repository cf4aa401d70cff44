import { useBrowser, useShop } from '@feszek/kit';
import { createResource, useStore } from '@feszek/store';
import { useEffect, useEffectEvent, useState } from 'react';
import { fetchOrder } from './loadResult.ts';
import type { OrderView } from './orderView.ts';
import { resultState } from './resultState.ts';

/** The interval in which an order in progress is fetched again, and for how long, in milliseconds. */
export const REFRESH_EVERY_MS = 3000;
export const REFRESH_FOR_MS = 60_000;

export interface LiveOrder {
  readonly order: OrderView;
  readonly isRefreshing: boolean;
  /** The order is still in progress after the automatic refresh has stopped. */
  readonly isLate: boolean;
  refresh(): void;
}

/** The order of the page. While it is in progress it is fetched again every 3 s for up to a minute. */
export function useLiveOrder(loaded: OrderView): LiveOrder {
  const browser = useBrowser();
  const { pathname } = useShop();
  const [resource] = useState(() => createResource((signal) => fetchOrder(browser().api, loaded.order_hash, signal), { initialData: loaded }));
  const { status, data: order = loaded } = useStore(resource);
  const [isLate, setIsLate] = useState(false);
  const isInProgress = resultState(order) === 'in-progress';

  async function refresh(): Promise<void> {
    await resource.reload();
    const { state } = resource;
    if (state.status !== 'success' || resultState(state.data) === 'in-progress') return;
    try {
      // The page's title contains the state as well, and the shell sets it.
      await browser().bus.ask('navigation.go', { href: pathname, replace: true, kind: 'in-place' });
    } catch {
      // The screen shows the order; the title is updated with the next page.
    }
  }

  const refreshAgain = useEffectEvent(() => void refresh());
  useEffect(() => {
    if (!isInProgress) return undefined;
    const timer = setInterval(() => refreshAgain(), REFRESH_EVERY_MS);
    const end = setTimeout(() => {
      clearInterval(timer);
      setIsLate(true);
    }, REFRESH_FOR_MS);
    return () => {
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [isInProgress]);

  return { order, isRefreshing: status === 'loading', isLate, refresh: () => void refresh() };
}
