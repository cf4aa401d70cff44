import { COOKIES, isCurrency, isVatMode } from '@feszek/contract';
import { stringifySetCookie } from 'cookie';
import type { FastifyInstance } from 'fastify';
import { addFormParser, formOf } from './formBody.ts';
import { isForeign, refuseForeign } from './isForeign.ts';

const ONE_YEAR_S = 31_536_000;

/** A reserved origin: an address that resolves to another origin was not a path. */
const NOWHERE = 'http://shop.invalid';

/**
 * A path of this shop to return to, parsed like a browser does; anything that could lead elsewhere becomes the front page.
 *
 * @returns the path for a header: letters beyond ASCII are percent-encoded, encoded characters stay unchanged
 */
export function localPath(value: string | null): string {
  if (!value?.startsWith('/') || !URL.canParse(value, NOWHERE)) return '/';
  const { origin, pathname, search, hash } = new URL(value, NOWHERE);
  // `/.//stranger` is a path of the shop; without its dots, as a redirect sends it, a browser reads `stranger` as a host.
  return origin !== NOWHERE || pathname.startsWith('//') ? '/' : pathname + search + hash;
}

/** `POST /preferences`: stores the chosen currency or VAT mode and returns to the page, for browsers without scripts. Register it as a plugin: its form parser is its own. */
export async function preferenceRoutes(server: FastifyInstance, { isSecure }: { readonly isSecure: boolean }): Promise<void> {
  addFormParser(server);
  server.post('/preferences', (request, reply) => {
    if (isForeign(request)) return refuseForeign(reply);
    const form = formOf(request);
    const currency = form.get('currency');
    const vatMode = form.get('vat_mode');
    const options = { path: '/', maxAge: ONE_YEAR_S, sameSite: 'lax', secure: isSecure } as const;
    if (isCurrency(currency)) void reply.header('set-cookie', stringifySetCookie({ name: COOKIES.currency, value: currency, ...options }));
    if (isVatMode(vatMode)) void reply.header('set-cookie', stringifySetCookie({ name: COOKIES.vatMode, value: vatMode, ...options }));
    return reply.redirect(localPath(form.get('return_to')), 303);
  });
}
