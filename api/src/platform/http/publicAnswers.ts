import { SharedCache } from '@feszek/cache';
import type { Production } from '@feszek/cache';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { Changes } from '../changes/changes.ts';
import { publicKey } from './publicKey.ts';

/** Short enough that another process's change is visible without a noticeable delay; the cart and the order read the database. */
const FRESH = { kind: 'public', maxAge: 5, staleWhileRevalidate: 0, tags: [] } as const;

/** The maximum bytes of all cached answers. A character takes two at most. */
const CACHE_BYTES = 48 * 1024 * 1024;
const CHARACTER_BYTES = 2;

interface Answer {
  readonly body: string;
  readonly etag: string;
}

/** What a request shares with equal concurrent ones: its answer, or the reason why there is none to share. */
type Shared = Answer | 'not shared' | 'abandoned';

/** A request whose handler produces the answer for all equal concurrent requests. */
interface Producing {
  readonly keep: Production<Answer>['keep'];
  readonly settle: (shared: Shared) => void;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer is the same for every visitor of one language and currency; a function decides by the request. */
    readonly isPublic?: boolean | ((request: FastifyRequest) => boolean);
    /** The route changes data, but authenticates its sender without a session. */
    readonly skipsCsrf?: boolean;
    /** The route receives requests that pages of other sites send: those of payment providers. */
    readonly acceptsCrossSite?: boolean;
  }
}

function isPublicRead(request: FastifyRequest): boolean {
  const { isPublic } = request.routeOptions.config;
  return request.method === 'GET' && (typeof isPublic === 'function' ? isPublic(request) : isPublic === true);
}

function hasCopy({ headers }: FastifyRequest, { etag }: Answer): boolean {
  return headers['if-none-match']?.includes(etag) === true;
}

function send(answer: Answer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('etag', answer.etag);
  if (hasCopy(request, answer)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(answer.body);
}

export interface PublicAnswers {
  /** `onRequest`: answers from the cache, or with the answer of an equal concurrent request. */
  recall(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
  /** `onSend`: caches a successful answer and gives it an ETag. */
  keep(request: FastifyRequest, reply: FastifyReply, body: unknown): Promise<unknown>;
}

/**
 * Coalesces equal requests for public answers, and caches the answers for five seconds. Every change in this process
 * removes them. An answer whose request began before the change is not cached.
 */
export function createPublicAnswers(changes: Changes): PublicAnswers {
  const cache = new SharedCache<Answer, Shared>(CACHE_BYTES);
  const producing = new WeakMap<FastifyRequest, Producing>();
  changes.onChange(() => cache.clear());

  /** The answer of an equal concurrent request; `undefined` if this request must produce it. */
  async function join(key: string, request: FastifyRequest, reply: FastifyReply): Promise<Shared | undefined> {
    const shared = cache.produce(key, undefined, ({ keep }) => {
      const { promise, resolve } = Promise.withResolvers<Shared>();
      producing.set(request, { keep, settle: resolve });
      reply.raw.once('close', () => resolve('abandoned'));
      return promise;
    });
    return producing.has(request) ? undefined : shared;
  }

  return {
    async recall(request, reply) {
      if (!isPublicRead(request)) return undefined;
      reply.header('cache-control', 'public, no-cache').header('vary', 'Locale, Currency-Id, Cookie');
      const key = publicKey(request);
      for (;;) {
        const cached = cache.get(key);
        if (cached?.isFresh) return send(cached.value, request, reply);
        const shared = await join(key, request, reply);
        if (shared === undefined || shared === 'not shared') return undefined;
        if (shared !== 'abandoned') return send(shared, request, reply);
      }
    },
    async keep(request, reply, body) {
      const own = producing.get(request);
      if (!own) return body;
      if (reply.statusCode !== 200 || typeof body !== 'string') {
        own.settle('not shared');
        return body;
      }
      const answer = { body, etag: `W/"${createHash('sha1').update(body).digest('base64url')}"` };
      own.keep(answer, body.length * CHARACTER_BYTES, FRESH);
      own.settle(answer);
      reply.header('etag', answer.etag);
      if (!hasCopy(request, answer)) return body;
      reply.code(304).removeHeader('content-length');
      return '';
    },
  };
}
