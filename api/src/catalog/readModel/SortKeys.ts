import { grown } from './grown.ts';

/** Bytes that a character of a text takes at most. */
const MOST_BYTES = 3;
/** Unused bytes from which on the texts are moved together, if they are half of all. */
const MUCH_UNUSED = 65_536;

/**
 * Texts by slot, as UTF-8 one after another: strings of the heap take up to twice the memory. They are compared by bytes, as
 * the database's collation `C` does.
 */
export class SortKeys {
  #bytes: Uint8Array = new Uint8Array();
  #used = 0;
  #unused = 0;
  /** By slot. */
  #starts: Uint32Array = new Uint32Array();
  #lengths: Uint32Array = new Uint32Array();
  #scratch: Uint8Array = new Uint8Array();
  readonly #encoder = new TextEncoder();

  put(slot: number, text: string): void {
    const length = this.#encode(text);
    this.#starts = grown(this.#starts, slot + 1);
    this.#lengths = grown(this.#lengths, slot + 1);
    const before = this.#lengths[slot] ?? 0;
    if (length > before) {
      this.#unused += before;
      this.#lengths[slot] = 0;
      if (this.#unused > MUCH_UNUSED && this.#unused * 2 > this.#used) this.#compact();
      this.#starts[slot] = this.#used;
      this.#bytes = grown(this.#bytes, this.#used + length);
      this.#used += length;
    } else {
      this.#unused += before - length;
    }
    this.#bytes.set(this.#scratch.subarray(0, length), this.#starts[slot]);
    this.#lengths[slot] = length;
  }

  /** Whether a slot has this text. */
  has(slot: number, text: string): boolean {
    const length = this.#encode(text);
    if (this.#lengths[slot] !== length) return false;
    const start = this.#starts[slot] ?? 0;
    for (let at = 0; at < length; at += 1) if (this.#bytes[start + at] !== this.#scratch[at]) return false;
    return true;
  }

  /** Compares the texts of two slots: negative, 0 or positive. */
  compare(a: number, b: number): number {
    const bytes = this.#bytes;
    const [one, other] = [this.#starts[a] ?? 0, this.#starts[b] ?? 0];
    const [length, otherLength] = [this.#lengths[a] ?? 0, this.#lengths[b] ?? 0];
    const shared = Math.min(length, otherLength);
    for (let at = 0; at < shared; at += 1) {
      const difference = (bytes[one + at] ?? 0) - (bytes[other + at] ?? 0);
      if (difference !== 0) return difference;
    }
    return length - otherLength;
  }

  /** Writes a text to the scratch bytes, and returns its length. */
  #encode(text: string): number {
    this.#scratch = grown(this.#scratch, text.length * MOST_BYTES);
    return this.#encoder.encodeInto(text, this.#scratch).written;
  }

  #compact(): void {
    const bytes = new Uint8Array(this.#used - this.#unused);
    let used = 0;
    for (let slot = 0; slot < this.#lengths.length; slot += 1) {
      const [start, length] = [this.#starts[slot] ?? 0, this.#lengths[slot] ?? 0];
      bytes.set(this.#bytes.subarray(start, start + length), used);
      this.#starts[slot] = used;
      used += length;
    }
    this.#bytes = bytes;
    this.#used = used;
    this.#unused = 0;
  }
}
