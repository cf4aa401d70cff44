import { useEffect } from 'react';
import type { RememberedList } from './rememberedList.ts';

/** Remembers in this browser that a thing was shown; `null` for nothing. */
export function useRemember<Item extends string | number>(list: RememberedList<Item>, item: Item | null): void {
  useEffect(() => {
    if (item !== null) list.add(item);
  }, [list, item]);
}
