import type { PreparedFragment } from '@feszek/kit';

/** Concurrent route preloads at most. Source: specification, chapter 4. */
export const MAX_PRELOADS = 5;
/** How long a preloaded screen may be shown, in milliseconds. */
const KEEP_MS = 15_000;

interface Preload {
  readonly prepared: Promise<PreparedFragment>;
  readonly startedAt: number;
}

/** Screens that were loaded on intent (a pointer over a link, a focus), before the click. */
export class Preloads {
  readonly #prepare: (href: string) => Promise<PreparedFragment>;
  readonly #preloads = new Map<string, Preload>();
  #running = 0;

  constructor(prepare: (href: string) => Promise<PreparedFragment>) {
    this.#prepare = prepare;
  }

  /** Preloads a screen, unless it is loaded already or five others are being loaded. */
  start(href: string): void {
    if (this.#running >= MAX_PRELOADS || this.#fresh(href)) return;
    this.#running += 1;
    const prepared = this.#prepare(href).finally(() => { this.#running -= 1; });
    prepared.catch(() => this.#preloads.delete(href));
    this.#preloads.set(href, { prepared, startedAt: performance.now() });
  }

  /** Takes a preloaded screen; each is shown once. */
  take(href: string): Promise<PreparedFragment> | undefined {
    const preload = this.#fresh(href);
    this.#preloads.delete(href);
    return preload?.prepared;
  }

  clear(): void {
    this.#preloads.clear();
  }

  #fresh(href: string): Preload | undefined {
    const preload = this.#preloads.get(href);
    return preload && performance.now() - preload.startedAt < KEEP_MS ? preload : undefined;
  }
}
