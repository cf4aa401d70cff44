import { KINDS } from './kinds.ts';
import type { PictureKind } from './pictureSpec.ts';

/** Where the camera is in the picture of a product from another side. */
export type TurnedSide = 'behind' | 'side' | 'above' | 'below' | 'low';

/** Kinds on tables that have a back worth seeing. */
const WITH_BACK: ReadonlySet<PictureKind> = new Set(['cushion', 'clock', 'table-lamp', 'organiser', 'box']);
/** Kinds on the floor that are alike from all sides, but not from above. */
const ROUND: ReadonlySet<PictureKind> = new Set(['basket', 'laundry-basket', 'pouf', 'plant-pot', 'side-table', 'coffee-table', 'dining-table', 'bar-stool', 'corner-sofa', 'bed']);

/** The side that the first picture of a kind does not show. */
export function sideOf(kind: PictureKind): TurnedSide {
  const { setting } = KINDS[kind];
  if (setting === 'lying') return 'low';
  if (setting === 'hanging') return 'below';
  if (setting === 'on-wall') return 'side';
  if (ROUND.has(kind) || (setting === 'on-table' && !WITH_BACK.has(kind))) return 'above';
  return 'behind';
}
