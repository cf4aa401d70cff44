import type { PreparedFragment } from '@feszek/kit';

/** Route preloads under way at once, at the most. Source: specification, chapter 4. */
export const MAX_PRELOADS = 5;
/** How long what was loaded ahead may be shown, in milliseconds. */
const KEEP_MS = 15_000;

interface Preload {
  readonly prepared: Promise<PreparedFragment>;
  readonly startedAt: number;
}

/** Screens that were made ready on intent (a pointer over a link, a focus), before the click. */
export class Preloads {
  readonly #prepare: (href: string) => Promise<PreparedFragment>;
  readonly #kept = new Map<string, Preload>();
  #running = 0;

  constructor(prepare: (href: string) => Promise<PreparedFragment>) {
    this.#prepare = prepare;
  }

  /** Makes a screen ready, unless it is already, or five others are under way. */
  start(href: string): void {
    if (this.#running >= MAX_PRELOADS || this.#fresh(href)) return;
    this.#running += 1;
    const prepared = this.#prepare(href).finally(() => { this.#running -= 1; });
    prepared.catch(() => this.#kept.delete(href));
    this.#kept.set(href, { prepared, startedAt: performance.now() });
  }

  /** Takes a screen that was made ready; it is shown once. */
  take(href: string): Promise<PreparedFragment> | undefined {
    const kept = this.#fresh(href);
    this.#kept.delete(href);
    return kept?.prepared;
  }

  clear(): void {
    this.#kept.clear();
  }

  #fresh(href: string): Preload | undefined {
    const kept = this.#kept.get(href);
    return kept && performance.now() - kept.startedAt < KEEP_MS ? kept : undefined;
  }
}
