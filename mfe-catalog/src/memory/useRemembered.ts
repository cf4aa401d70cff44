import { useMemo, useSyncExternalStore } from 'react';
import type { RememberedList } from './rememberedList.ts';

/**
 * What this browser remembers, as it changes on this page.
 *
 * @param list - keep it stable
 * @returns the latest first; empty on the server and while hydrating
 */
export function useRemembered<Item extends string | number>(list: RememberedList<Item>): readonly Item[] {
  // React compares by identity, and every reading gives a new array: so the text stands for it.
  const text = useSyncExternalStore(list.subscribe, () => JSON.stringify(list.read()), () => '');
  return useMemo(() => (text ? list.read() : []), [list, text]);
}
