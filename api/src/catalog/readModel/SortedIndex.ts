type Compare = (a: number, b: number) => number;

/** Up to this number of slots is moved one by one; more are merged in one pass. */
const FEW = 50;
/** Spare capacity, as a share of the size. */
const ROOM = 1.25;

/** The position of a slot in an index, searched from a start position on. */
function placeOf(slot: number, order: Int32Array, from: number, compare: Compare): number {
  let [low, high] = [from, order.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(order[middle] ?? 0, slot) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The slots without some, in the same order. A table by slot, because a set is ten times as slow for a million. */
function without(slots: Int32Array, left: readonly number[]): Int32Array {
  const isLeft = new Uint8Array(left.reduce((highest, slot) => Math.max(highest, slot), 0) + 1);
  for (const slot of left) isLeft[slot] = 1;
  const remaining = new Int32Array(slots.length);
  let count = 0;
  for (let place = 0; place < slots.length; place += 1) {
    const slot = slots[place] ?? 0;
    remaining[count] = slot;
    if (isLeft[slot] !== 1) count += 1;
  }
  return remaining.subarray(0, count);
}

/** The slots of products in one sort order. */
export class SortedIndex {
  readonly compare: Compare;
  #places: Int32Array = new Int32Array();
  #count = 0;

  /** @param compare compares two slots by the columns at the time of the call; never returns 0 for two different slots */
  constructor(compare: Compare) {
    this.compare = compare;
  }

  /** All slots in their order, valid until the next change. */
  get slots(): Int32Array {
    return this.#places.subarray(0, this.#count);
  }

  /** Replaces all slots by sorted ones. */
  replace(sorted: Int32Array): void {
    this.#places = sorted;
    this.#count = sorted.length;
  }

  /**
   * Removes and inserts slots.
   *
   * @param left slots to remove
   * @param entered slots to insert; a slot that is also in `left` gets a new position
   */
  move(left: readonly number[], entered: readonly number[]): void {
    if (left.length <= FEW && entered.length <= FEW && this.#count + entered.length <= this.#places.length) {
      for (const slot of left) this.#remove(slot);
      for (const slot of entered) this.#putIn(slot);
    } else {
      this.#merge(left, entered);
    }
  }

  #remove(slot: number): void {
    const place = this.slots.indexOf(slot);
    if (place < 0) return;
    this.#places.copyWithin(place, place + 1, this.#count);
    this.#count -= 1;
  }

  #putIn(slot: number): void {
    const place = placeOf(slot, this.slots, 0, this.compare);
    this.#places.copyWithin(place + 1, place, this.#count);
    this.#places[place] = slot;
    this.#count += 1;
  }

  #merge(left: readonly number[], entered: readonly number[]): void {
    const remaining = left.length > 0 ? without(this.slots, left) : this.slots;
    const merged = new Int32Array(Math.ceil((remaining.length + entered.length) * ROOM));
    let from = 0;
    entered.toSorted(this.compare).forEach((slot, before) => {
      const place = placeOf(slot, remaining, from, this.compare);
      merged.set(remaining.subarray(from, place), from + before);
      merged[place + before] = slot;
      from = place;
    });
    merged.set(remaining.subarray(from), from + entered.length);
    this.#places = merged;
    this.#count = remaining.length + entered.length;
  }
}
