import { SIZE_CLASSES } from '@feszek/contract';
import type { SizeClass } from '@feszek/contract';
import type { Measures } from '../measures.ts';

export interface SizedGoods extends Measures {
  /** Replaces the class that follows from the measures; `null` without a replacement. */
  readonly sizeClass: SizeClass | null;
}

/** The largest weight in grams and the longest side in millimetres of a class; anything beyond is large. */
export const SIZE_LIMITS = [
  { sizeClass: 'small', weightG: 15_000, sideMm: 1000 },
  { sizeClass: 'medium', weightG: 50_000, sideMm: 1800 },
] as const;

/**
 * The size class of a product, by which services of delivery are priced: that of the catalogue file, otherwise the smallest
 * class whose weight and longest side it does not exceed. A product of unknown weight or size is large, as it is delivered
 * as bulky goods (decision 0049).
 */
export function sizeClassOf({ sizeClass, widthMm, depthMm, heightMm, weightG }: SizedGoods): SizeClass {
  if (sizeClass !== null) return sizeClass;
  if (widthMm === null || depthMm === null || heightMm === null || weightG === null) return 'large';
  const side = Math.max(widthMm, depthMm, heightMm);
  return SIZE_LIMITS.find((limit) => weightG <= limit.weightG && side <= limit.sideMm)?.sizeClass ?? 'large';
}

/** The largest class of several products; `undefined` without products. */
export function largestClass(goods: readonly SizedGoods[]): SizeClass | undefined {
  const classes = new Set(goods.map(sizeClassOf));
  return SIZE_CLASSES.findLast((sizeClass) => classes.has(sizeClass));
}
