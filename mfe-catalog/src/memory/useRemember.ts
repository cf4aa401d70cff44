import { useEffect } from 'react';
import type { RememberedList } from './rememberedList.ts';

/** Adds a shown item to a list in this browser; `null` for none. */
export function useRemember<Item extends string | number>(list: RememberedList<Item>, item: Item | null): void {
  useEffect(() => {
    if (item !== null) list.add(item);
  }, [list, item]);
}
