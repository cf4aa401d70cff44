import { routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';

/** The privacy policy is a page of the shop's content, under its own slug in each language. */
const PRIVACY_SLUG: Readonly<Record<Locale, string>> = { hu: 'adatkezelesi-tajekoztato', en: 'privacy-policy' };

/** What the buyer accepts, as he can read it. */
export const legalPages = {
  terms: (locale: Locale) => routePath('terms', locale),
  privacy: (locale: Locale) => routePath('page_slug', locale, { page_slug: PRIVACY_SLUG[locale] }),
};
