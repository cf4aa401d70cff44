import {
  COOKIES, DEFAULT_CURRENCY, DEFAULT_LOCALE, isCurrency, isLocale, isVatMode,
} from '@feszek/contract';
import type { Currency, Locale, VatMode } from '@feszek/contract';
import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';

/** The visitor's choices, read from their cookies. */
export interface Preferences {
  /** `undefined` if they have never chosen. */
  readonly locale: Locale | undefined;
  readonly currency: Currency;
  readonly vatMode: VatMode;
}

/**
 * Reads the choices from a `Cookie` header; an unknown value counts as not chosen.
 *
 * @param defaultVatMode for visitors who have not chosen one
 */
export function readPreferences(cookieHeader: string | undefined, defaultVatMode: VatMode): Preferences {
  const cookies = cookieHeader ? parseCookie(cookieHeader) : {};
  const locale = cookies[COOKIES.locale];
  const currency = cookies[COOKIES.currency];
  const vatMode = cookies[COOKIES.vatMode];
  return {
    locale: isLocale(locale) ? locale : undefined,
    currency: isCurrency(currency) ? currency : DEFAULT_CURRENCY,
    vatMode: isVatMode(vatMode) ? vatMode : defaultVatMode,
  };
}

/** The supported language of an `Accept-Language` header with the highest quality. */
export function acceptedLocale(header: string | undefined): Locale | undefined {
  const preferences = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().split(';');
    const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
    return { locale: tag.trim().slice(0, 2).toLowerCase(), quality: quality ? Number(quality.trim().slice(2)) : 1 };
  });
  const best = preferences.filter(({ locale, quality }) => isLocale(locale) && quality > 0).sort((a, b) => b.quality - a.quality)[0];
  return isLocale(best?.locale) ? best.locale : undefined;
}

/** The language of a visitor whose address contains none: cookie, then browser, then Hungarian. */
export function preferredLocale(preferences: Preferences, acceptLanguage: string | undefined): Locale {
  return preferences.locale ?? acceptedLocale(acceptLanguage) ?? DEFAULT_LOCALE;
}

/**
 * The address by which a visitor is counted.
 *
 * @returns `undefined` if a trusted proxy, or a local program, sends no visitor's address: a health check. Otherwise all
 *   visitors of a proxy that does not set the header would count as one
 */
export function visitorOf({ ip, headers, socket }: Pick<FastifyRequest, 'ip' | 'headers' | 'socket'>, isTrustedProxy: (address: string) => boolean): string | undefined {
  return headers['x-forwarded-for'] === undefined && isTrustedProxy(socket.remoteAddress ?? '') ? undefined : ip;
}
