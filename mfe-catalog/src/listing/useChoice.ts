import { useBrowser, useShop } from '@feszek/kit';
import { useState } from 'react';
import { listingHref } from './listingQuery.ts';
import type { ListingQuery } from './listingQuery.ts';

/** Longer than what brings the products may take, in milliseconds. */
const TIMEOUT_MS = 30_000;

/** Shows another choice of the products of a listing, in the place of the one that is shown. */
export type ShowChoice = (query: ListingQuery, options?: { readonly replace?: boolean }) => Promise<void>;

export interface ChoiceState {
  readonly show: ShowChoice;
  /** Tries a choice again that could not be shown; `undefined` where none failed. */
  readonly retry: (() => void) | undefined;
}

/** Choices among the products of a listing: the address follows, focus and scroll stay. */
export function useChoice(shown: ListingQuery): ChoiceState {
  const { pathname } = useShop();
  const browser = useBrowser();
  const [failed, setFailed] = useState<{ readonly shown: ListingQuery; readonly retry: () => void }>();

  const show: ShowChoice = async (query, { replace = false } = {}) => {
    setFailed(undefined);
    const href = listingHref(pathname, query);
    const { bus } = browser();
    const location = bus.get('shop.location');
    // Back to what is shown, before another choice has come: that one is given up, and nothing is added to the history.
    const isShown = location !== undefined && location.pathname + location.search === href;
    try {
      await bus.ask('navigation.go', { href, replace: replace || isShown, kind: 'in-place' }, TIMEOUT_MS);
    } catch {
      // The shell has reported the error; here the visitor sees a message.
      setFailed({ shown, retry: () => void show(query, { replace }) });
    }
  };
  return { show, retry: failed?.shown === shown ? failed.retry : undefined };
}
