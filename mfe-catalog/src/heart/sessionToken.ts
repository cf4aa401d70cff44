import { COOKIES } from '@feszek/contract';

/** Identifies the visitor's session; `undefined` without one. Opens no session. */
export function sessionToken(): string | undefined {
  return document.cookie.split('; ').find((cookie) => cookie.startsWith(`${COOKIES.xsrf}=`));
}
