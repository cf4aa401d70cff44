import { array } from 'yup';
import type { Schema } from 'yup';

/** A comma-separated list in a query: `oak,walnut`. */
export function listOf<Item extends Schema>(item: Item, most: number) {
  return array(item)
    .transform((value: unknown, original: unknown) => (typeof original === 'string' ? original.split(',').filter(Boolean) : value))
    .max(most, 'too_many');
}
