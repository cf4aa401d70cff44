import { LIMITS } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { createBrowserI18n } from '@feszek/i18n/browser';
import type { Translate } from '@feszek/i18n';
import type { CatalogMessages } from '../locales/hu.ts';

const MESSAGES = {
  hu: () => import(/* webpackChunkName: "messages-hu" */ '../locales/hu.ts'),
  en: () => import(/* webpackChunkName: "messages-en" */ '../locales/en.ts'),
};

/** The message about favourites that did not fit into a full list. */
export async function leftOutMessage(locale: Locale, count: number): Promise<string> {
  const { messages } = await MESSAGES[locale]();
  const t: Translate<CatalogMessages> = createBrowserI18n({ locale, messages }).t;
  return t('heart.noRoom', { count, max: LIMITS.favourites });
}
