import { GroupVariants } from './GroupVariants.ts';
import { IdTable } from './IdTable.ts';

/** The code of a product without a product group. */
export const NO_GROUP = 0;

/** The product groups and their variants. */
export class ProductGroups {
  /** By code. A group that has lost its last variant remains, without slots. */
  readonly variants = new GroupVariants();
  readonly #codes = new IdTable();
  readonly #changed = new Set<number>();

  constructor() {
    this.variants.addGroup();
  }

  /** The number of codes, including that of no group. */
  get size(): number {
    return this.variants.size;
  }

  /**
   * Adds a variant to its group.
   *
   * @returns the code of the group
   */
  enter(groupId: number | null, slot: number): number {
    if (groupId === null) return NO_GROUP;
    const code = this.#codeFor(groupId);
    this.variants.add(code, slot);
    this.#changed.add(code);
    return code;
  }

  /** Removes a variant from its group. */
  leave(code: number, slot: number): void {
    if (code !== NO_GROUP && this.variants.remove(code, slot)) this.#changed.add(code);
  }

  /** The groups of which a variant has changed since the last call. */
  takeChanged(): readonly number[] {
    const changed = [...this.#changed];
    this.#changed.clear();
    return changed;
  }

  #codeFor(groupId: number): number {
    const known = this.#codes.get(groupId);
    if (known !== undefined) return known;
    const code = this.variants.addGroup();
    this.#codes.set(groupId, code);
    return code;
  }
}
