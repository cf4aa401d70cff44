/** Numbers the copies of each part on the page, so that each has ids of its own. */
export class Instances {
  readonly #inUse = new Map<string, Set<number>>();

  /**
   * Takes a number for a copy of a part.
   *
   * @param rendered - the number with which the server rendered the copy; otherwise the lowest free number is taken
   */
  take(name: string, rendered: number | undefined): number {
    const numbers = this.#inUse.get(name) ?? new Set();
    this.#inUse.set(name, numbers);
    let number = rendered ?? 1;
    while (rendered === undefined && numbers.has(number)) number += 1;
    numbers.add(number);
    return number;
  }

  /** Frees the number of a copy that was removed. */
  free(name: string, number: number): void {
    this.#inUse.get(name)?.delete(number);
  }
}
