import type { Changes } from '../../platform/changes/changes.ts';
import { LIST_TAGS } from '../listTags.ts';
import type { Committed } from './commitImport.ts';

/** Invalidates the products that an import has changed in every cache, and all lists: products may have come to others, or have left them. */
export function invalidateChanges(changes: Changes, { productIds, categoryIds }: Pick<Committed, 'productIds' | 'categoryIds'>): void {
  if (productIds.length === 0 && categoryIds.length === 0) return;
  changes.emit([...LIST_TAGS, ...productIds.map((id) => `product:${id}`)]);
}
