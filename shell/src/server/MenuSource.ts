import { LOCALES, initSchema } from '@feszek/contract';
import type { Init, Locale } from '@feszek/contract';
import { createApiClient } from '@feszek/api-client';
import { leanFetch } from '@feszek/kit/server';
import type { FastifyBaseLogger } from 'fastify';
import { MENUS_TAG } from './page/cachePolicy.ts';

const MAX_AGE_MS = 60_000;
const RETRY_MS = 2_000;
const menuSchema = initSchema.pick(['menu']);
const NO_MENU: Init['menu'] = { header: [], categories: [], footer: [] };

interface KeptMenu {
  readonly menu: Init['menu'];
  readonly askAgainAt: number;
  /** Whether the menus have changed since: the next page waits for the new ones. */
  readonly isOutdated: boolean;
}

/** The menus of both languages: asked from the API, kept, and kept on while the API is away. */
export class MenuSource {
  readonly #apiUrl: string;
  readonly #log: FastifyBaseLogger;
  readonly #kept = new Map<Locale, KeptMenu>();
  readonly #asking = new Map<Locale, Promise<void>>();

  constructor(apiUrl: string, log: FastifyBaseLogger) {
    this.#apiUrl = apiUrl;
    this.#log = log;
  }

  /** Asks for both languages now, so that the first page has its menus. */
  async start(): Promise<void> {
    await Promise.all(LOCALES.map((locale) => this.#ask(locale)));
  }

  /** The menu in one language; at once when it is known, refreshed in the background when it is old. */
  async get(locale: Locale): Promise<Init['menu']> {
    const kept = this.#kept.get(locale);
    if (!kept || kept.isOutdated) await this.#ask(locale);
    else if (Date.now() > kept.askAgainAt) void this.#ask(locale);
    return this.#kept.get(locale)?.menu ?? NO_MENU;
  }

  /** Marks the menus as outdated where their tag is purged. */
  purge(tags: readonly string[]): void {
    if (!tags.includes(MENUS_TAG)) return;
    // A load that is under way may have read the menus before the change.
    this.#asking.clear();
    for (const [locale, kept] of this.#kept) this.#kept.set(locale, { ...kept, isOutdated: true });
  }

  #ask(locale: Locale): Promise<void> {
    const running = this.#asking.get(locale);
    if (running) return running;
    const asking = this.#load(locale).then((kept) => {
      if (this.#asking.get(locale) !== asking) return;
      this.#asking.delete(locale);
      this.#kept.set(locale, kept);
    });
    this.#asking.set(locale, asking);
    return asking;
  }

  async #load(locale: Locale): Promise<KeptMenu> {
    try {
      const api = createApiClient({ baseUrl: this.#apiUrl, locale, currency: 'HUF', fetch: leanFetch });
      const { menu } = menuSchema.validateSync(await api.get<unknown>('/api/init', { timeoutMs: 3000 }), { strict: true });
      return { menu, askAgainAt: Date.now() + MAX_AGE_MS, isOutdated: false };
    } catch (error) {
      this.#log.warn({ err: error, locale }, 'menus did not arrive');
      return { menu: this.#kept.get(locale)?.menu ?? NO_MENU, askAgainAt: Date.now() + RETRY_MS, isOutdated: false };
    }
  }
}
