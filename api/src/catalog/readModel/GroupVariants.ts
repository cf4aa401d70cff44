/** The places before more are needed. */
const FIRST_CAPACITY = 1024;

/** The variant of a product group in a slot. */
export interface Variant {
  readonly slot: number;
  /** Its facet group. */
  readonly facet: number;
}

export interface PlacedVariant extends Variant {
  /** The values of filters that it has and not all of its group, as a list of `GroupValues`. */
  readonly ownValues: number;
}

function grown(column: Int32Array, capacity: number): Int32Array {
  const larger = new Int32Array(capacity);
  larger.set(column);
  return larger;
}

/** The variants of each product group side by side, in narrow columns: a count reads all of them in a row. */
export class GroupVariants {
  /** By product group: the place of its first variant, and the place after its last one. */
  readonly starts: number[] = [0];
  readonly ends: number[] = [0];
  /** By place. */
  slots: Int32Array = new Int32Array(FIRST_CAPACITY);
  facets: Int32Array = new Int32Array(FIRST_CAPACITY);
  ownValues: Int32Array = new Int32Array(FIRST_CAPACITY);
  /** By product group: the place after the last one that is reserved for it. */
  readonly #limits: number[] = [0];
  #used = 0;

  /** Writes the variants of a group. A group that needs more places than it has moves behind the others. */
  put(group: number, variants: readonly PlacedVariant[]): void {
    if (variants.length > (this.#limits[group] ?? 0) - (this.starts[group] ?? 0)) this.#reserve(group, variants.length);
    const start = this.starts[group] ?? 0;
    this.ends[group] = start + variants.length;
    variants.forEach(({ slot, facet, ownValues }, index) => {
      this.slots[start + index] = slot;
      this.facets[start + index] = facet;
      this.ownValues[start + index] = ownValues;
    });
  }

  #reserve(group: number, count: number): void {
    this.starts[group] = this.#used;
    this.#used += count;
    this.#limits[group] = this.#used;
    if (this.#used <= this.slots.length) return;
    const capacity = Math.max(this.#used, this.slots.length * 2);
    this.slots = grown(this.slots, capacity);
    this.facets = grown(this.facets, capacity);
    this.ownValues = grown(this.ownValues, capacity);
  }
}
