import type { Variant, Variants } from './variantsView.ts';

/** A value of an axis, with the variant to which it leads. */
export interface Option {
  readonly value: string;
  readonly variant: Variant;
  readonly isCurrent: boolean;
  /** The values of other axes that change with this one, because the combination is not made. */
  readonly changes: readonly string[];
}

function sharedOf(one: readonly string[], other: readonly string[]): number {
  return one.filter((value, index) => value === other[index]).length;
}

/**
 * The values of an axis in the order of the shop. Each leads to the variant that shares the most values with the current
 * one, and to the first of several.
 *
 * @param axis index of the axis
 */
export function optionsOf({ all }: Pick<Variants, 'all'>, current: Variant, axis: number): readonly Option[] {
  const nearest = new Map<string, Variant>();
  for (const variant of all) {
    const value = variant.values[axis] ?? '';
    const known = nearest.get(value);
    if (!known || sharedOf(variant.values, current.values) > sharedOf(known.values, current.values)) nearest.set(value, variant);
  }
  return [...nearest].map(([value, variant]) => ({
    value,
    variant,
    isCurrent: value === current.values[axis],
    changes: variant.values.filter((other, index) => index !== axis && other !== current.values[index]),
  }));
}
