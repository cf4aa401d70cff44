import { Codes } from './Codes.ts';

/** The code of a product without a product group. */
export const NO_GROUP = 0;

/** The slots of the variants of each product group. */
export class ProductGroups {
  readonly #codes = new Codes<number | null>();
  /** By code. A group that has lost its last variant remains, without slots. */
  readonly #slots: number[][] = [];
  readonly #changed = new Set<number>();

  constructor() {
    this.#codes.codeFor(null);
    this.#slots.push([]);
  }

  /** The number of codes, including that of no group. */
  get size(): number {
    return this.#slots.length;
  }

  /** The slots of a group's variants. */
  slotsOf(code: number): readonly number[] {
    return this.#slots[code] ?? [];
  }

  /**
   * Adds a variant to its group.
   *
   * @returns the code of the group
   */
  enter(groupId: number | null, slot: number): number {
    const code = this.#codes.codeFor(groupId);
    if (code === NO_GROUP) return NO_GROUP;
    (this.#slots[code] ??= []).push(slot);
    this.#changed.add(code);
    return code;
  }

  /** Removes a variant from its group. */
  leave(code: number, slot: number): void {
    const slots = this.#slots[code] ?? [];
    const place = slots.indexOf(slot);
    if (place < 0) return;
    slots.splice(place, 1);
    this.#changed.add(code);
  }

  /** The groups of which a variant has changed since the last call. */
  takeChanged(): readonly number[] {
    const changed = [...this.#changed];
    this.#changed.clear();
    return changed;
  }
}
