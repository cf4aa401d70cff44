import { FILE_CACHE } from './cacheNames.ts';

/** Pictures of the shop; others are not stored. */
const PICTURE = /^\/images\//;

function ownPath(address: string, origin: string): string | undefined {
  const url = URL.canParse(address, origin) ? new URL(address, origin) : undefined;
  return url?.origin === origin ? url.pathname + url.search : undefined;
}

/** The addresses of the shop's own pictures among those that a page shows. */
export function ownPictures(addresses: readonly string[], origin: string): string[] {
  return [...new Set(addresses.flatMap((address) => ownPath(address, origin) ?? []))].filter((path) => PICTURE.test(path));
}

function pathOf({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

async function missing(cache: Cache, paths: readonly string[]): Promise<string[]> {
  const known = new Set((await cache.keys()).map(pathOf));
  return paths.filter((path) => !known.has(path));
}

/**
 * Stores the files that a copy needs. The browser has most of them in its own cache.
 *
 * @throws TypeError if a style sheet, a font or a script cannot be loaded: the copy would be incomplete
 */
export async function storeFiles(needed: readonly string[], pictures: readonly string[]): Promise<void> {
  const cache = await caches.open(FILE_CACHE);
  await cache.addAll(await missing(cache, needed));
  // A copy without a picture shows its description.
  await Promise.allSettled((await missing(cache, pictures)).map((path) => cache.add(path)));
}

/** Deletes the files that no copy shows any more. */
export async function deleteUnusedFiles(used: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(FILE_CACHE);
  const stored = await cache.keys();
  const unused = stored.filter((request) => !used.has(pathOf(request)));
  await Promise.all(unused.map((request) => cache.delete(request, { ignoreVary: true })));
}
