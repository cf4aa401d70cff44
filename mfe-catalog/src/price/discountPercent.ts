import type { UnitPrice } from './priceOf.ts';

/** How much lower than its original a price is, in whole percent, rounded down so that it never promises too much. */
export function discountPercent({ gross, originalGross }: Pick<UnitPrice, 'gross' | 'originalGross'>): number {
  return originalGross > gross ? Math.floor((1 - gross / originalGross) * 100) : 0;
}
