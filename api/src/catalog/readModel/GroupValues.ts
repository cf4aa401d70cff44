import { Codes } from './Codes.ts';
import type { FacetGroups } from './FacetGroups.ts';
import type { ProductGroups } from './ProductGroups.ts';
import { ValueLists } from './ValueLists.ts';

/** The columns of `ProductColumns` that concern variants. */
export interface VariantColumns {
  readonly columns: { readonly groups: Int32Array; readonly ownValues: Int32Array };
  readonly facets: FacetGroups;
  readonly productGroups: ProductGroups;
}

/**
 * The values of filters that the variants of each product group have, so that a value that several variants have is visited
 * once. Many groups, and many variants, have the same values. What a variant has beyond those of its whole group is a column of
 * `ProductColumns`.
 */
export class GroupValues {
  readonly lists = new ValueLists();
  /** By product group, as a list: the values that its variants have together. */
  readonly together: number[] = [];
  /** By product group, as a list: the values that each of its variants has. */
  readonly common: number[] = [];
  readonly #codes = new Codes<string>();

  constructor() {
    // Products without a group have the list 0.
    this.#listFor([]);
  }

  /** Reads the values of a product group again. */
  update({ columns, facets, productGroups }: VariantColumns, group: number): void {
    const slots = productGroups.slotsOf(group);
    const variants = slots.map((slot) => facets.values.of(columns.groups[slot] ?? 0));
    const counts = new Map<number, number>();
    for (const value of variants.flat()) counts.set(value, (counts.get(value) ?? 0) + 1);
    const together = [...counts.keys()].sort((a, b) => a - b);
    const isCommon = (value: number) => counts.get(value) === slots.length;
    this.together[group] = this.#listFor(together);
    this.common[group] = this.#listFor(together.filter(isCommon));
    slots.forEach((slot, index) => {
      columns.ownValues[slot] = this.#listFor(variants[index]?.filter((value) => !isCommon(value)) ?? []);
    });
  }

  #listFor(values: readonly number[]): number {
    const list = this.#codes.codeFor(values.join());
    if (list === this.lists.size) this.lists.add(values);
    return list;
  }
}
