import type { ApiClient } from '@feszek/api-client';
import type { Currency, FragmentRequest, Locale, PageHead, RouteParams, VatMode } from '@feszek/contract';
import type { Translate } from '@feszek/i18n';
import type { ComponentType } from 'react';

/** What a screen is loaded for: the address and the visitor's choices. The same on the server and in the browser. */
export interface LoadContext {
  readonly api: ApiClient;
  readonly locale: Locale;
  readonly currency: Currency;
  readonly vatMode: VatMode;
  readonly pathname: string;
  readonly search: URLSearchParams;
  readonly params: RouteParams;
  readonly signal: AbortSignal | undefined;
}

/** How long, in seconds, what was loaded may be shared between visitors, and what ends that at once. */
export interface Freshness {
  readonly maxAge: number;
  readonly staleWhileRevalidate: number;
  readonly tags: readonly string[];
}

export type LoadResult<Data> =
  | { readonly status: 200; readonly data: Data; readonly freshness: Freshness }
  | { readonly status: 301 | 302; readonly location: string }
  | { readonly status: 404 };

const DEFAULT_FRESHNESS: Freshness = { maxAge: 60, staleWhileRevalidate: 3600, tags: [] };

/** The screen has its data. */
export function found<Data>(data: Data, freshness: Partial<Freshness> = {}): LoadResult<Data> {
  return { status: 200, data, freshness: { ...DEFAULT_FRESHNESS, ...freshness } };
}

/** The address is well formed, but does not exist: the shell shows its not-found page. */
export function notFound(): { readonly status: 404 } {
  return { status: 404 };
}

/** The address has moved: permanently (301) or temporarily (302). `location` is a path of the shop. */
export function redirect(location: string, permanent = false): { readonly status: 301 | 302; readonly location: string } {
  return { status: permanent ? 301 : 302, location };
}

/** The input of a head: the address of the screen, and texts in the page's language. */
export interface HeadContext {
  readonly locale: Locale;
  readonly currency: Currency;
  readonly pathname: string;
  readonly search: URLSearchParams;
  readonly t: Translate;
}

/**
 * A screen, or a part that another program places on its pages: loaded, then rendered, in the same way on the server and
 * in the browser.
 */
export interface Screen<Data> {
  load(context: LoadContext): Promise<LoadResult<Data>>;
  /** The page's head when this is the primary fragment. */
  head(data: Data, context: HeadContext): PageHead;
  readonly Component: ComponentType<{ readonly data: Data }>;
  /**
   * Pages with an equal instance keep their elements and their state when one replaces the other, for example variants of
   * a product. By default each path is an instance of its own.
   */
  instance?(data: Data): string | undefined;
}

/** A screen without the type of its data. */
export type AnyScreen = Screen<unknown>;

/** Declares a screen and checks that loader, head and component agree on the data. */
export function defineScreen<Data>(screen: Screen<Data>): AnyScreen {
  // Only this screen's `head` and `Component` receive the data of its `load`, so removing the type is safe.
  return screen as unknown as AnyScreen;
}

/** The context in which `load` runs for a fragment request. */
export function loadContext(request: FragmentRequest, api: ApiClient, signal: AbortSignal | undefined): LoadContext {
  const { locale, currency, vatMode, pathname, params } = request;
  return { api, locale, currency, vatMode, pathname, params, search: new URLSearchParams(request.search), signal };
}
