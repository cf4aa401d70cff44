import type { BusLogEntry } from '@feszek/bus';

const KEPT = 200;

export interface TimedEntry extends BusLogEntry {
  /** Milliseconds since the navigation. */
  readonly at: number;
}

/** The last events of the bus. */
export class BusEvents {
  readonly #entries: TimedEntry[] = [];
  readonly #listeners = new Set<() => void>();

  /** The newest is the first. */
  get newestFirst(): readonly TimedEntry[] {
    return this.#entries.toReversed();
  }

  add(entry: BusLogEntry): void {
    this.#entries.push({ ...entry, at: performance.now() });
    if (this.#entries.length > KEPT) this.#entries.shift();
    for (const listener of this.#listeners) listener();
  }

  clear(): void {
    this.#entries.length = 0;
    for (const listener of this.#listeners) listener();
  }

  /** Calls back after each event, until the returned function is called. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}
