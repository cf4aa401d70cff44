import { isCurrency, isLocale, isVatMode } from './locale.ts';
import type { Currency, Locale, VatMode } from './locale.ts';
import type { RouteParams, SliceName } from './routes.ts';

/** Raised when the shell and a slice of another version could no longer understand each other. */
export const FRAGMENT_PROTOCOL = 1;

export const FRAGMENT_CONTENT_TYPE = 'application/vnd.feszek.fragment; charset=utf-8';

/**
 * What the shell asks a slice for: `GET {slice}/fragments/{fragment}?…`, see `fragmentQuery`.
 * A fragment's name is a screen of the route table (`product`) or a part of a page (`mini-cart`).
 */
export interface FragmentRequest {
  readonly fragment: string;
  readonly locale: Locale;
  readonly currency: Currency;
  readonly vatMode: VatMode;
  /** The page's own address: path and query. */
  readonly pathname: string;
  readonly search: string;
  readonly params: RouteParams;
  /** Which copy of a part on the page this is, from 2 on; absent for the first. The ids of each copy are its own. */
  readonly instance?: number;
}

/** How long, in seconds, an answer may be shared between visitors, and which changes of data end that at once. */
export interface PublicCachePolicy {
  readonly kind: 'public';
  readonly maxAge: number;
  readonly staleWhileRevalidate: number;
  /** E.g. `product:17`, `category:3`, `faq`. */
  readonly tags: readonly string[];
}

export type CachePolicy = PublicCachePolicy | { readonly kind: 'personal' };

/** What the page's head says of the primary fragment. Addresses are paths of this shop. */
export interface PageHead {
  readonly title: string;
  readonly description?: string;
  readonly canonical?: string;
  /** The same page's address in each language that has it. */
  readonly alternates?: Partial<Record<Locale, string>>;
  readonly robots?: 'noindex';
  readonly structuredData?: readonly object[];
  /** Path of the page's picture for previews. */
  readonly image?: string;
  /** Pictures that the first screen shows: fetched with high priority. */
  readonly preloadImages?: readonly { readonly srcSet: string; readonly sizes: string }[];
}

/** First line of a fragment's answer. */
export interface HeadRecord {
  readonly protocol: typeof FRAGMENT_PROTOCOL;
  /** The release that rendered this: the browser must hydrate it with the same one. */
  readonly version: string;
  readonly status: 200 | 301 | 302 | 404;
  /** Set with 301 and 302. */
  readonly location?: string;
  readonly head: PageHead;
  readonly cache: CachePolicy;
  /** Addresses of the files that this fragment needs, under the slice's own base. */
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  /** Names of the nested slots in the HTML, in their order, e.g. `content/recent-posts`. */
  readonly slots: readonly string[];
}

/** A fragment's whole answer: a line of head, a line of data for hydration, then HTML to the end. */
export interface FragmentAnswer {
  readonly record: HeadRecord;
  readonly data: string;
  readonly html: string;
}

/** One fragment in a slice's manifest. */
export interface FragmentManifest {
  readonly kind: 'public' | 'personal';
  /** A static fragment is complete as HTML and never hydrated, so the page needs none of its code. */
  readonly mode: 'hydrate' | 'static' | 'browser';
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** `GET {slice}/manifest.json`: what is deployed. Paths are under `/slices/{name}/{version}/`. */
export interface SliceManifest {
  readonly protocol: typeof FRAGMENT_PROTOCOL;
  readonly name: SliceName;
  readonly version: string;
  readonly remoteEntry: string;
  /** The files of a language's texts, which what wakes up in that language needs beside its own. */
  readonly texts: Readonly<Record<Locale, readonly string[]>>;
  /** The screens and parts of pages that this version renders, by name. */
  readonly fragments: Readonly<Record<string, FragmentManifest>>;
}

/** Files of a slice under the shell's own origin: immutable, named after their content. */
export function sliceBase(name: SliceName, version: string): string {
  return `/slices/${name}/${version}/`;
}

/** A fragment request as the query of its address. */
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

/** The inverse of `fragmentQuery`; `undefined` where the query is not one. */
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

/** JSON that may stand inside `<script type="application/json">`: no `<` that could end the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
