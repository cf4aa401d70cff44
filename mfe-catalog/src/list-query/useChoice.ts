import { useBrowser, useShop } from '@feszek/kit';
import { useState } from 'react';
import { listingHref } from './listingQuery.ts';
import type { ListingQuery } from './listingQuery.ts';

/** Longer than the time-out of loading the products, in milliseconds. */
const TIMEOUT_MS = 30_000;

/** Replaces the shown choice of a listing. */
export type ShowChoice = (query: ListingQuery, options?: { readonly replace?: boolean }) => Promise<void>;

export interface ChoiceState {
  readonly show: ShowChoice;
  /** Retries a failed choice; `undefined` without one. */
  readonly retry: (() => void) | undefined;
}

/** Changes the choice of a listing: the address is updated, focus and scroll position stay. */
export function useChoice(shown: ListingQuery): ChoiceState {
  const { pathname } = useShop();
  const browser = useBrowser();
  const [failed, setFailed] = useState<{ readonly shown: ListingQuery; readonly retry: () => void }>();

  const show: ShowChoice = async (query, { replace = false } = {}) => {
    setFailed(undefined);
    const href = listingHref(pathname, query);
    const { bus } = browser();
    const location = bus.get('shop.location');
    // Back to the shown choice before another one is loaded: the other one is cancelled, without a history entry.
    const isShown = location !== undefined && location.pathname + location.search === href;
    try {
      await bus.ask('navigation.go', { href, replace: replace || isShown, kind: 'in-place' }, TIMEOUT_MS);
    } catch {
      // The shell has reported the error; the visitor needs a message.
      setFailed({ shown, retry: () => void show(query, { replace }) });
    }
  };
  return { show, retry: failed?.shown === shown ? failed.retry : undefined };
}
