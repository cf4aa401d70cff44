import { COOKIES, DEFAULT_CURRENCY, DEFAULT_LOCALE, isCurrency, isLocale } from '@feszek/contract';
import type { Currency, Locale } from '@feszek/contract';
import type { FastifyRequest } from 'fastify';

/** The language and currency of an answer. */
export interface View {
  readonly locale: Locale;
  readonly currency: Currency;
}

export function requestLocale(request: Pick<FastifyRequest, 'headers'>): Locale {
  const { locale } = request.headers;
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
}

/** `Locale` and `Currency-Id` headers; the currency falls back to the visitor's cookie (specification, chapter 7). */
export function requestView(request: FastifyRequest): View {
  const currency = [request.headers['currency-id'], request.cookies[COOKIES.currency]].find(isCurrency);
  return { locale: requestLocale(request), currency: currency ?? DEFAULT_CURRENCY };
}
