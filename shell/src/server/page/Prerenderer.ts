import { LOCALES, PRERENDERED_ROUTES, routePath, ROUTES } from '@feszek/contract';
import type { Init, Locale, MenuItem } from '@feszek/contract';
import type { FastifyBaseLogger } from 'fastify';
import { menuHref } from './menu.ts';

/** How long after a failure it is tried again, in milliseconds, and how often at most. */
const RETRY_MS = 5000;
const MAX_RETRIES = 12;

export interface PrerendererParts {
  /** How long after the start, or after a change, the pages are composed, in milliseconds. Changes often come in groups. */
  readonly delayMs: number;
  readonly menu: (locale: Locale) => Promise<Init['menu']>;
  /**
   * Composes a page unless the cache has a fresh one. Never rejected.
   *
   * @returns whether the page needs no other attempt
   */
  readonly compose: (path: string) => Promise<boolean>;
  readonly log: FastifyBaseLogger;
}

function contentLinks(items: readonly MenuItem[], locale: Locale): readonly string[] {
  return items.flatMap((item) => [...(item.link.type === 'content' ? [menuHref(item, locale)] : []), ...contentLinks(item.children, locale)]);
}

/** Composes the home page and the pages of content before their first visitor: after the start, and again after each change. */
export class Prerenderer {
  readonly #parts: PrerendererParts;
  #timer: NodeJS.Timeout | undefined;
  #isRunning = false;
  #isOutdated = false;
  #retries = 0;
  #hasEnded = false;

  constructor(parts: PrerendererParts) {
    this.#parts = parts;
  }

  /** Composes the pages soon; several calls lead to one run. */
  schedule(): void {
    this.#retries = 0;
    this.#isOutdated = true;
    this.#wait(this.#parts.delayMs);
  }

  stop(): void {
    this.#hasEnded = true;
    clearTimeout(this.#timer);
  }

  #wait(ms: number): void {
    if (this.#hasEnded || this.#isRunning || this.#timer) return;
    this.#timer = setTimeout(() => void this.#run(), ms).unref();
  }

  async #run(): Promise<void> {
    this.#timer = undefined;
    this.#isRunning = true;
    this.#isOutdated = false;
    let isComplete = true;
    for (const path of await this.#paths()) {
      if (this.#hasEnded) return;
      // One after another: visitors' pages have precedence.
      if (!(await this.#parts.compose(path))) isComplete = false;
    }
    this.#isRunning = false;
    if (this.#isOutdated) this.#wait(this.#parts.delayMs);
    else if (!isComplete && this.#retries < MAX_RETRIES) {
      this.#retries += 1;
      this.#wait(RETRY_MS);
    } else this.#parts.log.debug({ isComplete }, 'pages prerendered');
  }

  /** The addresses of both languages: the screens without parameters, and the generic pages in the menus. */
  async #paths(): Promise<ReadonlySet<string>> {
    const paths = await Promise.all(LOCALES.map(async (locale) => {
      const screens = ROUTES.filter(({ name, paths: { [locale]: path } }) => PRERENDERED_ROUTES.has(name) && !path.includes('{'));
      const { header, footer } = await this.#parts.menu(locale);
      return [...screens.map(({ name }) => routePath(name, locale)), ...contentLinks([...header, ...footer], locale)];
    }));
    return new Set(paths.flat());
  }
}
