import type { Changes } from '../../platform/changes/changes.ts';
import type { Committed } from './commitImport.ts';

/** Invalidates the products and categories that an import has changed in every cache. */
export function invalidateChanges(changes: Changes, { productIds, categoryIds }: Pick<Committed, 'productIds' | 'categoryIds'>): void {
  if (productIds.length === 0 && categoryIds.length === 0) return;
  changes.emit(['catalogue', ...categoryIds.map((id) => `category:${id}`), ...productIds.map((id) => `product:${id}`)]);
}
