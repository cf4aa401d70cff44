import bowser from 'bowser';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientKey } from '../../platform/http/clientKey.ts';
import { cookieNames } from '../../platform/session/cookieNames.ts';
import { hashSessionId, isSessionId, newSessionId } from '../../platform/session/tokens.ts';

const USER_AGENT_LENGTH = 300;
const DEVICE_AGE_SECONDS = 365 * 86_400;

/** The browser that a request comes from. */
export interface Client {
  readonly address: string;
  /** The hash of its network (see `clientKey`). */
  readonly key: string;
  readonly userAgent: string;
  /** The hash of the cookie that recognises the browser; `undefined` before its first sign-in. */
  readonly deviceHash: string | undefined;
}

/** @param shopUrl the public origin of the shop */
export function clientOf(request: FastifyRequest, secret: string, shopUrl: string): Client {
  const device = request.cookies[cookieNames(shopUrl).device];
  return {
    address: request.ip,
    key: clientKey(request.ip, secret),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_LENGTH),
    deviceHash: isSessionId(device) ? hashSessionId(device) : undefined,
  };
}

/** The browser with a cookie that recognises it; sends one to a browser that has none. */
export function recognisedClient(client: Client, reply: FastifyReply, shopUrl: string): Client & { readonly deviceHash: string } {
  if (client.deviceHash !== undefined) return { ...client, deviceHash: client.deviceHash };
  const device = newSessionId();
  reply.setCookie(cookieNames(shopUrl).device, device, { path: '/', sameSite: 'lax', httpOnly: true, secure: shopUrl.startsWith('https:'), maxAge: DEVICE_AGE_SECONDS });
  return { ...client, deviceHash: hashSessionId(device) };
}

export interface ClientNames {
  /** The system or the device, such as `Windows` or `iPhone`; empty if unknown. */
  readonly device: string;
  /** Such as `Firefox 144`; empty if unknown. */
  readonly browser: string;
}

/** The names in a user agent text, so that users can recognise unknown browsers. */
export function clientNames(userAgent: string): ClientNames {
  if (userAgent === '') return { device: '', browser: '' };
  const { browser, os, platform } = bowser.parse(userAgent);
  const version = browser.version?.split('.', 1)[0];
  return {
    device: (platform.model ?? '') || (os.name ?? ''),
    browser: [browser.name, version].filter(Boolean).join(' '),
  };
}
