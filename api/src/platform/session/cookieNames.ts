import { COOKIES } from '@feszek/contract';

/** Browsers accept such a cookie only from the host itself, with `Secure`, for all paths: no other host can plant one (RFC 6265bis, 4.1.3.2). */
const HOST_ONLY = '__Host-';

/** The names of the cookies that identify a visitor. At an address without `https`, browsers refuse the prefix. */
export interface CookieNames {
  readonly session: string;
  readonly device: string;
}

/** @param shopUrl the public origin of the shop */
export function cookieNames(shopUrl: string): CookieNames {
  const prefix = shopUrl.startsWith('https:') ? HOST_ONLY : '';
  return { session: prefix + COOKIES.session, device: prefix + COOKIES.device };
}
