import type { Changes } from '../../platform/changes.ts';
import type { Committed } from './commitImport.ts';

/** Tells every cache which products and categories an import has changed. */
export function tellChanges(changes: Changes, { productIds, categoryIds }: Pick<Committed, 'productIds' | 'categoryIds'>): void {
  if (productIds.length === 0 && categoryIds.length === 0) return;
  changes.emit(['catalogue', ...categoryIds.map((id) => `category:${id}`), ...productIds.map((id) => `product:${id}`)]);
}
