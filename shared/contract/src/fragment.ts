import type { Gives, Needs } from './contracts.ts';
import { isCurrency, isLocale, isVatMode } from './locale.ts';
import type { Currency, Locale, VatMode } from './locale.ts';
import type { ProtocolRange } from './protocol.ts';
import type { Route, RouteParams } from './routes.ts';
import type { SliceName } from './slices.ts';

export const FRAGMENT_CONTENT_TYPE = 'application/vnd.feszek.fragment; charset=utf-8';

/**
 * A request of the shell to a slice: `GET {slice}/fragments/{fragment}?…`, see `fragmentQuery`.
 * A fragment's name is a screen of the route table (`product`) or a part of a page (`mini-cart`).
 */
export interface FragmentRequest {
  readonly fragment: string;
  readonly locale: Locale;
  readonly currency: Currency;
  readonly vatMode: VatMode;
  /** Path and query of the page's address. */
  readonly pathname: string;
  readonly search: string;
  /** The route's parameters; of a part, those of its slot. */
  readonly params: RouteParams;
  /** The number of this copy of a part on the page, from 2; absent for the first. Each copy has its own element ids. */
  readonly instance?: number;
}

/** Lifetimes of a shared response in seconds, and the tags that invalidate it. */
export interface PublicCachePolicy {
  readonly kind: 'public';
  readonly maxAge: number;
  readonly staleWhileRevalidate: number;
  /** E.g. `product:17`, `list:3`, `faq`. */
  readonly tags: readonly string[];
}

export type CachePolicy = PublicCachePolicy | { readonly kind: 'personal' };

/** The page's metadata from the primary fragment. Addresses are paths of this shop. */
export interface PageHead {
  readonly title: string;
  readonly description?: string;
  readonly canonical?: string;
  /** The address of the page in each language in which it exists. */
  readonly alternates?: Partial<Record<Locale, string>>;
  readonly robots?: 'noindex';
  /** Feeds of what the page lists. */
  readonly feeds?: readonly { readonly type: 'application/rss+xml' | 'application/feed+json'; readonly title: string; readonly href: string }[];
  readonly structuredData?: readonly object[];
  /** What the page is about, for previews of links (https://ogp.me); a website by default. */
  readonly type?: 'article' | 'product';
  /** Path of the picture beside links to the page, 1200 × 630 pixels; the shop's general one by default. */
  readonly shareImage?: string;
  /** Pictures above the fold, fetched with high priority. */
  readonly preloadImages?: readonly { readonly srcSet: string; readonly sizes: string }[];
}

/** First line of a fragment response. */
export interface HeadRecord {
  /** The version of the request. */
  readonly protocol: number;
  /** The release that rendered the fragment. The browser must hydrate it with the same release. */
  readonly version: string;
  readonly status: 200 | 301 | 302 | 404;
  /** Set with 301 and 302. */
  readonly location?: string;
  readonly head: PageHead;
  readonly cache: CachePolicy;
  /** Addresses of the fragment's files, under the base of the slice. */
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  /** References of the nested slots in the HTML, in their order, e.g. `content/recent-posts`: see `slotReference`. */
  readonly slots: readonly string[];
  /** The data of a static screen that owns the address: not in its page, but in the page's payload (`PagePayload`). */
  readonly payload?: unknown;
}

/** A fragment response: the head record in one line, the data for hydration in one line, then HTML. */
export interface FragmentResponse {
  readonly record: HeadRecord;
  readonly data: string;
  readonly html: string;
}

/** One fragment in a slice's manifest. */
export interface FragmentManifest {
  readonly kind: 'public' | 'personal';
  /** A static fragment is never hydrated, so the page does not load its code. */
  readonly mode: 'hydrate' | 'static' | 'browser';
  /** The names of the parameters that a part accepts from its slot; absent without any. */
  readonly params?: readonly string[];
  /** Other pages show the part as this element, `<feszek-{element}>`; absent for a part without an element of its own. */
  readonly element?: string;
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  /** The files with its texts, by language. Absent in manifests of earlier releases, which have only those of the whole slice. */
  readonly texts?: Readonly<Record<Locale, readonly string[]>>;
}

/** A route in the manifest of its slice. */
export type RouteDeclaration = Omit<Route, 'slice'>;

/** `GET {slice}/manifest.json`: the deployed release. Paths are under `/slices/{name}/{version}/`. */
export interface SliceManifest {
  /** The lowest version of the fragment protocol that the release speaks. Shells of earlier releases read only this field. */
  readonly protocol: number;
  /** All versions that it speaks. Absent in manifests of earlier releases, which speak one: see `protocolsOf`. */
  readonly protocols?: ProtocolRange;
  readonly name: SliceName;
  readonly version: string;
  readonly remoteEntry: string;
  /** The files with all texts of the slice, by language. */
  readonly texts: Readonly<Record<Locale, readonly string[]>>;
  /** The screens and parts of this version, by name. */
  readonly fragments: Readonly<Record<string, FragmentManifest>>;
  /** The routes of its screens. Absent in manifests of earlier releases, which have the contract's routes: see `claimsOf`. */
  readonly routes?: readonly RouteDeclaration[];
  /** The places of the layout that its parts fill, with the names of the parts. Absent in manifests of earlier releases. */
  readonly places?: Readonly<Record<string, string>>;
  /**
   * Every file of the release with its hash, e.g. `browser/remoteEntry.js` and `sha384-…` as in the attribute `integrity`.
   * Absent in manifests of earlier releases.
   */
  readonly files?: Readonly<Record<string, string>>;
  /** What the release uses of other programs, and what it offers to them beside its parts. Absent in manifests of earlier releases. */
  readonly needs?: Needs;
  readonly gives?: Gives;
}

/** The base path of a slice's files under the shell's origin. The files are immutable: the version contains a hash of all of them. */
export function sliceBase(name: SliceName, version: string): string {
  return `/slices/${name}/${version}/`;
}

/** Serialises a fragment request to a query string. */
export function fragmentQuery(request: FragmentRequest): string {
  return new URLSearchParams({
    locale: request.locale,
    currency: request.currency,
    vat_mode: request.vatMode,
    pathname: request.pathname,
    search: request.search,
    params: JSON.stringify(request.params),
    ...(request.instance !== undefined && { instance: String(request.instance) }),
  }).toString();
}

function parseParams(text: string | null): RouteParams | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const entries = Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
    return Object.fromEntries(entries);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** A page has at most 50 slots. */
const INSTANCE = /^(?:[2-9]|[1-9]\d)$/;

/** The inverse of `fragmentQuery`; `undefined` for an invalid query. */
export function parseFragmentQuery(fragment: string, query: URLSearchParams): FragmentRequest | undefined {
  const locale = query.get('locale');
  const currency = query.get('currency');
  const vatMode = query.get('vat_mode');
  const params = parseParams(query.get('params'));
  if (!isLocale(locale) || !isCurrency(currency) || !isVatMode(vatMode) || !params) return undefined;
  const instance = query.get('instance') ?? '';
  return {
    fragment, locale, currency, vatMode, params, pathname: query.get('pathname') ?? '/', search: query.get('search') ?? '',
    ...(INSTANCE.test(instance) && { instance: Number(instance) }),
  };
}

/** JSON for `<script type="application/json">`: every `<` is escaped, so the text cannot end the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
