import { CATALOGUE_LISTS, CONTENT_ROUTES, LOCALES } from '@feszek/contract';
import type { Locale, Route } from '@feszek/contract';
import type { Plan } from '../slices/Plan.ts';

/** Public screens that are not landing pages: their content depends on a query or on a link from a mail. */
const NOT_FOUND_BY_SEARCH = new Set(['search', 'product-without-slug', 'data-sheet', 'stock-alert']);
/** The API lists the pages of content that exist, and the lists that are not empty. */
const LISTED_BY_API: ReadonlySet<string> = new Set([...CONTENT_ROUTES, ...CATALOGUE_LISTS]);

function isListed({ name, auth, cacheable, paths, screen }: Route): boolean {
  return auth === 'anyone' && cacheable && !Object.values(paths).some((path) => path.includes('{')) && !NOT_FOUND_BY_SEARCH.has(screen) && !LISTED_BY_API.has(name);
}

/** Pages without parameters whose screen is deployed. */
export function sitemapPages(plan: Pick<Plan, 'get' | 'routes'>): Route[] {
  return plan.routes.routes.filter((route) => isListed(route) && plan.get(route.slice)?.manifest.fragments[route.screen] !== undefined);
}

function entries({ paths }: Route, shopUrl: string): string {
  const alternates = [...LOCALES.map((locale) => [locale, paths[locale]] as const), ['x-default', paths.hu] as const];
  const links = alternates.map(([language, path]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${shopUrl}${path}"/>`).join('');
  return LOCALES.map((locale: Locale) => `<url><loc>${shopUrl}${paths[locale]}</loc>${links}</url>\n`).join('');
}

/** The shell's part of the sitemap; the API has the others. The route table's paths need no escaping. */
export function sitemapOfPages(plan: Pick<Plan, 'get' | 'routes'>, shopUrl: string): string {
  const pages = sitemapPages(plan).map((route) => entries(route, shopUrl));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${pages.join('')}</urlset>\n`;
}
