import { useBrowser, useShop } from '@feszek/kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { fetchOrder } from './loadResult.ts';
import type { OrderView } from './orderView.ts';
import { resultState } from './resultState.ts';

/** How often an order in progress is looked at, and for how long without being asked, in milliseconds. */
export const REFRESH_EVERY_MS = 3000;
export const REFRESH_FOR_MS = 60_000;

export interface LiveOrder {
  readonly order: OrderView;
  readonly isRefreshing: boolean;
  /** It takes longer than the page waits by itself. */
  readonly isLate: boolean;
  refresh(): void;
}

/** The order of the page; while it is in progress it is fetched again by itself, every 3 s up to a minute. */
export function useLiveOrder(loaded: OrderView): LiveOrder {
  const browser = useBrowser();
  const { pathname } = useShop();
  const [order, setOrder] = useState(loaded);
  const [isRefreshing, setIsRefreshing] = useState(false);
  const [isLate, setIsLate] = useState(false);
  const isInProgress = resultState(order) === 'in-progress';

  async function refresh(): Promise<void> {
    setIsRefreshing(true);
    try {
      const fetched = await fetchOrder(browser().api, order.order_hash);
      setOrder(fetched);
      // The page's title tells the state too, and it is the shell's to write.
      if (resultState(fetched) !== 'in-progress') await browser().bus.ask('navigation.go', { href: pathname, replace: true, kind: 'in-place' });
    } catch {
      // What is shown still holds; the next look, or the visitor's own, may succeed.
    } finally {
      setIsRefreshing(false);
    }
  }

  const look = useEffectEvent(() => void refresh());
  useEffect(() => {
    if (!isInProgress) return undefined;
    const timer = setInterval(() => look(), REFRESH_EVERY_MS);
    const end = setTimeout(() => {
      clearInterval(timer);
      setIsLate(true);
    }, REFRESH_FOR_MS);
    return () => {
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [isInProgress]);

  return { order, isRefreshing, isLate, refresh: () => void refresh() };
}
