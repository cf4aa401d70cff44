import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { constants, createGzip } from 'node:zlib';
import { SharedCache } from '@feszek/cache';
import type { Production } from '@feszek/cache';
import { addQuery, pageOfPayload } from '@feszek/contract';
import { accepts } from '@feszek/kit/server';
import { maskPath, traceFields } from '@feszek/logging';
import type { RequestTraces } from '@feszek/logging';
import type { FastifyReply } from 'fastify';
import type { ShellConfig } from '../config.ts';
import { HTML_HEADERS, htmlHeaders } from '../http/htmlHeaders.ts';
import { popupOriginFor } from '../http/popupPolicy.ts';
import { localeCookie } from '../http/localeCookie.ts';
import { readPreferences } from '../http/visitor.ts';
import type { FragmentMetrics } from '../metrics/FragmentMetrics.ts';
import type { CanaryOutcomes } from '../slices/CanaryOutcomes.ts';
import type { Plan } from '../slices/Plan.ts';
import type { VisitorPlans } from '../slices/VisitorPlans.ts';
import { incompletePolicy } from './cachePolicy.ts';
import { composePage } from './composePage.ts';
import type { ComposedPage, ComposerParts, WrittenPage } from './composePage.ts';
import { pageAddress } from './PageRequest.ts';
import type { PageRequest } from './PageRequest.ts';
import { StoredPage } from './StoredPage.ts';
import type { VisitorHeaders } from './StoredPage.ts';

/** The most bytes of complete pages in the cache, including compressed copies. */
const CACHE_BYTES = 128 * 1024 * 1024;

/** The levels at which pages from the cache are logged. */
const DETAILED_LEVELS: ReadonlySet<string> = new Set(['debug', 'trace']);

/** The language in the first segment of an address. */
const ADDRESS_LOCALE = /^\/(hu|en)(?=[/?]|$)/;

function normalUrl(url: string, { routes }: Plan): string {
  const { pathname, search } = pageAddress(url, routes);
  return pathname + search;
}

/** For redirects of personal screens, and for pages for signed-in users: no cache stores them, also not the browser's. */
const NEVER_STORED = 'private, no-store';

/** The cookies that a page sets: those of its plan, and the language of its address. */
function cookiesOf(ofPlan: readonly string[], locale: string | undefined): readonly string[] {
  return locale === undefined ? ofPlan : [...ofPlan, locale];
}

function cookiesFor({ match, locale, preferences, cookies }: PageRequest, { isSecure }: Pick<ShellConfig, 'isSecure'>): readonly string[] {
  return cookiesOf(cookies, match && localeCookie(locale, preferences.locale, isSecure));
}

function sendParts(reply: FastifyReply, page: PageRequest, composed: WrittenPage, { cookies, popupOrigin }: Omit<VisitorHeaders, 'traceId'>): FastifyReply {
  void reply.code(composed.status).headers(htmlHeaders(composed.policies, popupOrigin));
  if (cookies.length > 0) void reply.header('set-cookie', [...cookies]);
  if (page.match?.route.auth === 'user' || page.preview) void reply.header('cache-control', NEVER_STORED);
  if (composed.status === 503) void reply.header('retry-after', '5');
  const stream = Readable.from(composed.parts, { objectMode: false });
  if (!accepts(page.headers['accept-encoding'], 'gzip')) return reply.send(stream);
  const zipper = createGzip({ level: 5, flush: constants.Z_SYNC_FLUSH });
  stream.on('error', (error) => zipper.destroy(error));
  return reply.header('content-encoding', 'gzip').send(stream.pipe(zipper));
}

function sendRedirect(reply: FastifyReply, { match, dropped }: PageRequest, { location, status }: Extract<ComposedPage, { readonly location: string }>): FastifyReply {
  const target = location.startsWith('/') ? addQuery(location, dropped) : location;
  return reply.header('cache-control', match === undefined || match.route.cacheable ? HTML_HEADERS['cache-control'] : NEVER_STORED).redirect(target, status);
}

async function collect(parts: WrittenPage['parts']): Promise<Buffer> {
  const collected: Buffer[] = [];
  for await (const part of parts) collected.push(part);
  return Buffer.concat(collected);
}

/** What a cached page depends on beside its address. */
type Choices = Pick<PageRequest, 'plan' | 'currency' | 'vatMode'>;

interface Renewal {
  readonly result: ComposedPage | StoredPage;
  /** Whether all who wait may receive it: it contains nothing personal. */
  readonly isShared: boolean;
}

interface HandlerParts extends ComposerParts {
  readonly visitorPlans: VisitorPlans;
  readonly outcomes: Pick<CanaryOutcomes, 'viewed'>;
  readonly traces: RequestTraces;
  readonly metrics: FragmentMetrics;
}

/** Answers page requests: shared pages from the cache, refreshed after the answer once they are stale. */
export class PageHandler {
  readonly #parts: HandlerParts;
  readonly #cache = new SharedCache<StoredPage, Renewal>(CACHE_BYTES);

  constructor(parts: HandlerParts) {
    this.#parts = parts;
  }

  /**
   * The hot path: answers with a fresh page of the cache before the framework parses the request.
   *
   * @returns whether it answered
   */
  answerFromCache(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '', headers } = request;
    if (method !== 'GET') return false;
    const locale = ADDRESS_LOCALE.exec(url)?.[1];
    if (locale !== 'hu' && locale !== 'en') return false;
    const { config, visitorPlans, outcomes } = this.#parts;
    if (visitorPlans.hasPreview(headers.cookie)) return false;
    const preferences = readPreferences(headers.cookie, config.defaultVatMode);
    const pageUrl = pageOfPayload(url);
    if (pageUrl !== undefined) return this.#answerPayload(this.#fresh({ ...preferences, plan: visitorPlans.forPage(headers.cookie) }, pageUrl), response, headers);
    const visitorPlan = visitorPlans.forDocument(headers);
    const { plan, cookies } = visitorPlan;
    const choices = { ...preferences, plan };
    const cached = this.#fresh(choices, url) ?? this.#fresh(choices, normalUrl(url, plan));
    if (!cached) {
      visitorPlans.keep(headers, visitorPlan);
      return false;
    }
    const traceId = this.#traceCached(request, plan);
    cached.write(response, headers, { traceId, cookies: cookiesOf(cookies, localeCookie(locale, preferences.locale, config.isSecure)), popupOrigin: popupOriginFor(config.popup, headers.cookie) });
    outcomes.viewed(plan);
    return true;
  }

  /** A page from the cache has no log line at the usual levels, and then no span. */
  #traceCached(request: IncomingMessage, plan: Plan): string {
    const { traces, log } = this.#parts;
    if (!DETAILED_LEVELS.has(log.level)) return traces.idOf(request);
    const trace = traces.of(request);
    log.debug({ path: maskPath(request.url ?? ''), plan: plan.id, ...traceFields(trace) }, 'page from the cache');
    return trace.traceId;
  }

  #answerPayload(page: StoredPage | undefined, response: ServerResponse, headers: IncomingHttpHeaders): boolean {
    if (!page?.hasPayload) return false;
    page.writePayload(response, headers);
    return true;
  }

  /** Whether a page can be answered from the cache, so that it does not count towards the visitor's budget. */
  isCached(page: PageRequest): boolean {
    const { pathname, search } = page;
    return this.#isShared(page) && this.#cache.get(this.#key(page, pathname + search)) !== undefined;
  }

  async handle(page: PageRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { pathname, search } = page;
    this.#parts.outcomes.viewed(page.plan);
    if (!this.#isShared(page)) return this.#respond(page, reply, await composePage(page, this.#parts));
    const key = this.#key(page, pathname + search);
    const cached = this.#cache.get(key);
    if (cached?.isFresh) return this.#respond(page, reply, cached.value);
    if (!cached) return this.#respond(page, reply, await this.#renew(key, page, page.signal));
    this.#renewBehind(key, page, reply);
    return this.#respond(page, reply, cached.value);
  }

  /** Sends the data of a prerendered page, from the same cached copy as the page; without one nothing (204): the browser then calls the API. */
  handlePayload(page: PageRequest, reply: FastifyReply): FastifyReply {
    const { pathname, search } = page;
    const key = this.#key(page, pathname + search);
    const cached = this.#cache.get(key);
    if (!cached?.value.hasPayload) return reply.code(204).header('cache-control', 'no-store').send();
    if (!cached.isFresh) this.#renewBehind(key, page, reply);
    cached.value.writePayload(reply.hijack().raw, page.headers);
    return reply;
  }

  /**
   * Composes a page for the cache. Never rejected.
   *
   * @returns whether the page needs no other attempt: it is cached, or the shop does not have it
   */
  async prerender(page: PageRequest): Promise<boolean> {
    try {
      const key = this.#key(page, page.pathname + page.search);
      if (this.#cache.get(key)?.isFresh) return true;
      const result = await this.#renew(key, page, undefined);
      return result instanceof StoredPage || 'location' in result || result.status === 404;
    } catch (error) {
      this.#parts.log.error({ err: error, path: maskPath(page.pathname) }, 'page could not be prerendered');
      return false;
    }
  }

  /** A page that carries one of the tags is composed again for the next visitor. */
  purge(tags: readonly string[]): number {
    return this.#cache.invalidate(tags);
  }

  /** Only pages that contain nothing personal share a key; visitors with the same choices and plan share the page. */
  #isShared({ match, preview }: PageRequest): boolean {
    return this.#parts.config.isCaching && match?.route.cacheable === true && preview === undefined;
  }

  /** Refreshes a stale page after the answer. */
  #renewBehind(key: string, page: PageRequest, { log }: Pick<FastifyReply, 'log'>): void {
    this.#renew(key, page, undefined).catch((error: unknown) => log.error({ err: error, path: maskPath(page.pathname) }, 'page could not be refreshed'));
  }

  /** A fresh page of the cache, by its normalised address. */
  #fresh(choices: Choices, url: string): StoredPage | undefined {
    const cached = this.#cache.get(this.#key(choices, url));
    return cached?.isFresh ? cached.value : undefined;
  }

  #key({ plan, currency, vatMode }: Choices, url: string): string {
    return `${plan.id} ${currency} ${vatMode} ${url}`;
  }

  #respond(page: PageRequest, reply: FastifyReply, result: ComposedPage | StoredPage): FastifyReply {
    const popupOrigin = popupOriginFor(this.#parts.config.popup, page.headers.cookie);
    if (result instanceof StoredPage) {
      result.write(reply.hijack().raw, page.headers, { traceId: page.trace.traceId, cookies: cookiesFor(page, this.#parts.config), popupOrigin });
      return reply;
    }
    if ('location' in result) return sendRedirect(reply, page, result);
    return sendParts(reply, page, result, { cookies: cookiesFor(page, this.#parts.config), popupOrigin });
  }

  /**
   * Composes a page once for all requests that wait for it. A page that may not be shared is composed for each.
   *
   * @param left - aborts when this visitor disconnects; the work ends with the last one. `undefined`: it is for the cache
   */
  async #renew(key: string, page: PageRequest, left: AbortSignal | undefined): Promise<ComposedPage | StoredPage> {
    let isOwn = false;
    const { result, isShared } = await this.#cache.produce(key, left, (production) => {
      isOwn = true;
      return this.#composeAndKeep(key, { ...page, signal: production.signal }, production);
    });
    return isOwn || isShared ? result : composePage(page, this.#parts);
  }

  async #composeAndKeep(key: string, page: PageRequest, { keep }: Production<StoredPage>): Promise<Renewal> {
    const composed = await composePage(page, this.#parts);
    if ('location' in composed || composed.status === 404 || composed.status === 410 || page.signal.aborted) return { result: composed, isShared: false };
    if (composed.status === 503) return { result: this.#oldCopy(key, page) ?? { ...composed, parts: [await collect(composed.parts)] }, isShared: true };
    const earlier = this.#cache.get(key)?.value ?? this.#cache.lastCopy(key);
    const stored = await StoredPage.from({ html: await collect(composed.parts), payload: composed.payload, policies: composed.policies, isSecure: this.#parts.config.isSecure }, earlier);
    const policy = composed.cachePolicy();
    if (policy) keep(stored, stored.size, policy);
    return { result: stored, isShared: policy !== undefined };
  }

  /** The last copy of the page, if its main part is missing. */
  #oldCopy(key: string, { pathname, plan, match, trace }: PageRequest): StoredPage | undefined {
    const { config, metrics, log } = this.#parts;
    const copy = this.#cache.prolong(key, incompletePolicy(config.incompletePageMs));
    if (!copy || !match) return copy;
    const { slice, screen } = match.route;
    const version = plan.get(slice)?.manifest.version;
    log.warn({ path: maskPath(pathname), slice, version, ...traceFields(trace) }, 'last copy of a page served');
    if (version !== undefined) metrics.count({ slice, version, fragment: screen, outcome: 'last_copy' });
    return copy;
  }
}
