import { describe, expect, it, jest } from '@jest/globals';
import { en, hu } from '../test/texts.ts';
import { createBrowserI18n, unreadableMessages } from './browser.ts';
import { MissingMessageError, createI18n } from './index.ts';
import type { Messages } from './index.ts';

function leafKeys(messages: Messages, prefix = ''): string[] {
  return Object.entries(messages).flatMap(([name, text]) => (typeof text === 'string' ? [prefix + name] : leafKeys(text, `${prefix}${name}.`)));
}

describe('the browser’s translator', () => {
  it.each([['hu', hu], ['en', en]] as const)('formats every text of %s as i18next does, for every plural form', (locale, messages: Messages) => {
    const browser = createBrowserI18n({ locale, messages });
    const i18next = createI18n({ locale, messages });
    const keys = new Set(leafKeys(messages).map((key) => key.replace(/_(zero|one|other)$/, '')));
    for (const key of keys) {
      for (const count of [0, 1, 2, 5, 12_400]) {
        const values = { count, name: '$t(title) {{count}} <b>Anna</b>' };
        expect([key, count, browser.t(key, values)]).toEqual([key, count, i18next.t(key, values)]);
      }
    }
  });

  it('throws on a missing text or placeholder value in development', () => {
    const { t } = createBrowserI18n({ locale: 'hu', messages: { a: { b: 'Szia {{name}}!' } } as Messages, isDevelopment: true });
    expect(() => t('a.c')).toThrow(MissingMessageError);
    expect(() => t('a')).toThrow(MissingMessageError);
    expect(() => t('a.b')).toThrow(MissingMessageError);
    expect(() => t('constructor')).toThrow(MissingMessageError);
  });

  it('shows a missing key’s last name in production, and reports it', () => {
    const onMissing = jest.fn();
    const { t } = createBrowserI18n({ locale: 'hu', messages: { a: { b: 'Szia {{name}}!' } } as Messages, isDevelopment: false, onMissing });
    expect(t('a.c')).toBe('c');
    expect(t('a.b')).toBe('Szia !');
    expect(onMissing).toHaveBeenCalledTimes(2);
  });
});

describe('unreadableMessages', () => {
  it('lists texts that use more than placeholders and plural forms', () => {
    expect(unreadableMessages({ fine: '{{count, number}} db {{name}}', list: { nested: 'x $t(fine)', format: '{{when, datetime}}' } })).toEqual(['list.nested', 'list.format']);
  });
});
