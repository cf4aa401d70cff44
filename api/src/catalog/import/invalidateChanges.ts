import type { Changes } from '../../platform/changes/changes.ts';
import { LIST_TAGS } from '../listTags.ts';

/** What was changed at once by a file of the operator. */
export interface Touched {
  readonly productIds: readonly number[];
  /** Changed categories, which may be without products. */
  readonly categoryIds?: readonly number[];
}

/** Invalidates the changed products in every cache, and all lists: products may have come to others, or have left them. */
export function invalidateChanges(changes: Changes, { productIds, categoryIds = [] }: Touched): void {
  if (productIds.length === 0 && categoryIds.length === 0) return;
  changes.emit([...LIST_TAGS, ...productIds.map((id) => `product:${id}`)]);
}
