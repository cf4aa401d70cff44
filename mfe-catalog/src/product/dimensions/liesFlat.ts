import { layOut } from './layOut.ts';
import type { Dimensions } from './layOut.ts';

/** Rugs, mats, blankets, towels and bed linen, by their path in Google's product taxonomy. */
const TEXTILES = /\b(?:Linens & Bedding|Rugs)\b/;

/** Whether a product is a textile that lies flat, which people describe by its length and thickness instead of depth and height. */
export function liesFlat(kind: string, dimensions: Dimensions): boolean {
  return TEXTILES.test(kind) && layOut(dimensions).side === null;
}
