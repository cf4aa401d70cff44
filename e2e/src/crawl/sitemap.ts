/** An address of the sitemap. */
export interface SitemapEntry {
  readonly path: string;
  /** Paths by language, with `x-default`. */
  readonly alternates: ReadonlyMap<string, string>;
  readonly pictures: readonly string[];
}

async function read(address: string): Promise<string> {
  const response = await fetch(address);
  if (response.status !== 200) throw new Error(`${address} is answered ${response.status}`);
  return (await response.text()).replaceAll('&amp;', '&');
}

function textsOf(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text);
}

/** Reads all parts of the sitemap. */
export async function readSitemap(shopUrl: string): Promise<SitemapEntry[]> {
  const withoutOrigin = (address = '') => address.slice(shopUrl.length);
  const parts = await Promise.all(textsOf(await read(`${shopUrl}/sitemap.xml`), 'loc').map(read));
  return parts.flatMap((xml) =>
    xml.split('<url>').slice(1).map((entry) => ({
      path: withoutOrigin(textsOf(entry, 'loc')[0]),
      alternates: new Map([...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language = '', address]) => [language, withoutOrigin(address)])),
      pictures: textsOf(entry, 'image:loc').map(withoutOrigin),
    })));
}
