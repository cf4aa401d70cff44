import { COOKIES } from '@feszek/contract';
import { stringifySetCookie } from 'cookie';

const optionsOf = (isSecure: boolean) => ({ name: COOKIES.preview, path: '/', sameSite: 'lax', httpOnly: true, secure: isSecure } as const);

/**
 * The `Set-Cookie` that stores a signed link.
 *
 * @param until - the end of the link, in milliseconds since 1970
 */
export function previewCookie(token: string, until: number, isSecure: boolean): string {
  return stringifySetCookie({ ...optionsOf(isSecure), value: token, expires: new Date(until) });
}

/** The `Set-Cookie` that ends a preview. */
export function previewEndCookie(isSecure: boolean): string {
  return stringifySetCookie({ ...optionsOf(isSecure), value: '', maxAge: 0 });
}
