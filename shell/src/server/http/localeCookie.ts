import { COOKIES, LOCALES, LOCALE_COOKIE_DAYS } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { stringifySetCookie } from 'cookie';

const REMEMBERED = new Map(LOCALES.map((locale) => [
  locale,
  stringifySetCookie({ name: COOKIES.locale, value: locale, path: '/', maxAge: LOCALE_COOKIE_DAYS * 86_400, sameSite: 'lax' }),
]));

/** The `Set-Cookie` that stores a page's language, if the visitor's cookie contains another or none. */
export function localeCookie(shown: Locale, remembered: Locale | undefined): string | undefined {
  return shown === remembered ? undefined : REMEMBERED.get(shown);
}
