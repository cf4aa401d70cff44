/** Timers that end with the register. */
export class Timers {
  readonly #timers = new Set<NodeJS.Timeout>();

  /** @param ms - up to 2^31 - 1: Node.js calls a timer with a longer delay at once */
  later(ms: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, ms);
    this.#timers.add(timer.unref());
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}
