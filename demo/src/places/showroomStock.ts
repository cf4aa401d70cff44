import type { ShowroomStockInput } from '@feszek/contract';
import type { Range } from '../catalogue/Range.ts';

/** The showrooms of `content/showrooms.yaml`: every product of `each` is there, with this part of its stock. */
const SHOWROOMS = [
  { showroom: 'budapest', each: 2, part: 0.4 },
  { showroom: 'gyor', each: 3, part: 0.25 },
] as const;

/** The stock of the demonstration shop's showrooms: a part of the stock of every second or third product. */
export function showroomStockOf({ products }: Pick<Range, 'products'>): ShowroomStockInput['rows'] {
  return SHOWROOMS.flatMap(({ showroom, each, part }) =>
    products.flatMap(({ sku, stock }, index) => (stock > 0 && index % each === 0 ? [{ showroom, sku, quantity: Math.max(1, Math.floor(stock * part)) }] : [])),
  );
}
