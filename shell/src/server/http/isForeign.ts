import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Whether another site submits a form of the shop, without the visitor's intention.
 *
 * Browsers send `Sec-Fetch-Site`; older ones, and those at an address without TLS, send `Origin` only.
 */
export function isForeign({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  const { origin } = headers;
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}

/** The answer to such a form. */
export function refuseForeign(reply: FastifyReply): FastifyReply {
  return reply.code(403).type('text/plain; charset=utf-8').send('This form belongs to the shop and can only be sent from it.');
}
