import { COOKIES, LOCALES, LOCALE_COOKIE_DAYS } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { stringifySetCookie } from 'cookie';

const rememberedBy = (secure: boolean) => new Map(LOCALES.map((locale) => [
  locale,
  stringifySetCookie({ name: COOKIES.locale, value: locale, path: '/', maxAge: LOCALE_COOKIE_DAYS * 86_400, sameSite: 'lax', secure }),
]));
const REMEMBERED = { secure: rememberedBy(true), plain: rememberedBy(false) };

/**
 * The `Set-Cookie` that stores a page's language, if the visitor's cookie contains another or none.
 *
 * @param isSecure whether the shop's address has `https`
 */
export function localeCookie(shown: Locale, remembered: Locale | undefined, isSecure: boolean): string | undefined {
  return shown === remembered ? undefined : REMEMBERED[isSecure ? 'secure' : 'plain'].get(shown);
}
