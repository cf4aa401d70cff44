import { Codes } from './Codes.ts';
import type { FacetGroups } from './FacetGroups.ts';
import { GroupVariants } from './GroupVariants.ts';
import type { Variant } from './GroupVariants.ts';
import { ValueLists } from './ValueLists.ts';

/**
 * The values of filters that the variants of each product group have, so that a value that several variants have is visited
 * once. Many groups, and many variants, have the same values.
 */
export class GroupValues {
  readonly lists = new ValueLists();
  readonly variants = new GroupVariants();
  /** By product group, as a list: the values that its variants have together. */
  readonly together: number[] = [0];
  /** By product group, as a list: the values that each of its variants has. */
  readonly common: number[] = [0];
  readonly #codes = new Codes<string>();

  /** Replaces the variants of a product group. */
  put(group: number, variants: readonly Variant[], facets: FacetGroups): void {
    const values = variants.map(({ facet }) => facets.values.of(facet));
    const counts = new Map<number, number>();
    for (const value of values.flat()) counts.set(value, (counts.get(value) ?? 0) + 1);
    const isCommon = (value: number) => counts.get(value) === variants.length;
    const together = [...counts.keys()].sort((a, b) => a - b);
    this.together[group] = this.#listFor(together);
    this.common[group] = this.#listFor(together.filter(isCommon));
    this.variants.put(group, variants.map((variant, index) => ({ ...variant, ownValues: this.#listFor(values[index]?.filter((value) => !isCommon(value)) ?? []) })));
  }

  #listFor(values: readonly number[]): number {
    const list = this.#codes.codeFor(values.join());
    if (list === this.lists.size) this.lists.add(values);
    return list;
  }
}
