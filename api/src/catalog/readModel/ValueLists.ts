/** Lists of codes of `FilterValues`, one after another in one array: a pass over thousands of small arrays takes longer. */
export class ValueLists {
  /** By list: the place of its first code; the list ends where the next one starts. */
  readonly starts: number[] = [0];
  readonly codes: number[] = [];

  /** The number of lists. */
  get size(): number {
    return this.starts.length - 1;
  }

  /** Adds a list. Its number is the previous size. */
  add(codes: readonly number[]): void {
    this.codes.push(...codes);
    this.starts.push(this.codes.length);
  }

  /** The codes of a list. */
  of(list: number): readonly number[] {
    return this.codes.slice(this.starts[list], this.starts[list + 1]);
  }
}
