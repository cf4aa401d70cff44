import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { addFormParser } from './formBody.ts';
import type { VisitorPlans } from '../slices/VisitorPlans.ts';
import { isForeign, refuseForeign } from './isForeign.ts';
import { previewCookie, previewEndCookie } from './previewCookie.ts';

interface Parts {
  readonly visitorPlans: VisitorPlans;
  readonly isSecure: boolean;
  readonly log: FastifyBaseLogger;
}

/**
 * `GET /_slice?o={token}`: shows a release to whoever has a signed link, until the link expires. `POST /_slice/end`: shows
 * the shop as all visitors see it again. Register it as a plugin: its form parser is its own.
 */
export async function previewRoutes(server: FastifyInstance, { visitorPlans, isSecure, log }: Parts): Promise<void> {
  addFormParser(server);

  server.get<{ Querystring: { o?: unknown } }>('/_slice', (request, reply) => {
    const token = request.query.o;
    void reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    try {
      if (typeof token !== 'string') throw new Error('The link has no token.');
      const { claim: { slice, version, until } } = visitorPlans.open(token);
      log.info({ slice, version }, 'preview opened');
      return reply.header('set-cookie', previewCookie(token, until, isSecure)).redirect('/', 303);
    } catch (error) {
      // Anyone can cause any number of these.
      log.debug({ err: error }, 'preview refused');
      return reply.code(403).type('text/plain; charset=utf-8').send('This link is not valid here, or it has expired.');
    }
  });

  server.post('/_slice/end', (request, reply) => {
    if (isForeign(request)) return refuseForeign(reply);
    return reply.header('cache-control', 'no-store').header('set-cookie', previewEndCookie(isSecure)).redirect('/', 303);
  });
}
