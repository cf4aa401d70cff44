import { useEffect } from 'react';
import type { RememberedList } from './rememberedList.ts';

/** Remembers in this browser that a thing was shown. */
export function useRemember<Item extends string | number>(list: RememberedList<Item>, item: Item): void {
  useEffect(() => list.add(item), [list, item]);
}
