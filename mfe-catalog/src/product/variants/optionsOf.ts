import type { AxisKind } from '@feszek/contract';
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

/** The numbers of a size such as `⌀ 90 cm` or `160 × 200 cm`; empty for one that does not start with a number, such as `XL`. */
function numbersOf(size: string): readonly number[] {
  if (!/^(?:⌀ ?)?\d/.test(size)) return [];
  return (size.match(/\d+(?:[.,]\d+)?/g) ?? []).map((number) => Number(number.replace(',', '.')));
}

function compareSizes(one: readonly number[], other: readonly number[]): number {
  const difference = one.findIndex((number, index) => number !== other[index]);
  return difference < 0 ? 0 : (one[difference] ?? 0) - (other[difference] ?? 0);
}

/** Sizes by their numbers; others keep their order. */
function inOrder(options: readonly Option[], kind: AxisKind | undefined): readonly Option[] {
  if (kind !== 'size' || options.some(({ value }) => numbersOf(value).length === 0)) return options;
  return options.toSorted((a, b) => compareSizes(numbersOf(a.value), numbersOf(b.value)));
}

/**
 * The values of an axis: sizes ascend, others are in the order of the shop. Each leads to the variant that shares the most values with the current
 * one, and to the first of several.
 *
 * @param axis index of the axis
 */
export function optionsOf({ all, axes }: Pick<Variants, 'all' | 'axes'>, current: Variant, axis: number): readonly Option[] {
  const nearest = new Map<string, Variant>();
  for (const variant of all) {
    const value = variant.values[axis] ?? '';
    const known = nearest.get(value);
    if (!known || sharedOf(variant.values, current.values) > sharedOf(known.values, current.values)) nearest.set(value, variant);
  }
  const options = [...nearest].map(([value, variant]) => ({
    value,
    variant,
    isCurrent: value === current.values[axis],
    changes: variant.values.filter((other, index) => index !== axis && other !== current.values[index]),
  }));
  return inOrder(options, axes[axis]?.kind);
}
