import type { Page } from 'puppeteer-core';

/** What a visitor does, as the report names it. */
export const KINDS = ['menu', 'link', 'filter', 'search', 'gallery', 'quantity', 'cart', 'form', 'typing in a form'] as const;
export type Kind = (typeof KINDS)[number];

/** An interaction by the Event Timing API: its longest event. */
export interface Interaction {
  readonly kind: Kind;
  /** The event that took longest, such as `pointerup`. */
  readonly event: string;
  /** Milliseconds from the input to the next paint, in steps of 8. */
  readonly ms: number;
}

/** A measured event of an interaction. */
interface EventTiming {
  /** The time origin of the document: ids of interactions are unique in it only. */
  readonly document: number;
  readonly id: number;
  readonly event: string;
  readonly ms: number;
}

const BINDING = 'feszekInteraction';
/** Events that take less than this time are not reported by the browser. */
export const SHORTEST_MS = 16;
/** How long after a painted frame its events are reported at the latest, in milliseconds. */
const REPORTED_MS = 60;

function isTiming(value: unknown): value is EventTiming {
  return typeof value === 'object' && value !== null && 'id' in value && 'ms' in value;
}

/** Runs in each document before its scripts. What is not reported yet when the document ends is reported then. */
function observeInPage(binding: string, threshold: number): void {
  const send: unknown = Reflect.get(globalThis, binding);
  if (typeof send !== 'function') throw new TypeError('The page has no binding for interactions');
  const report = (entries: readonly PerformanceEntry[]) => {
    for (const entry of entries) {
      if (!('interactionId' in entry) || !entry.interactionId) continue;
      send(JSON.stringify({ document: performance.timeOrigin, id: entry.interactionId, event: entry.name, ms: entry.duration }));
    }
  };
  const observer = new PerformanceObserver((list) => report(list.getEntries()));
  const options = { type: 'event', buffered: true, durationThreshold: threshold };
  observer.observe(options);
  addEventListener('pagehide', () => report(observer.takeRecords()));
}

/** The interactions of a visitor, across navigations and documents. */
export class InteractionLog {
  readonly #page: Page;
  readonly #longest = new Map<string, Interaction>();
  #kind: Kind = 'link';

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Watches a page from its next document on. */
  static async watch(page: Page): Promise<InteractionLog> {
    const log = new InteractionLog(page);
    await page.exposeFunction(BINDING, (text: string) => log.#add(JSON.parse(text)));
    await page.evaluateOnNewDocument(observeInPage, BINDING, SHORTEST_MS);
    return log;
  }

  /** Does something whose interactions are of this kind. Waits until they are reported. */
  async during(kind: Kind, act: () => Promise<unknown>): Promise<void> {
    this.#kind = kind;
    await act();
    await this.#page.evaluate((ms) => new Promise<void>((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve, ms));
    }), REPORTED_MS).catch(() => undefined);
  }

  get all(): readonly Interaction[] {
    return [...this.#longest.values()];
  }

  #add(timing: unknown): void {
    if (!isTiming(timing)) throw new TypeError(`The page reported ${JSON.stringify(timing)}`);
    const key = `${timing.document} ${timing.id}`;
    const known = this.#longest.get(key);
    if (!known || known.ms < timing.ms) this.#longest.set(key, { kind: known?.kind ?? this.#kind, event: timing.event, ms: timing.ms });
  }
}
