/**
 * The item in the middle by a value; of an even number, the larger one of the two.
 *
 * @throws RangeError for no items
 */
export function medianBy<Item>(items: readonly Item[], valueOf: (item: Item) => number): Item {
  const sorted = items.toSorted((first, second) => valueOf(first) - valueOf(second));
  const item = sorted[Math.floor(sorted.length / 2)];
  if (item === undefined) throw new RangeError('There is no median of nothing.');
  return item;
}

/** The median of numbers; see `medianBy`. */
export const median = (values: readonly number[]): number => medianBy(values, (value) => value);
