import { LOCALES, initSchema } from '@feszek/contract';
import type { Init, Locale } from '@feszek/contract';
import { createApiClient } from '@feszek/api-client';
import { leanFetch } from '@feszek/kit/server';
import type { FastifyBaseLogger } from 'fastify';

const MAX_AGE_MS = 60_000;
const RETRY_MS = 2_000;
const menuSchema = initSchema.pick(['menu']);
const NO_MENU: Init['menu'] = { header: [], categories: [], footer: [] };

interface KeptMenu {
  readonly menu: Init['menu'];
  readonly askAgainAt: number;
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

  /** The menu in one language; at once when it is known, renewed behind the answer when it is old. */
  async get(locale: Locale): Promise<Init['menu']> {
    const kept = this.#kept.get(locale);
    if (!kept) await this.#ask(locale);
    else if (Date.now() > kept.askAgainAt) void this.#ask(locale);
    return this.#kept.get(locale)?.menu ?? NO_MENU;
  }

  #ask(locale: Locale): Promise<void> {
    const running = this.#asking.get(locale);
    if (running) return running;
    const asking = this.#load(locale).finally(() => this.#asking.delete(locale));
    this.#asking.set(locale, asking);
    return asking;
  }

  async #load(locale: Locale): Promise<void> {
    try {
      const api = createApiClient({ baseUrl: this.#apiUrl, locale, currency: 'HUF', fetch: leanFetch });
      const { menu } = menuSchema.validateSync(await api.get<unknown>('/api/init', { timeoutMs: 3000 }), { strict: true });
      this.#kept.set(locale, { menu, askAgainAt: Date.now() + MAX_AGE_MS });
    } catch (error) {
      this.#log.warn({ err: error, locale }, 'menus did not arrive');
      this.#kept.set(locale, { menu: this.#kept.get(locale)?.menu ?? NO_MENU, askAgainAt: Date.now() + RETRY_MS });
    }
  }
}
