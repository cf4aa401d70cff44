import { promisify } from 'node:util';
import { brotliCompress, constants, createGzip, gzip } from 'node:zlib';
import { Readable } from 'node:stream';
import { COOKIES, LOCALE_COOKIE_DAYS } from '@feszek/contract';
import type { FastifyReply } from 'fastify';
import { stringifySetCookie } from 'cookie';
import { SECURITY_HEADERS } from '../http/securityHeaders.ts';
import { composePage } from './composePage.ts';
import type { ComposedPage, ComposerParts, WrittenPage } from './composePage.ts';
import type { PageRequest } from './PageRequest.ts';
import { StaleCache } from './StaleCache.ts';

/** Bytes of finished pages kept at the most, compressed copies included. */
const CACHE_BYTES = 128 * 1024 * 1024;

interface StoredPage {
  readonly plain: Buffer;
  readonly gzip: Buffer;
  readonly br: Buffer;
}

const HTML_HEADERS = {
  ...SECURITY_HEADERS,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-cache',
  vary: 'cookie, accept-encoding',
} as const;

async function store(plain: Buffer): Promise<StoredPage> {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } };
  const [zipped, br] = await Promise.all([promisify(gzip)(plain, { level: 6 }), promisify(brotliCompress)(plain, quality)]);
  return { plain, gzip: zipped, br };
}

function send(reply: FastifyReply, page: PageRequest, status: number): FastifyReply {
  void reply.code(status).headers(HTML_HEADERS);
  if (page.match && page.preferences.locale !== page.locale) {
    void reply.header('set-cookie', stringifySetCookie({ name: COOKIES.locale, value: page.locale, path: '/', maxAge: LOCALE_COOKIE_DAYS * 86_400, sameSite: 'lax' }));
  }
  return reply;
}

function sendStored(reply: FastifyReply, page: PageRequest, stored: StoredPage): FastifyReply {
  const accepted = page.headers['accept-encoding'];
  void send(reply, page, 200);
  if (accepted?.includes('br')) return reply.header('content-encoding', 'br').send(stored.br);
  if (accepted?.includes('gzip')) return reply.header('content-encoding', 'gzip').send(stored.gzip);
  return reply.send(stored.plain);
}

function sendParts(reply: FastifyReply, page: PageRequest, composed: WrittenPage): FastifyReply {
  void send(reply, page, composed.status);
  if (composed.status === 503) void reply.header('retry-after', '5');
  const stream = Readable.from(composed.parts, { objectMode: false });
  if (!page.headers['accept-encoding']?.includes('gzip')) return reply.send(stream);
  const zipper = createGzip({ level: 5, flush: constants.Z_SYNC_FLUSH });
  stream.on('error', (error) => zipper.destroy(error));
  return reply.header('content-encoding', 'gzip').send(stream.pipe(zipper));
}

async function collect(parts: AsyncIterable<string>): Promise<Buffer> {
  let text = '';
  for await (const part of parts) text += part;
  return Buffer.from(text);
}

/** Answers page requests: shared pages from the cache, renewed behind the answer once they are stale. */
export class PageHandler {
  readonly #parts: ComposerParts;
  readonly #cache = new StaleCache<StoredPage>(CACHE_BYTES);
  readonly #renewing = new Map<string, Promise<ComposedPage | StoredPage>>();

  constructor(parts: ComposerParts) {
    this.#parts = parts;
  }

  async handle(page: PageRequest, reply: FastifyReply): Promise<FastifyReply> {
    const key = this.#cacheKey(page);
    if (key === undefined) return this.#respond(page, reply, await composePage(page, this.#parts));
    const cached = this.#cache.get(key);
    if (cached?.isFresh) return sendStored(reply, page, cached.value);
    const renewal = this.#renew(key, page);
    if (!cached) return this.#respond(page, reply, await renewal);
    renewal.catch((error: unknown) => reply.log.error({ err: error, url: page.pathname }, 'page was not renewed'));
    return sendStored(reply, page, cached.value);
  }

  purge(tags: readonly string[]): number {
    return this.#cache.purge(tags);
  }

  clear(): void {
    this.#cache.clear();
  }

  #respond(page: PageRequest, reply: FastifyReply, result: ComposedPage | StoredPage): FastifyReply {
    if ('plain' in result) return sendStored(reply, page, result);
    if ('location' in result) return reply.header('cache-control', 'private, no-cache').redirect(result.location, result.status);
    return sendParts(reply, page, result);
  }

  /** Only pages that show nothing personal share a key; visitors with the same choices share the page. */
  #cacheKey({ match, pathname, search, currency, vatMode }: PageRequest): string | undefined {
    if (!this.#parts.config.isCaching || !match?.route.cacheable) return undefined;
    return `${this.#parts.registry.buildId} ${currency} ${vatMode} ${pathname}${search}`;
  }

  /** Composes a page once for everybody who waits for it. A page that may not be shared is composed for each. */
  async #renew(key: string, page: PageRequest): Promise<ComposedPage | StoredPage> {
    const running = this.#renewing.get(key);
    if (running) {
      const result = await running;
      return 'plain' in result || 'location' in result ? result : composePage(page, this.#parts);
    }
    const renewal = this.#composeAndStore(key, page).finally(() => this.#renewing.delete(key));
    this.#renewing.set(key, renewal);
    return renewal;
  }

  async #composeAndStore(key: string, page: PageRequest): Promise<ComposedPage | StoredPage> {
    const composed = await composePage(page, this.#parts);
    if ('location' in composed || composed.status !== 200) return composed;
    const stored = await store(await collect(composed.parts));
    const policy = composed.cachePolicy();
    if (policy) this.#cache.set(key, stored, stored.plain.length + stored.gzip.length + stored.br.length, policy);
    return stored;
  }
}
