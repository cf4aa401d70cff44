import type { FragmentAnswer, FragmentRequest, SliceName } from '@feszek/contract';
import { fragmentQuery, SLICES } from '@feszek/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { ShellConfig } from '../config.ts';
import type { FragmentClient } from '../slices/FragmentClient.ts';
import type { Deployment, SliceRegistry } from '../slices/SliceRegistry.ts';
import { Limiter } from '../http/Limiter.ts';
import { isSearch } from './PageRequest.ts';
import type { PageRequest } from './PageRequest.ts';
import { StaleCache } from './StaleCache.ts';

/** Bytes of fragment HTML kept at the most. */
const CACHE_BYTES = 32 * 1024 * 1024;

/** Search pages loaded at once, those that wait, and how long they may. Beyond that they are answered with 503. */
const SEARCHES = { concurrency: 2, waiting: 16, waitMs: 2000 };

export type FragmentOutcome =
  | { readonly kind: 'answered'; readonly answer: FragmentAnswer; readonly deployment: Deployment }
  /** The slice is there but has no such fragment. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' };

function sliceOf(name: string): [SliceName | undefined, string] {
  const [slice, fragment = ''] = name.split('/');
  return [SLICES.find((known) => known === slice), fragment];
}

/** What a fragment takes of its page. Without a signal it is fetched to its end, for the cache. */
type FragmentPage = Pick<PageRequest, 'traceparent' | 'ip' | 'headers'> & { readonly signal: AbortSignal | undefined };

function visitorHeaders(page: FragmentPage): Record<string, string> {
  return { 'x-forwarded-for': page.ip, ...(page.headers.cookie && { cookie: page.headers.cookie }) };
}

/** Gets fragments for a page: from the cache where all visitors share them, with a deadline from their slice otherwise. */
export class Fragments {
  readonly #registry: SliceRegistry;
  readonly #client: FragmentClient;
  readonly #config: ShellConfig;
  readonly #log: FastifyBaseLogger;
  readonly #cache = new StaleCache<FragmentAnswer>(CACHE_BYTES);
  readonly #searches = new Limiter(SEARCHES);

  constructor(parts: { registry: SliceRegistry; client: FragmentClient; config: ShellConfig; log: FastifyBaseLogger }) {
    this.#registry = parts.registry;
    this.#client = parts.client;
    this.#config = parts.config;
    this.#log = parts.log;
  }

  /** The fragment that decides status and head. It is not cached here: the whole page is. */
  async primary(page: PageRequest, slice: SliceName, fragment: string): Promise<FragmentOutcome> {
    const deployment = this.#registry.get(slice);
    if (!deployment) return { kind: 'failed' };
    const manifest = deployment.manifest.fragments[fragment];
    if (!manifest) return { kind: 'unknown' };
    const { locale, currency, vatMode, pathname, search } = page;
    const request: FragmentRequest = { fragment, locale, currency, vatMode, pathname, search, params: page.match?.params ?? {} };
    const fetch = () => this.#fetch(deployment, request, page, this.#config.primaryDeadlineMs, manifest.kind === 'personal');
    return isSearch(page) ? this.#inTurn(page, fetch) : fetch();
  }

  /**
   * A part beside the primary one. It hears nothing of the page's address, so one answer serves every page.
   *
   * @param name - slice and fragment, e.g. `content/showrooms`
   */
  async optional(page: PageRequest, name: string): Promise<FragmentOutcome> {
    const [slice, fragment] = sliceOf(name);
    const deployment = slice && this.#registry.get(slice);
    if (!deployment) return { kind: 'failed' };
    const manifest = deployment.manifest.fragments[fragment];
    if (!manifest || manifest.mode === 'browser' || manifest.kind === 'personal') return { kind: 'unknown' };
    const { locale, currency, vatMode } = page;
    const request: FragmentRequest = { fragment, locale, currency, vatMode, pathname: `/${locale}`, search: '', params: {} };
    const key = `${deployment.manifest.name}@${deployment.manifest.version}/${fragment}?${fragmentQuery(request)}`;
    const cached = this.#cache.get(key);
    if (cached?.isFresh) return { kind: 'answered', answer: cached.value, deployment };
    const begunAt = this.#cache.purges;
    const fetching = this.#fetch(deployment, request, cached ? { ...page, signal: undefined } : page, this.#config.optionalDeadlineMs, false).then((outcome) => this.#keep(key, outcome, begunAt));
    return cached ? { kind: 'answered', answer: cached.value, deployment } : fetching;
  }

  purge(tags: readonly string[]): number {
    return this.#cache.purge(tags);
  }

  /** Searches are the most expensive work of the shop: few run at once, and a shop that has too many refuses some at once. */
  async #inTurn(page: PageRequest, fetch: () => Promise<FragmentOutcome>): Promise<FragmentOutcome> {
    let leave: () => void;
    try {
      leave = await this.#searches.enter(page.signal);
    } catch (error) {
      this.#log.info({ err: error, trace: page.traceparent }, 'search refused');
      return { kind: 'failed' };
    }
    return fetch().finally(leave);
  }

  /** A slice may have been released since it was last asked: the page must then name the release that rendered it. */
  async #deploymentOf({ record }: FragmentAnswer, known: Deployment): Promise<Deployment> {
    if (record.version === known.manifest.version) return known;
    await this.#registry.refresh();
    return this.#registry.get(known.manifest.name) ?? known;
  }

  #keep(key: string, outcome: FragmentOutcome, begunAt: number): FragmentOutcome {
    if (outcome.kind === 'answered' && outcome.answer.record.cache.kind === 'public' && this.#config.isCaching) {
      this.#cache.set(key, outcome.answer, outcome.answer.html.length * 2, outcome.answer.record.cache, begunAt);
    }
    return outcome;
  }

  async #fetch(deployment: Deployment, request: FragmentRequest, page: FragmentPage, deadlineMs: number, isPersonal: boolean): Promise<FragmentOutcome> {
    const headers = { traceparent: page.traceparent, ...(isPersonal && visitorHeaders(page)) };
    try {
      const answer = await this.#client.fetch({ deployment, request, deadlineMs, headers, signal: page.signal });
      return { kind: 'answered', answer, deployment: await this.#deploymentOf(answer, deployment) };
    } catch (error) {
      if (page.signal?.aborted) return { kind: 'failed' };
      const { name, version } = deployment.manifest;
      this.#log.warn({ err: error, slice: name, version, fragment: request.fragment, trace: page.traceparent }, 'fragment failed');
      return { kind: 'failed' };
    }
  }
}
