import { LOCALES, ROUTES } from '@feszek/contract';

/** Beside personal pages: searching, and what programs talk to each other. Pictures and the slices' files stay open: pages are drawn with them. */
const CLOSED = ['/api/', '/sanctum/', '/payment/', '/internal/', '/preferences'];

/** The part of a path before its first parameter. */
function start(path: string): string {
  return path.replace(/\{.*$/, '');
}

/** What crawlers are asked to leave alone, and where the sitemap is. */
export function robotsTxt(shopUrl: string): string {
  const personal = ROUTES.filter(({ cacheable, name }) => !cacheable || name === 'search');
  const paths = new Set([...CLOSED, ...personal.flatMap(({ paths: own }) => LOCALES.map((locale) => start(own[locale])))]);
  const needed = [...paths].filter((path) => ![...paths].some((other) => other !== path && path.startsWith(other)));
  return ['User-agent: *', ...needed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${shopUrl}/sitemap.xml`, ''].join('\n');
}
