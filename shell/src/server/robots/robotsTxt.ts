import { LOCALES } from '@feszek/contract';
import type { Route } from '@feszek/contract';

/** Personal pages, search, and addresses for programs. Pictures and slices' files are allowed: crawlers render pages with them. */
const CLOSED = ['/api/', '/sanctum/', '/payment/', '/internal/', '/preferences'];

/** The part of a path before its first parameter. */
function start(path: string): string {
  return path.replace(/\{.*$/, '');
}

/** The paths that crawlers must not visit, and the address of the sitemap. */
export function robotsTxt(shopUrl: string, routes: readonly Route[]): string {
  const personal = routes.filter(({ cacheable, name }) => !cacheable || name === 'search');
  const paths = new Set([...CLOSED, ...personal.flatMap(({ paths: own }) => LOCALES.map((locale) => start(own[locale])))]);
  const needed = [...paths].filter((path) => ![...paths].some((other) => other !== path && path.startsWith(other)));
  return ['User-agent: *', ...needed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${shopUrl}/sitemap.xml`, ''].join('\n');
}
