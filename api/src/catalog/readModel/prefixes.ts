import type { CatalogueData } from './CatalogueData.ts';

/** The slots at the start of an order that match, where all others do not. */
function prefixOf(slots: Int32Array, matches: (slot: number) => boolean): Int32Array {
  let [low, high] = [0, slots.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (matches(slots[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return slots.subarray(0, low);
}

/** The slots of products that were created after a time in milliseconds, the newest first. */
export function newestPrefix({ sorted, products: { columns } }: CatalogueData, since: number): Int32Array {
  return prefixOf(sorted.newest, (slot) => (columns.createdAt[slot] ?? 0) > since);
}

/** The slots of products of at least this popularity, the most popular first. */
export function popularPrefix({ sorted, products: { columns } }: CatalogueData, least: number): Int32Array {
  return prefixOf(sorted.popular, (slot) => (columns.popularities[slot] ?? 0) >= least);
}
