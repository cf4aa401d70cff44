import { COOKIES, isCurrency, isVatMode } from '@feszek/contract';
import { stringifySetCookie } from 'cookie';
import type { FastifyInstance } from 'fastify';

const ONE_YEAR_S = 31_536_000;

/** A path of this shop to return to; anything that could lead elsewhere becomes the front page. */
export function localPath(value: string | null): string {
  if (value === null || !/^\/(?![/\\])[^\s]*$/.test(value)) return '/';
  // The address as a header may carry it: letters beyond ASCII percent-encoded, what is encoded left alone.
  const { pathname, search, hash } = new URL(value, 'http://shop.invalid');
  return pathname.startsWith('//') ? '/' : pathname + search + hash;
}

/** `POST /preferences`: keeps the chosen currency or VAT mode and returns to the page; the way of a browser without scripts. To be registered as a plugin: its parser of forms is its own. */
export async function preferenceRoutes(server: FastifyInstance): Promise<void> {
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 4096 }, (_, body, done) => done(null, new URLSearchParams(String(body))));
  server.post('/preferences', (request, reply) => {
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const currency = form.get('currency');
    const vatMode = form.get('vat_mode');
    const options = { path: '/', maxAge: ONE_YEAR_S, sameSite: 'lax' } as const;
    if (isCurrency(currency)) void reply.header('set-cookie', stringifySetCookie({ name: COOKIES.currency, value: currency, ...options }));
    if (isVatMode(vatMode)) void reply.header('set-cookie', stringifySetCookie({ name: COOKIES.vatMode, value: vatMode, ...options }));
    return reply.redirect(localPath(form.get('return_to')), 303);
  });
}
