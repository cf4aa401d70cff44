import type { ProductColumns } from './ProductColumns.ts';
import type { Shelves } from './shelves.ts';
import type { SortedSlots } from './SortedSlots.ts';

/** The range in memory as counts and selections read it. */
export interface RangeData {
  readonly products: ProductColumns;
  readonly sorted: SortedSlots;
  readonly shelves: Shelves;
}
