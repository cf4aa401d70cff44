import { matchRoute } from '@feszek/contract';
import type { Locale, RouteName } from '@feszek/contract';

/** Lengths in characters, and numbers of entries. */
export const FOLDER_LIMITS = {
  line: 300,
  text: 5000,
  slug: 200,
  description: { least: 120, most: 160 },
  pageDescription: 300,
  topics: 50, topicCategories: 100, related: 12,
  faqTopics: 50, questions: 100, menuItems: 50, showrooms: 100, intervals: 4, exceptions: 100, exchanged: 50, socialPosts: 100, roomPoints: 12, redirects: 5000,
} as const;

/** Routes whose text is a page of this name. */
export const PAGE_ROUTES: readonly RouteName[] = ['careers', 'companies', 'contact', 'cookie-rules', 'delivery-and-payment', 'delivery', 'stocks', 'terms', 'data-sheet', 'newsletter'];

/** Pages whose earlier texts are stored: an order refers to the terms under which it was placed. */
export const VERSIONED_PAGES: readonly string[] = ['terms', 'privacy'];

const KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/;
/** Addresses of the API that look like the slug of an article. */
const RESERVED_ARTICLE_SLUGS: readonly string[] = ['recent'];

export function isKey(text: string): boolean {
  return KEY.test(text);
}

export function isNamedPage(key: string): boolean {
  return PAGE_ROUTES.some((name) => name === key);
}

/** @returns what is wrong with the slug of an article; `undefined` if nothing is */
export function articleSlugFault(slug: string): string | undefined {
  if (!SLUG.test(slug)) return 'A slug consists of lower-case letters without accents, digits, hyphens and slashes.';
  return RESERVED_ARTICLE_SLUGS.includes(slug) ? `The slug "${slug}" is reserved.` : undefined;
}

/** @returns what is wrong with the slug of a generic page; `undefined` if nothing is */
export function pageSlugFault(slug: string, locale: Locale): string | undefined {
  if (!SLUG.test(slug)) return 'A slug consists of lower-case letters without accents, digits, hyphens and slashes.';
  const match = matchRoute(`/${locale}/${slug}`);
  return match?.route.name === 'page_slug' ? undefined : `The address /${locale}/${slug} belongs to the route "${match?.route.name ?? ''}".`;
}
