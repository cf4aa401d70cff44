/** All caches of the worker begin with it. */
const PREFIX = 'feszek-';

/** Copies of pages without personal data. The number is raised when the form of a copy changes. */
export const PAGE_CACHE = `${PREFIX}pages-1`;
/** The copy of the visitor's own cart page. */
export const CART_CACHE = `${PREFIX}cart-1`;
/** Styles, fonts and pictures of the copies. */
export const FILE_CACHE = `${PREFIX}files-1`;

/** The offline pages of one build, with their files. */
export function offlineCacheName(version: string): string {
  return `${PREFIX}offline-${version}`;
}

/** Deletes the worker's caches except those that are named. */
export async function deleteCaches(kept: readonly string[] = []): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && !kept.includes(name)).map((name) => caches.delete(name)));
}
