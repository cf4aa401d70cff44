import { createElement } from 'react';
import type { ReactNode } from 'react';
import type { Locale } from '@feszek/contract';
import { I18nProvider, createI18n, useI18n, useT } from '../src/index.ts';
import { en, hu } from './texts.ts';

export function Basket(): ReactNode {
  const t = useT<typeof hu>();
  const { locale, formatDate } = useI18n<typeof hu>();
  return createElement('p', { lang: locale }, t('items', { count: 2 }), ' · ', formatDate('2025-11-21T09:30:00Z', 'time'));
}

export function basketIn(locale: Locale): ReactNode {
  const i18n = createI18n<typeof hu | typeof en>({ locale, messages: locale === 'hu' ? hu : en });
  return createElement(I18nProvider, { i18n }, createElement(Basket));
}

/** What the server writes, and what the browser must find to hydrate it. */
export const BASKET_HTML: Record<Locale, string> = {
  hu: '<p lang="hu">2 termék a kosaradban<!-- --> · <!-- -->2025. november\u00A021. 10:30</p>',
  en: '<p lang="en">2 items in your basket<!-- --> · <!-- -->21\u00A0November 2025 at 10:30</p>',
};
