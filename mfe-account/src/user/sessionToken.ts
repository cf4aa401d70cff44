import { COOKIES } from '@feszek/contract';

/**
 * The token of the visitor's session from the cookie; `undefined` without a session.
 * It changes when a session is opened, and when the visitor signs in or out.
 *
 * @param cookies - in the form of `document.cookie`
 */
export function sessionToken(cookies: string): string | undefined {
  const start = `${COOKIES.xsrf}=`;
  return cookies.split('; ').find((cookie) => cookie.startsWith(start))?.slice(start.length);
}
