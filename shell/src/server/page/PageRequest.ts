import { screenAddress } from '@feszek/contract';
import type { Currency, Locale, RouteMatch, RouteTable, ScreenAddress, VatMode } from '@feszek/contract';
import type { RequestTrace } from '@feszek/logging';
import type { IncomingHttpHeaders } from 'node:http';
import { preferredLocale, readPreferences } from '../http/visitor.ts';
import type { Preferences } from '../http/visitor.ts';
import type { VisitorPlan } from '../slices/VisitorPlans.ts';

/** A requested page. Its address is the normalised one of its screen: see `screenAddress`. */
export interface PageRequest extends ScreenAddress, VisitorPlan {
  /** Path and query as requested. */
  readonly requested: string;
  readonly locale: Locale;
  readonly currency: Currency;
  readonly vatMode: VatMode;
  readonly preferences: Preferences;
  /** `undefined` if no route matches the address. */
  readonly match: RouteMatch | undefined;
  readonly headers: IncomingHttpHeaders;
  /** The visitor's address, for the programs behind the shell. */
  readonly ip: string;
  /** The address by which the visitor is counted; `undefined` for a local program or a proxy's own request. */
  readonly visitor: string | undefined;
  readonly trace: RequestTrace;
  /** Aborts when no request waits for the page any more. */
  readonly signal: AbortSignal;
}

/** The visitor's data in an HTTP request, and the plan of its page. */
export interface PageClient extends VisitorPlan {
  readonly ip: string;
  readonly visitor: string | undefined;
  readonly trace: RequestTrace;
  readonly signal: AbortSignal;
}

/** Whether a page shows search results: the most expensive pages of the shop. */
export function isSearch({ match, search }: Pick<PageRequest, 'match' | 'search'>): boolean {
  return match?.route.name === 'search' && Boolean(new URLSearchParams(search).get('q')?.trim());
}

export interface PageAddress extends ScreenAddress {
  /** `undefined` if no route matches the address, which then stays unchanged. */
  readonly match: RouteMatch | undefined;
}

/** Finds the route of an address and normalises the address. */
export function pageAddress(url: string, routes: RouteTable): PageAddress {
  const queryStart = url.indexOf('?');
  const pathname = queryStart < 0 ? url : url.slice(0, queryStart);
  const search = queryStart < 0 ? '' : url.slice(queryStart);
  const match = routes.match(pathname);
  return match ? { match, ...screenAddress(match, pathname, search) } : { match, pathname, search, dropped: '' };
}

/**
 * Reads a page request from an HTTP request.
 *
 * @param defaultVatMode for visitors who have not chosen one
 */
export function pageRequest(url: string, headers: IncomingHttpHeaders, client: PageClient, defaultVatMode: VatMode): PageRequest {
  const address = pageAddress(url, client.plan.routes);
  const { match } = address;
  const preferences = readPreferences(headers.cookie, defaultVatMode);
  return {
    ...address,
    requested: url,
    locale: match?.locale ?? preferredLocale(preferences, headers['accept-language']),
    currency: preferences.currency,
    vatMode: preferences.vatMode,
    preferences,
    headers,
    ...client,
  };
}
