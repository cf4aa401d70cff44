import { COOKIES } from '@feszek/contract';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/connect.ts';
import { ApiError } from '../http/errors.ts';
import { TOKEN_HEADER, partnerSuffix } from '../http/partners.ts';
import type { Partners } from '../http/partners.ts';
import { cookieNames } from './cookieNames.ts';
import { isReplacedNow, replaceSessionId } from './replaceSessionId.ts';
import { closeSession, findSession, keepSession, SESSION_MS } from './sessions.ts';
import type { FoundSession, Session } from './sessions.ts';
import { isSameText, isSessionId, xsrfToken } from './tokens.ts';

export interface RequestSessionParts {
  readonly db: Db;
  readonly clock: Clock;
  /** The public origin of the shop: with `https`, cookies are `Secure`. */
  readonly shopUrl: string;
  readonly partners: Partners;
}

/** The session of a request, read once, and only by handlers that need one. */
export interface RequestSessions {
  /** The request's session, or `undefined`; never opens one. */
  find(request: FastifyRequest, reply: FastifyReply): Promise<Session | undefined>;
  /** The session of a request that changes data. Throws `csrf_token_mismatch` without a session or without its token. */
  require(request: FastifyRequest, reply: FastifyReply): Promise<Session>;
  /** Sends the cookies of a session and attaches it to the request. */
  use(session: Session, request: FastifyRequest, reply: FastifyReply): void;
  /** Gives a session a new id and sends its cookies: the old id is not valid any more, in case an attacker has it. */
  replaceId(session: Session, request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Whether the request was sent before its browser received the new id of its session. */
  isReplacedNow(request: FastifyRequest): Promise<boolean>;
  /** Ends a session and removes its cookies. */
  end(session: Session, reply: FastifyReply): Promise<void>;
}

export function createRequestSessions({ db, clock, shopUrl, partners }: RequestSessionParts): RequestSessions {
  const found = new WeakMap<FastifyRequest, Promise<Session | FoundSession | undefined>>();
  const names = cookieNames(shopUrl);
  const shared: CookieSerializeOptions = { path: '/', sameSite: 'lax', secure: shopUrl.startsWith('https:') };

  /** The session of a page of the shop, or that of a partner's page: neither of them is valid on the other page. */
  function sessionIdOf(request: FastifyRequest): string | undefined {
    const partner = partners.of(request);
    return request.cookies[partner === undefined ? names.session : names.session + partnerSuffix(partner)];
  }

  /** The cookie of a partner's page is kept apart for each site that a browser shows (CHIPS); the page gets the token in a header. */
  function sendPartnerCookie(session: Session, partner: string, reply: FastifyReply): void {
    reply.setCookie(names.session + partnerSuffix(partner), session.id, { path: '/', sameSite: 'none', secure: true, partitioned: true, httpOnly: true, maxAge: SESSION_MS / 1000 });
    reply.header(TOKEN_HEADER, xsrfToken(session.id));
  }

  function sendCookies(session: Session, request: FastifyRequest, reply: FastifyReply): void {
    const partner = partners.of(request);
    if (partner !== undefined) return sendPartnerCookie(session, partner, reply);
    // Without an age, a cookie ends with the browser.
    const age = session.isRemembered ? { maxAge: SESSION_MS / 1000 } : {};
    reply.setCookie(names.session, session.id, { ...shared, httpOnly: true, ...age });
    reply.setCookie(COOKIES.xsrf, xsrfToken(session.id), { ...shared, ...age });
  }

  async function read(request: FastifyRequest, reply: FastifyReply): Promise<FoundSession | undefined> {
    const id = sessionIdOf(request);
    if (!isSessionId(id)) return undefined;
    const session = await findSession(db, clock, id);
    if (session?.isExtended) sendCookies(session, request, reply);
    return session;
  }

  const sessions: RequestSessions = {
    find(request, reply) {
      const session = found.get(request) ?? read(request, reply);
      found.set(request, session);
      return session;
    },
    async require(request, reply) {
      const token = request.headers['x-xsrf-token'];
      const id = sessionIdOf(request);
      if (!isSessionId(id) || typeof token !== 'string' || !isSameText(token, xsrfToken(id))) throw new ApiError('csrf_token_mismatch');
      const session = await sessions.find(request, reply);
      if (!session) throw new ApiError('csrf_token_mismatch');
      if ('isEmpty' in session && session.isEmpty) await keepSession(db, clock, session.id);
      return session;
    },
    use(session, request, reply) {
      found.set(request, Promise.resolve(session));
      sendCookies(session, request, reply);
    },
    async replaceId(session, request, reply) {
      const replaced = await replaceSessionId(db, clock, session);
      if (replaced) sessions.use(replaced, request, reply);
    },
    async isReplacedNow(request) {
      const id = sessionIdOf(request);
      return isSessionId(id) && isReplacedNow(db, clock, id);
    },
    async end(session, reply) {
      await closeSession(db, session.id);
      reply.clearCookie(names.session, { ...shared, httpOnly: true });
      reply.clearCookie(COOKIES.xsrf, shared);
    },
  };
  return sessions;
}
