import { LOCALES, botCheckOf, initSchema } from '@feszek/contract';
import type { BotCheckExtension, Init, Locale } from '@feszek/contract';
import { createApiClient } from '@feszek/api-client';
import { leanFetch } from '@feszek/kit/server';
import type { Origins } from '@feszek/kit/server';
import type { FastifyBaseLogger } from 'fastify';
import { MENUS_TAG } from './page/cachePolicy.ts';
import type { Site } from './page/siteData.ts';

const MAX_AGE_MS = 60_000;
const RETRY_MS = 2_000;
const menuSchema = initSchema.pick(['menu']);
const siteSchema = initSchema.pick(['seller', 'share_image']);
const extensionsSchema = initSchema.pick(['extensions']);
const NO_MENU: Init['menu'] = { header: [], categories: [], footer: [] };

interface CachedMenu {
  readonly menu: Init['menu'];
  readonly site: Site | undefined;
  readonly refreshAt: number;
  /** Whether the menus have changed since: the next page waits for a new request. */
  readonly isOutdated: boolean;
}

/** The menus of both languages, the seller, the general share picture, and the bot check: requested from the API, and cached, also while the API is unavailable. */
export class MenuSource {
  readonly #api: Origins;
  readonly #log: FastifyBaseLogger;
  #botCheck: BotCheckExtension | undefined;
  readonly #menus = new Map<Locale, CachedMenu>();
  readonly #loading = new Map<Locale, Promise<void>>();

  constructor(api: Origins, log: FastifyBaseLogger) {
    this.#api = api;
    this.#log = log;
  }

  /** Requests both languages now, so that the first page has its menus. */
  async start(): Promise<void> {
    await Promise.all(LOCALES.map((locale) => this.#refresh(locale)));
  }

  /** The menu in one language. A cached menu is returned at once, and refreshed in the background when it is old. */
  async get(locale: Locale): Promise<Init['menu']> {
    const cached = this.#menus.get(locale);
    if (!cached || cached.isOutdated) await this.#refresh(locale);
    else if (Date.now() > cached.refreshAt) void this.#refresh(locale);
    return this.#menus.get(locale)?.menu ?? NO_MENU;
  }

  /** What all pages have in common, by the latest answer of the API; `undefined` without one. */
  site(locale: Locale): Site | undefined {
    return this.#menus.get(locale)?.site;
  }

  /** The bot check, by the latest answer of the API; `undefined` if forms have none. */
  get botCheck(): BotCheckExtension | undefined {
    return this.#botCheck;
  }

  /** Marks the menus as outdated where their tag is purged. */
  purge(tags: readonly string[]): void {
    if (!tags.includes(MENUS_TAG)) return;
    // A request in progress may have read the menus before the change.
    this.#loading.clear();
    for (const [locale, cached] of this.#menus) this.#menus.set(locale, { ...cached, isOutdated: true });
  }

  #refresh(locale: Locale): Promise<void> {
    const running = this.#loading.get(locale);
    if (running) return running;
    const request = this.#load(locale).then((cached) => {
      if (this.#loading.get(locale) !== request) return;
      this.#loading.delete(locale);
      this.#menus.set(locale, cached);
    });
    this.#loading.set(locale, request);
    return request;
  }

  async #load(locale: Locale): Promise<CachedMenu> {
    try {
      const api = createApiClient({ baseUrl: this.#api.first, locale, currency: 'HUF', fetch: leanFetch(this.#api) });
      const init = await api.get<unknown>('/api/init', { timeoutMs: 3000 });
      const { menu } = menuSchema.validateSync(init, { strict: true });
      this.#botCheck = extensionsSchema.isValidSync(init, { strict: true }) ? botCheckOf(init) : undefined;
      const site = siteSchema.isValidSync(init, { strict: true }) ? { seller: init.seller, share_image: init.share_image } : undefined;
      return { menu, site, refreshAt: Date.now() + MAX_AGE_MS, isOutdated: false };
    } catch (error) {
      this.#log.warn({ err: error, locale }, 'menus could not be loaded');
      const cached = this.#menus.get(locale);
      return { menu: cached?.menu ?? NO_MENU, site: cached?.site, refreshAt: Date.now() + RETRY_MS, isOutdated: false };
    }
  }
}
