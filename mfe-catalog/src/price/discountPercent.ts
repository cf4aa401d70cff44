import type { UnitPrice } from './priceOf.ts';

/** The discount of a price in whole percent, rounded down so that it is never overstated. */
export function discountPercent({ gross, originalGross }: Pick<UnitPrice, 'gross' | 'originalGross'>): number {
  return originalGross > gross ? Math.floor((1 - gross / originalGross) * 100) : 0;
}
