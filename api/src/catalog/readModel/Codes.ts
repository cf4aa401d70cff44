/** Assigns a small number from 0 on to every value, so that a column of values is a narrow array. */
export class Codes<Value extends number | string | null> {
  readonly values: Value[] = [];
  readonly #codes = new Map<Value, number>();

  /** The value's number; a new value gets the next one. */
  codeFor(value: Value): number {
    const known = this.#codes.get(value);
    if (known !== undefined) return known;
    this.#codes.set(value, this.values.length);
    return this.values.push(value) - 1;
  }

  /** A table with a 1 for each of these values; unknown values are ignored. */
  maskOf(values: Iterable<Value>): Uint8Array {
    const mask = new Uint8Array(this.values.length);
    for (const value of values) {
      const code = this.#codes.get(value);
      if (code !== undefined) mask[code] = 1;
    }
    return mask;
  }
}
