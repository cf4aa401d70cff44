import { useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * The fragment of the address with which the page was opened; empty on the server and while the page is hydrated. Links to
 * fields and to the content change the fragment of the address later.
 */
export function useFragment(): string {
  const [fragment] = useState(() => (typeof window === 'undefined' ? '' : window.location.hash));
  return useSyncExternalStore(neverChanges, () => fragment, () => '');
}
