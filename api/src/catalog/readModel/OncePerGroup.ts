import { NO_GROUP } from './ProductGroups.ts';
import type { ProductColumns } from './ProductColumns.ts';

/** Admits each product without a group, and the first variant of each product group. */
export class OncePerGroup {
  readonly #groups: Int32Array;
  readonly #seen: Uint8Array;

  constructor({ columns, productGroups }: ProductColumns) {
    this.#groups = columns.productGroups;
    this.#seen = new Uint8Array(productGroups.size);
  }

  /** Whether the product is the first of its group, or in none. */
  admits(slot: number): boolean {
    const group = this.#groups[slot] ?? NO_GROUP;
    if (group === NO_GROUP) return true;
    if (this.#seen[group] === 1) return false;
    this.#seen[group] = 1;
    return true;
  }

  /** Excludes the group of a product. */
  exclude(slot: number): void {
    this.#seen[this.#groups[slot] ?? NO_GROUP] = 1;
  }
}
