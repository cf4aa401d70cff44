import { COOKIES, isCurrency, isVatMode } from '@feszek/contract';
import { stringifySetCookie } from 'cookie';
import type { FastifyInstance } from 'fastify';

const ONE_YEAR_S = 31_536_000;

/** An origin that nobody has: whatever leaves it was not a path. */
const NOWHERE = 'http://shop.invalid';

/**
 * A path of this shop to return to, read as a browser reads it; anything that could lead elsewhere becomes the front page.
 *
 * @returns the path as a header may carry it: letters beyond ASCII percent-encoded, what is encoded left alone
 */
export function localPath(value: string | null): string {
  if (!value?.startsWith('/') || !URL.canParse(value, NOWHERE)) return '/';
  const { origin, pathname, search, hash } = new URL(value, NOWHERE);
  // `/.//stranger` is a path of the shop; without its dots, as it would be sent on, a browser reads a host in it.
  return origin !== NOWHERE || pathname.startsWith('//') ? '/' : pathname + search + hash;
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
