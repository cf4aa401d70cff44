import { routePath } from '@feszek/contract';

export const LISTING = '/hu/kategoriak/etkezo';
export const HOME = '/hu';

async function firstLink(origin: string, path: string, pattern: RegExp): Promise<string> {
  const html = await (await fetch(origin + path)).text();
  const found = pattern.exec(html)?.[1];
  if (!found) throw new Error(`${path} has no link like ${pattern.source}.`);
  return found;
}

/** The path of a product of the listing. */
export const firstProduct = (origin: string) => firstLink(origin, LISTING, /href="(\/hu\/termekek\/[^"]+-\d+)"/);

export interface BenchPage {
  readonly name: string;
  readonly path: string;
}

/** The pages under load. */
export async function loadedPages(origin: string): Promise<readonly BenchPage[]> {
  return [{ name: 'home', path: HOME }, { name: 'listing', path: LISTING }, { name: 'product', path: await firstProduct(origin) }];
}

/** One page of each kind, for the browser. */
export async function pagesOfEachKind(origin: string): Promise<readonly BenchPage[]> {
  return [
    ...(await loadedPages(origin)),
    { name: 'search', path: `${routePath('search', 'hu')}?q=kanap%C3%A9` },
    { name: 'article', path: await firstLink(origin, routePath('blog', 'hu'), /href="(\/hu\/blog\/[^"?]+)"/) },
    { name: 'terms', path: routePath('terms', 'hu') },
    { name: 'contact', path: routePath('contact', 'hu') },
    { name: 'cart', path: routePath('cart', 'hu') },
  ];
}
