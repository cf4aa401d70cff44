import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** The fragment of the page's address, such as `#confirm=…`; empty on the server, which never sees it. */
export function useFragment(): string {
  return useSyncExternalStore(subscribe, () => window.location.hash, () => '');
}
