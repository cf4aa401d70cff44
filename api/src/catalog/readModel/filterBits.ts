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

/** No filter excludes the product. A product that fails one filter does not have this bit. */
export const NO_MISS = 1024;

/** Every filter and `NO_MISS`, except those of the price and dimensions, which products match themselves. */
export const ALL = NO_MISS | CATEGORY | BRAND | COLOR | STOCK | SALE | ARRIVAL | SEATS | BED | MATERIAL;

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
