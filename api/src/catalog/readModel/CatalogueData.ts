import type { ProductColumns } from './ProductColumns.ts';
import type { MeasureRanges } from './shapes.ts';
import type { Taxonomy } from './taxonomy.ts';
import type { SortedIndexes } from './SortedIndexes.ts';

/** The catalogue in memory as counts and selections read it. */
export interface CatalogueData {
  readonly products: ProductColumns;
  readonly sorted: SortedIndexes;
  readonly taxonomy: Taxonomy;
  /**
   * The dimensions of the products of a list, cached until a change of them or of the list.
   *
   * @param key the same for equal lists
   */
  measuresOf(key: string, compute: () => MeasureRanges): MeasureRanges;
  /** The slots of products that were created after a time in milliseconds, ascending: a pass over them reads the columns in their order. */
  newSlots(since: number): Int32Array;
}
