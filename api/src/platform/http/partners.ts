import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './errors.ts';

/** The header in which a page of a partner receives the token of its session: it cannot read the cookies of the shop. */
export const TOKEN_HEADER = 'x-xsrf-token';

/** What a page of a partner may do: the cart and the favourites of a guest. Everything else belongs to pages of the shop. */
const ALLOWED = /^\/(?:sanctum\/csrf-cookie|api\/cart(?:\/product(?:\/\d{1,12})?|\/handovers)?|api\/favourites(?:\/\d{1,12})?)$/;
const PROTECTED = /^\/(?:sanctum|api)(?:\/|$)/;

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'content-type, currency-id, locale, traceparent, x-xsrf-token',
  'access-control-max-age': '600',
} as const;

/** The sites on whose pages visitors have a cart of the shop. */
export class Partners {
  readonly #origins: ReadonlySet<string>;

  constructor(origins: ReadonlySet<string>) {
    this.#origins = origins;
  }

  /** The partner whose page sends a request; `undefined` for pages of the shop, programs and other sites. */
  of({ headers: { origin } }: Pick<FastifyRequest, 'headers'>): string | undefined {
    return origin !== undefined && this.#origins.has(origin) ? origin : undefined;
  }
}

/** The ending of the name of a partner's cookies, so that two partners never share a session, in whichever way a browser keeps cookies. */
export function partnerSuffix(origin: string): string {
  return `_${createHash('sha256').update(origin).digest('hex').slice(0, 12)}`;
}

/**
 * Lets pages of partners read the answers of a few paths, with the cookies of their own session (Fetch standard, CORS
 * protocol). Every other path of the API refuses them, reads included.
 */
export function addPartners(app: FastifyInstance, partners: Partners): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const origin = partners.of(request);
    if (origin === undefined || !PROTECTED.test(path)) return;
    if (!ALLOWED.test(path)) throw new ApiError('cross_site_request');
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true', 'access-control-expose-headers': TOKEN_HEADER, vary: 'origin' });
    if (request.method === 'OPTIONS') return reply.code(204).headers(PREFLIGHT).send();
  });
}
