/** A bit for every filter that a group of products can fail. */
export const CATEGORY = 1;
export const BRAND = 2;
export const COLOR = 4;
export const STOCK = 8;
/** Not in this list, for any filters. */
export const ELSEWHERE = 16;
export const SALE = 32;
export const ARRIVAL = 64;
export const SEATS = 128;
export const BED = 256;
export const MATERIAL = 512;
export const MEASURE_BITS = { width: 1024, depth: 2048, height: 4096 } as const;

/** Every filter. */
export const ALL = CATEGORY | BRAND | COLOR | STOCK | SALE | ARRIVAL | SEATS | BED | MATERIAL | MEASURE_BITS.width | MEASURE_BITS.depth | MEASURE_BITS.height;

/**
 * The filters whose counts include a product, as bits: all if it fails none, that one if it fails a single one, otherwise
 * none.
 *
 * @param missed the filters that the product fails, as bits
 */
export function countedBy(missed: number): number {
  if (missed === 0) return ALL;
  return (missed & ELSEWHERE) === 0 && (missed & (missed - 1)) === 0 ? missed : 0;
}
