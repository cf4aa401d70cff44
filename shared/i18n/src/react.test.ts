/** @jest-environment jsdom */
import { describe, expect, it, jest } from '@jest/globals';
import { act, createElement } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { en, hu } from '../test/words.ts';
import { I18nProvider, createI18n, useI18n, useT } from './index.ts';

// React's streaming renderer wants what jsdom leaves out of a page; a page never needs it.
const { MessageChannel } = await import('node:worker_threads');
const { TextEncoder } = await import('node:util');
Object.assign(globalThis, { MessageChannel, TextEncoder, IS_REACT_ACT_ENVIRONMENT: true });
const { renderToString } = await import('react-dom/server');

function Basket(): ReactNode {
  const t = useT<typeof hu>();
  const { locale, formatDate } = useI18n<typeof hu>();
  return createElement('p', { lang: locale }, t('items', { count: 2 }), ' · ', formatDate('2025-11-21T09:30:00Z', 'time'));
}

function basketIn(locale: 'hu' | 'en'): ReactNode {
  const i18n = createI18n<typeof hu | typeof en>({ locale, messages: locale === 'hu' ? hu : en });
  return createElement(I18nProvider, { i18n }, createElement(Basket));
}

describe('the React binding', () => {
  it.each([
    ['hu', '<p lang="hu">2 termék a kosaradban<!-- --> · <!-- -->2025. november 21. 10:30</p>'],
    ['en', '<p lang="en">2 items in your basket<!-- --> · <!-- -->November 21, 2025 at 10:30\u00A0AM</p>'],
  ] as const)('writes in %s on the server what the browser then hydrates without a difference', async (locale, html) => {
    expect(renderToString(basketIn(locale))).toBe(html);
    const container = document.createElement('div');
    container.innerHTML = html;
    const onRecoverableError = jest.fn();
    const root = await act(() => hydrateRoot(container, basketIn(locale), { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(container.innerHTML).toBe(html.replace('\u00A0', '&nbsp;'));
    await act(() => root.unmount());
  });

  it('needs its provider', () => {
    const quiet = jest.spyOn(console, 'error').mockReturnValue();
    expect(() => renderToString(createElement(Basket))).toThrow('useI18n needs an I18nProvider above it');
    quiet.mockRestore();
  });
});
