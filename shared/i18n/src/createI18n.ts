import { createInstance } from 'i18next';
import type { Locale } from '@feszek/contract';
import { formatDate, formatList, formatNumber } from './format.ts';
import type { DateStyle, NumberOptions } from './format.ts';
import { MissingMessageError } from './MissingMessageError.ts';
import type { MessageParams, Messages, Translate } from './messages.ts';

export interface I18nOptions<M extends Messages> {
  readonly locale: Locale;
  /** The texts of that language; the other language is never sent to the browser. */
  readonly messages: M;
  /** Whether a missing text throws; by default, in development (`NODE_ENV`). */
  readonly isDevelopment?: boolean;
  /** Called with each missing key, in production. */
  readonly onMissing?: (error: MissingMessageError) => void;
}

/** The texts and formats of one root in one language; the language never changes during a page's life. */
export interface I18n<M extends Messages = Messages> {
  readonly locale: Locale;
  readonly t: Translate<M>;
  /** @param date - a `Date`, an ISO time, or milliseconds since 1970; written in the shop's time, Europe/Budapest */
  formatDate(date: Date | string | number, style?: DateStyle): string;
  /** For numbers that are not money: for prices see `formatPrice` of `@feszek/money`. */
  formatNumber(value: number, options?: NumberOptions): string;
  formatList(items: readonly string[]): string;
}

/** A missing English text is shown as the last name of its key, not in Hungarian: a page has the texts of one language only. */
function lastName(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1);
}

/**
 * Creates the translator of one React root.
 *
 * A key without a text, or a placeholder without a value, throws a `MissingMessageError` in development. In
 * production the key is shown as its last name (`cart.empty` as `empty`), the placeholder as an empty string, and `onMissing` receives it.
 */
export function createI18n<M extends Messages>({
  locale, messages, isDevelopment = process.env.NODE_ENV !== 'production', onMissing,
}: I18nOptions<M>): I18n<M> {
  /** @param shown - what a visitor sees in its place */
  function missing(what: string, shown: string): string {
    const error = new MissingMessageError(what, locale);
    if (isDevelopment) throw error;
    onMissing?.(error);
    return shown;
  }

  const instance = createInstance({
    lng: locale,
    resources: { [locale]: { translation: messages } },
    initAsync: false,
    fallbackLng: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: (key) => missing(`words for "${key}"`, lastName(key)),
    missingInterpolationHandler: (text) => missing(`value for a place of "${text}"`, ''),
  });
  void instance.init();
  // A server uses the same plain texts on every page.
  const plain = new Map<string, string>();

  function t(key: string, params?: MessageParams): string {
    if (params) return instance.t(key, { ...params, returnObjects: false });
    let text = plain.get(key);
    if (text === undefined) plain.set(key, (text = instance.t(key, { returnObjects: false })));
    return text;
  }

  return {
    locale,
    t,
    formatDate: (date, style) => formatDate(locale, date, style),
    formatNumber: (value, options) => formatNumber(locale, value, options),
    formatList: (items) => formatList(locale, items),
  };
}

/** Only the translator, for loaders and page heads outside React. */
export function translator<M extends Messages>(locale: Locale, messages: M): Translate<M> {
  return createI18n({ locale, messages }).t;
}
