import type { ImportProduct } from '@feszek/contract';
import { ASSEMBLED, LABELS } from './labels.ts';
import type { GoodsProduct } from './types.ts';

/** Furniture that replaces an old piece, by the keys of its categories. */
const FURNITURE: ReadonlySet<string> = new Set([
  'two-seat-sofas', 'three-seat-sofas', 'corner-sofas', 'armchairs', 'coffee-tables', 'tv-units', 'rectangular-tables', 'round-tables', 'benches',
  'wooden-beds', 'upholstered-beds', 'wardrobes', 'dressers', 'bookcases', 'sideboards', 'shoe-cabinets', 'desks',
]);

/** What a product's text says if nothing is left to assemble. */
const NOTHING_TO_ASSEMBLE: ReadonlySet<string> = new Set([ASSEMBLED.value.en, 'set up in place by two of our people', 'no screws: the top is laid on the trestles']);

/** The services of delivery that a product can have: furniture replaces an old piece, and is assembled if its own text says that this is needed. */
export function servicesOf({ category, details }: GoodsProduct): ImportProduct['services'] {
  if (!FURNITURE.has(category)) return ['none'];
  const assembly = details.find(({ label }) => label.hu === LABELS.assembly.hu)?.value.en;
  return assembly === undefined || NOTHING_TO_ASSEMBLE.has(assembly) ? ['removal'] : ['assembly', 'removal'];
}
