import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** The fragment of the page's address, such as `#confirm=…`; `undefined` on the server, which never sees it, and during hydration. */
export function useFragment(): string | undefined {
  return useSyncExternalStore<string | undefined>(subscribe, () => window.location.hash, () => undefined);
}
