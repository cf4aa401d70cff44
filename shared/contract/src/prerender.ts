import type { Currency, VatMode } from './locale.ts';
import type { RouteMatch } from './RouteTable.ts';
import type { RouteName } from './routes.ts';
import type { SliceName } from './slices.ts';

/** Screens that the shell composes before their first visitor: the home page and the pages of content. */
export const PRERENDERED_ROUTES: ReadonlySet<string> = new Set<RouteName>([
  'index', 'blog', 'careers', 'companies', 'contact', 'cookie-rules', 'delivery', 'delivery-and-payment', 'faq', 'newsletter', 'stocks', 'terms', 'page_slug',
]);

/** Whether a page is prerendered: one of these screens without a query. */
export function isPrerendered(match: RouteMatch | undefined, search: string): match is RouteMatch {
  return match !== undefined && search === '' && PRERENDERED_ROUTES.has(match.route.name);
}

const PAYLOAD_FILE = '/_payload.json';

/** The address of the data of a prerendered page. */
export function payloadPath(pathname: string): string {
  return (pathname.endsWith('/') ? pathname.slice(0, -1) : pathname) + PAYLOAD_FILE;
}

/** The page whose data an address names; `undefined` for another address. */
export function pageOfPayload(pathname: string): string | undefined {
  return pathname.endsWith(PAYLOAD_FILE) ? pathname.slice(0, -PAYLOAD_FILE.length) : undefined;
}

/** The data of a prerendered page, with which the browser shows it without calls of the API. */
export interface PagePayload {
  readonly slice: SliceName;
  /** The release of the slice that has loaded the data: another one may need other data. */
  readonly version: string;
  readonly currency: Currency;
  readonly vatMode: VatMode;
  readonly data: unknown;
}
