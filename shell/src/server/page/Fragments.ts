import { SharedCache } from '@feszek/cache';
import type { Production } from '@feszek/cache';
import type { FragmentResponse, FragmentManifest, FragmentRequest, SliceName } from '@feszek/contract';
import { fragmentQuery, parseSlotReference, sliceNamed } from '@feszek/contract';
import { Limiter } from '@feszek/limiter';
import { traceFields } from '@feszek/logging';
import type { FastifyBaseLogger } from 'fastify';
import type { ShellConfig } from '../config.ts';
import type { FragmentMetrics } from '../metrics/FragmentMetrics.ts';
import type { FetchedFragment, FragmentSource } from '../slices/FragmentSource.ts';
import type { Deployment } from '../slices/Plan.ts';
import type { SliceRegistry } from '../slices/SliceRegistry.ts';
import { isSearch } from './PageRequest.ts';
import type { PageRequest } from './PageRequest.ts';

/** For the pages of the shop. However many different parameters there are, they displace no part without parameters. */
const CACHE_BYTES: FragmentCacheBytes = { withoutParams: 32 * 1024 * 1024, withParams: 16 * 1024 * 1024 };

/** Concurrent search pages, those that wait, and for how long, in milliseconds. Further ones are answered with 503. */
const SEARCHES = { concurrency: 2, waiting: 16, waitMs: 2000 };

/** The slice answered with another release than that of the page's plan. Only a slice with a fixed address does. */
export interface OtherRelease {
  readonly kind: 'other-release';
}

export type FragmentOutcome =
  | {
    readonly kind: 'answered';
    readonly answer: FragmentResponse;
    readonly deployment: Deployment;
    /** Whether this is the last copy, because the slice does not answer. */
    readonly isLastCopy?: boolean;
  }
  /** The slice answers but has no such fragment. */
  | { readonly kind: 'unknown' }
  /** The part does not accept the parameters of its slot, for this reason. */
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'failed' };

interface Parts {
  readonly registry: SliceRegistry;
  readonly source: FragmentSource;
  readonly metrics: FragmentMetrics;
  readonly config: ShellConfig;
  readonly log: FastifyBaseLogger;
}

/** What a part depends on beside its parameters. */
export type PartRequest = Pick<PageRequest, 'plan' | 'locale' | 'currency' | 'vatMode' | 'trace' | 'signal'>;

/** The most bytes of fragment HTML in each cache. */
export interface FragmentCacheBytes {
  readonly withoutParams: number;
  readonly withParams: number;
}

/** A part that is not in the cache. */
interface Renewal {
  readonly deployment: Deployment;
  readonly request: FragmentRequest;
  readonly trace: PageRequest['trace'];
}

function visitorHeaders(page: PageRequest): Record<string, string> {
  return { 'x-forwarded-for': page.ip, ...(page.headers.cookie && { cookie: page.headers.cookie }) };
}

function fragmentOf({ manifest: { fragments } }: Deployment, name: string): FragmentManifest | undefined {
  return Object.hasOwn(fragments, name) ? fragments[name] : undefined;
}

/**
 * Loads fragments for a page: from the cache if all visitors share them, else from their slice, with a deadline.
 * Its promises are never rejected: every failure is an outcome.
 */
export class Fragments {
  readonly #parts: Parts;
  readonly #cache: SharedCache<FragmentResponse, FragmentOutcome>;
  readonly #cacheOfParams: SharedCache<FragmentResponse, FragmentOutcome>;
  readonly #searches = new Limiter(SEARCHES);

  constructor(parts: Parts, { withoutParams, withParams } = CACHE_BYTES) {
    this.#parts = parts;
    this.#cache = new SharedCache(withoutParams);
    this.#cacheOfParams = new SharedCache(withParams);
  }

  /**
   * The fragment that decides status and head. It is not cached here: the whole page is.
   *
   * @param deadlineMs - how long its slice may take, in milliseconds
   */
  async primary(page: PageRequest, slice: SliceName, fragment: string, deadlineMs: number): Promise<FragmentOutcome | OtherRelease> {
    try {
      const deployment = page.plan.get(slice);
      if (!deployment) return { kind: 'failed' };
      const manifest = fragmentOf(deployment, fragment);
      if (!manifest) return { kind: 'unknown' };
      const { locale, currency, vatMode, pathname, search, trace } = page;
      const fetch = () => this.#parts.source.fetch({
        deployment,
        request: { fragment, locale, currency, vatMode, pathname, search, params: page.match?.params ?? {} },
        deadlineMs,
        trace,
        headers: manifest.kind === 'personal' ? visitorHeaders(page) : {},
        isForAddress: true,
        signal: page.signal,
      });
      const fetched = await (isSearch(page) ? this.#inTurn(page, fetch) : fetch());
      if (fetched.kind !== 'answered') return { kind: 'failed' };
      const { answer } = fetched;
      return (await this.#isOfPlan(answer, deployment, fragment)) ? { kind: 'answered', answer, deployment } : { kind: 'other-release' };
    } catch (error) {
      return this.#failure(error, `${slice}/${fragment}`, page);
    }
  }

  /**
   * A part beside the primary one. Its request does not contain the page's address, so one answer is used for every page that
   * has a slot with the same parameters. If its slice does not answer, the last copy is used.
   *
   * @param reference - see `slotReference`
   * @param instance - which copy of the part on the page this is, from 1
   */
  async optional(page: PartRequest, reference: string, instance = 1): Promise<FragmentOutcome> {
    try {
      const target = parseSlotReference(reference);
      if (!target) return this.#refusal(page, reference, 'malformed or too long');
      const { name, fragment, params } = target;
      const slice = sliceNamed(target.slice);
      const deployment = slice && page.plan.get(slice);
      if (!deployment) return { kind: 'failed' };
      const manifest = fragmentOf(deployment, fragment);
      if (!manifest || manifest.mode === 'browser' || manifest.kind === 'personal') return { kind: 'unknown' };
      const unknown = Object.keys(params).find((key) => !manifest.params?.includes(key));
      if (unknown !== undefined) return this.#refusal(page, name, `no parameter ${unknown}`);
      const { locale, currency, vatMode, trace } = page;
      const request: FragmentRequest = { fragment, locale, currency, vatMode, pathname: `/${locale}`, search: '', params, ...(instance > 1 && { instance }) };
      const key = `${deployment.manifest.name}@${deployment.manifest.version}/${fragment}?${fragmentQuery(request)}`;
      const cache = this.#cacheFor(request);
      const cached = cache.get(key);
      if (cached?.isFresh) return { kind: 'answered', answer: cached.value, deployment };
      const renewal = cache.produce(key, cached ? undefined : page.signal, (production) =>
        this.#renew(key, { deployment, request, trace }, production).catch((error: unknown) => this.#failure(error, name, page)));
      return cached ? { kind: 'answered', answer: cached.value, deployment } : await renewal;
    } catch (error) {
      return this.#failure(error, reference, page);
    }
  }

  purge(tags: readonly string[]): number {
    return this.#cache.invalidate(tags) + this.#cacheOfParams.invalidate(tags);
  }

  #cacheFor({ params }: FragmentRequest): SharedCache<FragmentResponse, FragmentOutcome> {
    return Object.keys(params).length > 0 ? this.#cacheOfParams : this.#cache;
  }

  async #renew(key: string, { deployment, request, trace }: Renewal, { signal, keep }: Production<FragmentResponse>): Promise<FragmentOutcome> {
    const fetched = await this.#parts.source.fetch({
      deployment, request, deadlineMs: this.#parts.config.optionalDeadlineMs, trace, headers: {}, isForAddress: false, signal,
    });
    if (fetched.kind === 'refused') return fetched;
    if (fetched.kind === 'failed') {
      const lastCopy = this.#cacheFor(request).lastCopy(key);
      if (lastCopy) this.#parts.metrics.count({ slice: deployment.manifest.name, version: deployment.manifest.version, fragment: request.fragment, outcome: 'last_copy' });
      return lastCopy ? { kind: 'answered', answer: lastCopy, deployment, isLastCopy: true } : fetched;
    }
    const { answer } = fetched;
    if (!(await this.#isOfPlan(answer, deployment, request.fragment))) return { kind: 'failed' };
    const { cache } = answer.record;
    if (cache.kind === 'public' && this.#parts.config.isCaching) keep(answer, (answer.html.length + answer.data.length) * 2, cache);
    return { kind: 'answered', answer, deployment };
  }

  /** Searches are the most expensive work of the shop: few run at once, and too many are refused at once. */
  async #inTurn({ signal, trace }: PageRequest, fetch: () => Promise<FetchedFragment>): Promise<FetchedFragment> {
    let leave: () => void;
    try {
      leave = await this.#searches.enter(signal);
    } catch (error) {
      this.#parts.log.info({ err: error, ...traceFields(trace) }, 'search refused');
      return { kind: 'failed' };
    }
    return fetch().finally(leave);
  }

  /** Whether a fragment is of the release that was requested. If not, the registry reads the slice's manifest. */
  async #isOfPlan({ record: { version } }: FragmentResponse, { manifest }: Deployment, fragment: string): Promise<boolean> {
    if (version === manifest.version) return true;
    this.#parts.metrics.count({ slice: manifest.name, version: manifest.version, fragment, outcome: 'other_release' });
    await this.#parts.registry.refreshFor(manifest.name, version);
    return false;
  }

  #refusal({ trace }: PartRequest, part: string, reason: string): FragmentOutcome {
    this.#parts.log.warn({ part, reason, ...traceFields(trace) }, 'part refused its parameters');
    return { kind: 'refused', reason };
  }

  #failure(error: unknown, fragment: string, { trace }: PartRequest): FragmentOutcome {
    this.#parts.log.error({ err: error, fragment, ...traceFields(trace) }, 'fragment request failed');
    return { kind: 'failed' };
  }
}
