import type { Locale } from './locale.ts';
import { routePath } from './routePath.ts';

/** The slugs of the content page with the privacy notice. */
const PRIVACY_SLUGS: Readonly<Record<Locale, string>> = { hu: 'adatvedelem', en: 'privacy' };

/** The slugs of the content page on how reviews are collected and verified. */
const REVIEWS_SLUGS: Readonly<Record<Locale, string>> = { hu: 'ertekelesek', en: 'reviews' };

/** What a visitor accepts with a consent. */
export const LEGAL_DOCUMENTS = ['terms', 'privacy'] as const;
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];

/** The page of the terms and conditions or of the privacy notice, to which the consents of forms link. */
export function legalPath(document: LegalDocument, locale: Locale): string {
  return document === 'terms' ? routePath('terms', locale) : routePath('page_slug', locale, { page_slug: PRIVACY_SLUGS[locale] });
}

/** The names under which `GET /api/pages/{name}` must answer a document, so that the links of its consents work in each language. */
export function legalPageNames(document: LegalDocument): readonly string[] {
  return document === 'terms' ? ['terms'] : Object.values(PRIVACY_SLUGS);
}

/** The page on how the shop collects and verifies reviews. */
export function reviewsPath(locale: Locale): string {
  return routePath('page_slug', locale, { page_slug: REVIEWS_SLUGS[locale] });
}
