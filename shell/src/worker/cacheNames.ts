import { CACHE_NAMES } from '@feszek/contract';

/** Copies of pages without personal data. The number is raised when the form of a copy changes. */
export const PAGE_CACHE = `${CACHE_NAMES.pages}1`;
/** The copy of the visitor's own cart page. */
export const CART_CACHE = `${CACHE_NAMES.cart}1`;
/** Styles, fonts and pictures of the copies. */
export const FILE_CACHE = `${CACHE_NAMES.files}1`;

/** The offline pages of one build, with their files. */
export function offlineCacheName(version: string): string {
  return `${CACHE_NAMES.offline}${version}`;
}

/** Deletes the worker's caches except those that are named. */
export async function deleteCaches(kept: readonly string[] = []): Promise<void> {
  const beginnings = Object.values(CACHE_NAMES);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => beginnings.some((beginning) => name.startsWith(beginning)) && !kept.includes(name)).map((name) => caches.delete(name)));
}
