import { LOCALES, matchRoute } from '@feszek/contract';
import { requestSlice } from './requestSlice.ts';

function textsOf(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found.replaceAll('&amp;', '&'));
}

async function read(address: string): Promise<string> {
  const { status, body } = await requestSlice(address);
  if (status !== 200) throw new Error(`${address} is answered with ${status}`);
  return body.toString('utf8');
}

/** The paths of the sitemap. Its addresses may have another origin than the one by which the shop is called here. */
async function sitemapPaths(shop: string): Promise<string[]> {
  const locations = async (path: string) => textsOf(await read(new URL(path, shop).href), /<loc>([^<]*)<\/loc>/g).map((address) => new URL(address).pathname);
  return (await Promise.all((await locations('/sitemap.xml')).map(locations))).flat();
}

/** The first path of each route in each language. */
function onePerRoute(paths: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const path of paths) {
    const match = matchRoute(path);
    const key = `${match?.locale} ${match?.route.name}`;
    if (match && !first.has(key)) first.set(key, path);
  }
  return [...first.values()];
}

/**
 * Reads examples from a running shop: a path of each route, and the references of the parts on these pages.
 *
 * @param shop - its address
 * @returns examples for `checkSlice`
 * @throws Error if the shop does not answer
 */
export async function readExamples(shop: string): Promise<readonly string[]> {
  const paths = onePerRoute([...LOCALES.map((locale) => `/${locale}`), ...(await sitemapPaths(shop))]);
  const references = new Set<string>();
  for (const path of paths) {
    const { body } = await requestSlice(new URL(path, shop).href);
    for (const reference of textsOf(body.toString('utf8'), /data-slot="([^"]+)"/g)) references.add(reference);
  }
  return [...paths, ...references];
}
