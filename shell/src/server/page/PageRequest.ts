import { matchRoute, screenAddress } from '@feszek/contract';
import type { Currency, Locale, RouteMatch, ScreenAddress, VatMode } from '@feszek/contract';
import type { IncomingHttpHeaders } from 'node:http';
import { preferredLocale, readPreferences } from '../http/visitor.ts';
import type { Preferences } from '../http/visitor.ts';

/** A page that a visitor asks for. Its address is the one of its screen, in the normal form: see `screenAddress`. */
export interface PageRequest extends ScreenAddress {
  readonly locale: Locale;
  readonly currency: Currency;
  readonly vatMode: VatMode;
  readonly preferences: Preferences;
  /** `undefined` where no route has this address. */
  readonly match: RouteMatch | undefined;
  readonly headers: IncomingHttpHeaders;
  /** The visitor's address, for the programs behind the shell. */
  readonly ip: string;
  /** The address by which the visitor is counted; `undefined` for a program of this machine or a proxy's own request. */
  readonly visitor: string | undefined;
  readonly traceparent: string;
  /** Aborts when nobody waits for the page any more. */
  readonly signal: AbortSignal;
}

/** What an HTTP request says of who asks. */
export interface PageClient {
  readonly ip: string;
  readonly visitor: string | undefined;
  readonly traceparent: string;
  readonly signal: AbortSignal;
}

/** Whether a page shows search results: the most expensive pages of the shop. */
export function isSearch({ match, search }: Pick<PageRequest, 'match' | 'search'>): boolean {
  return match?.route.name === 'search' && Boolean(new URLSearchParams(search).get('q')?.trim());
}

export interface PageAddress extends ScreenAddress {
  /** `undefined` where no route has this address, which then stays as it is. */
  readonly match: RouteMatch | undefined;
}

/** Finds the route of an address, and brings the address into its normal form. */
export function pageAddress(url: string): PageAddress {
  const queryStart = url.indexOf('?');
  const pathname = queryStart < 0 ? url : url.slice(0, queryStart);
  const search = queryStart < 0 ? '' : url.slice(queryStart);
  const match = matchRoute(pathname);
  return match ? { match, ...screenAddress(match, pathname, search) } : { match, pathname, search, dropped: '' };
}

/** Reads a page request off an HTTP request. */
export function pageRequest(url: string, headers: IncomingHttpHeaders, client: PageClient): PageRequest {
  const address = pageAddress(url);
  const { match } = address;
  const preferences = readPreferences(headers.cookie);
  return {
    ...address,
    locale: match?.locale ?? preferredLocale(preferences, headers['accept-language']),
    currency: preferences.currency,
    vatMode: preferences.vatMode,
    preferences,
    headers,
    ...client,
  };
}
