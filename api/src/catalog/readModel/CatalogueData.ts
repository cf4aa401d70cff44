import type { ProductColumns } from './ProductColumns.ts';
import type { Taxonomy } from './taxonomy.ts';
import type { SortedIndexes } from './SortedIndexes.ts';

/** The catalogue in memory as counts and selections read it. */
export interface CatalogueData {
  readonly products: ProductColumns;
  readonly sorted: SortedIndexes;
  readonly taxonomy: Taxonomy;
}
