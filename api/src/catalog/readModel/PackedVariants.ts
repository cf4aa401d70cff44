import type { VariantColumns } from './GroupValues.ts';

/** The variants of all product groups one after another, in the order in which a count reads them: memory is then read in a row. */
export interface PackedVariants {
  /** By product group: the place of its first variant; its variants end where those of the next group start. */
  readonly starts: Int32Array;
  /** By place: the slot of the variant, its facet group, and the list of `ownValues`. */
  readonly slots: Int32Array;
  readonly facets: Int32Array;
  readonly ownValues: Int32Array;
}

export function packVariants({ columns, productGroups }: Omit<VariantColumns, 'facets'>): PackedVariants {
  const starts = new Int32Array(productGroups.size + 1);
  const slots = new Int32Array(columns.groups.length);
  let end = 0;
  for (let group = 0; group < productGroups.size; group += 1) {
    starts[group] = end;
    for (const slot of productGroups.slotsOf(group)) slots[end++] = slot;
  }
  starts[productGroups.size] = end;
  const packed = slots.subarray(0, end);
  return { starts, slots: packed, facets: packed.map((slot) => columns.groups[slot] ?? 0), ownValues: packed.map((slot) => columns.ownValues[slot] ?? 0) };
}
