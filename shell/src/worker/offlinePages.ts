import { LOCALES, fillMessage } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { html, trusted } from '../markup/html.ts';
import { COPIES_PLACE, offlinePath } from '../markup/offlinePage.ts';
import { offlineCacheName } from './cacheNames.ts';
import type { ListedCopy } from './Copies.ts';
import { OFFLINE_TEXTS, copyTime } from './offlineTexts.ts';
import { pageFiles } from './pageFiles.ts';
import { createPage } from './storedCopy.ts';

/** Stores the offline pages of a build with their files. */
export async function storeOfflinePages(version: string): Promise<void> {
  const cache = await caches.open(offlineCacheName(version));
  const paths = LOCALES.map(offlinePath);
  await cache.addAll(paths);
  const pages = await Promise.all(paths.map(async (path) => (await cache.match(path, { ignoreVary: true }))?.text() ?? ''));
  const scripts = pages.flatMap((page) => [...page.matchAll(/<script defer src="([^"]+)"/g)].flatMap(([, src]) => src ?? []));
  await cache.addAll([...new Set([...pages.flatMap(pageFiles), ...scripts])]);
}

/** The list of copies that can be read, in one language: the cart first, then the pages that were seen last. */
function listOf(locale: Locale, carts: readonly ListedCopy[], pages: readonly ListedCopy[]): string {
  const texts = OFFLINE_TEXTS[locale];
  const isOwn = ({ key }: ListedCopy) => key === `/${locale}` || key.startsWith(`/${locale}/`);
  const entries = [
    ...carts.filter(isOwn).map((copy) => ({ ...copy, title: trusted(texts.cart) })),
    ...pages.filter(isOwn).map((copy) => ({ ...copy, title: trusted(copy.record.title) })),
  ];
  if (entries.length === 0) return '';
  const items = entries.map(({ key, title, record }) => html`<li><a href="${key}">${title}</a> <small>${fillMessage(texts.savedAt, { time: copyTime(locale, record.copiedAt) })}</small></li>`);
  return html`<nav class="shell-copies" aria-labelledby="copies"><h2 id="copies">${texts.pages}</h2><ul>${items}</ul></nav>`.text;
}

/** The page for an address without a copy, with links to the existing copies. */
export async function offlinePage(locale: Locale, version: string, carts: readonly ListedCopy[], pages: readonly ListedCopy[]): Promise<Response> {
  const stored = await (await caches.open(offlineCacheName(version))).match(offlinePath(locale), { ignoreVary: true });
  if (!stored) return Response.error();
  const page = await stored.text();
  return createPage(page.replace(COPIES_PLACE, () => listOf(locale, carts, pages)), stored);
}
