import { LOCALE_TAGS } from '@feszek/contract';
import type { I18n, I18nOptions } from './createI18n.ts';
import { formatDate, formatList, formatNumber } from './format.ts';
import { MissingMessageError } from './MissingMessageError.ts';
import type { MessageParams, Messages } from './messages.ts';

/** `{{name}}`, or `{{name, number}}` for a number as the language writes it. */
const PLACE = /\{\{\s*(\w+)\s*(?:,\s*(number)\s*)?\}\}/g;

function wordsAt(messages: Messages, key: string): string | undefined {
  let found: string | Messages | undefined = messages;
  for (const name of key.split('.')) found = typeof found === 'object' && Object.hasOwn(found, name) ? found[name] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/**
 * The same translator as `createI18n` for browsers: it reads the part of i18next's format that the shop's texts use
 * (nested keys, placeholders, plural forms) without i18next itself, which would be an eighth of a page's JavaScript.
 * A test checks that both return the same text.
 */
export function createBrowserI18n<M extends Messages>({
  locale, messages, isDevelopment = process.env['NODE_ENV'] !== 'production', onMissing,
}: I18nOptions<M>): I18n<M> {
  const plurals = new Intl.PluralRules(LOCALE_TAGS[locale]);

  function missing(what: string, shown: string): string {
    const error = new MissingMessageError(what, locale);
    if (isDevelopment) throw error;
    onMissing?.(error);
    return shown;
  }

  function words(key: string, count: unknown): string | undefined {
    if (typeof count !== 'number') return wordsAt(messages, key);
    const nothing = count === 0 ? wordsAt(messages, `${key}_zero`) : undefined;
    return nothing ?? wordsAt(messages, `${key}_${plurals.select(count)}`) ?? wordsAt(messages, key);
  }

  function t(key: string, params: MessageParams = {}): string {
    const text = words(key, params['count']);
    if (text === undefined) return missing(`words for "${key}"`, key.slice(key.lastIndexOf('.') + 1));
    return text.replace(PLACE, (_, name: string, format: string | undefined) => {
      const value = params[name];
      if (value === undefined) return missing(`a value for "${name}" in "${key}"`, '');
      return format && typeof value === 'number' ? formatNumber(locale, value) : String(value);
    });
  }

  return {
    locale,
    t,
    formatDate: (date, style) => formatDate(locale, date, style),
    formatNumber: (value, options) => formatNumber(locale, value, options),
    formatList: (items) => formatList(locale, items),
  };
}

/**
 * Keys whose text uses more of i18next's format than browsers read: nesting, contexts, other formats.
 * A slice's build refuses them.
 */
export function unreadableMessages(messages: Messages, prefix = ''): string[] {
  return Object.entries(messages).flatMap(([name, text]) => {
    if (typeof text !== 'string') return unreadableMessages(text, `${prefix}${name}.`);
    const rest = text.replace(PLACE, '');
    return rest.includes('{{') || rest.includes('$t(') ? [prefix + name] : [];
  });
}
