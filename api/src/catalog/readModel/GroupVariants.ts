import { grown } from './grown.ts';

/** Unused places from which on the variants are moved together, if they are half of all. */
const MUCH_UNUSED = 65_536;

/** The slots of the variants of each product group side by side, in narrow columns: a count reads all of them in a row. */
export class GroupVariants {
  /** By product group: the place of its first variant, and the place after its last one. */
  starts: Int32Array = new Int32Array();
  ends: Int32Array = new Int32Array();
  /** By place. */
  slots: Int32Array = new Int32Array();
  /** By product group: the place after the last one that is reserved for it. */
  #limits: Int32Array = new Int32Array();
  #used = 0;
  #unused = 0;
  /** The number of groups. */
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Adds a group without variants, and returns its number. */
  addGroup(): number {
    const group = this.#size;
    this.#size += 1;
    this.starts = grown(this.starts, this.#size);
    this.ends = grown(this.ends, this.#size);
    this.#limits = grown(this.#limits, this.#size);
    for (const column of [this.starts, this.ends, this.#limits]) column[group] = this.#used;
    return group;
  }

  /** The slots of a group's variants, valid until the next change. */
  of(group: number): Int32Array {
    return this.slots.subarray(this.starts[group], this.ends[group]);
  }

  /** Adds the last variant of a group. */
  add(group: number, slot: number): void {
    if (this.ends[group] === this.#limits[group]) this.#reserve(group);
    const end = this.ends[group] ?? 0;
    this.slots[end] = slot;
    this.ends[group] = end + 1;
  }

  /** Removes a variant; returns whether the group had it. */
  remove(group: number, slot: number): boolean {
    const [start, end] = [this.starts[group] ?? 0, this.ends[group] ?? 0];
    const place = this.slots.subarray(start, end).indexOf(slot);
    if (place < 0) return false;
    this.slots.copyWithin(start + place, start + place + 1, end);
    this.ends[group] = end - 1;
    return true;
  }

  /** Moves the variants together, without places between the groups. */
  compact(): void {
    const slots = new Int32Array(this.#used - this.#unused);
    let used = 0;
    for (let group = 0; group < this.#size; group += 1) {
      const own = this.of(group);
      slots.set(own, used);
      this.starts[group] = used;
      used += own.length;
      this.ends[group] = used;
      this.#limits[group] = used;
    }
    this.slots = slots.slice(0, used);
    this.#used = used;
    this.#unused = 0;
  }

  /** Moves a group behind the others, with a place for one more variant at least. */
  #reserve(group: number): void {
    if (this.#unused > MUCH_UNUSED && this.#unused * 2 > this.#used) this.compact();
    const own = this.of(group);
    const places = own.length + Math.max(1, own.length >> 1);
    this.#unused += own.length;
    this.slots = grown(this.slots, this.#used + places);
    this.slots.set(own, this.#used);
    this.starts[group] = this.#used;
    this.ends[group] = this.#used + own.length;
    this.#used += places;
    this.#limits[group] = this.#used;
  }
}
