import { COOKIES } from '@feszek/contract/composition';
import type { Currency, Locale } from '@feszek/contract';
import { cookieValue } from './cookies.ts';
import { ApiNetworkError } from './errors.ts';
import { networkMessage } from './errorMessages.ts';

export type Query = Readonly<Record<string, string | number | undefined>>;

export interface Exchange {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly query?: Query;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

export interface Answer {
  readonly status: number;
  /** Whether the status is a success, with JSON or no content. */
  readonly isOk: boolean;
  /** The parsed JSON; `undefined` if the response has no content. */
  readonly body: unknown;
}

/** The subset of `fetch` that the client uses. A server may pass a faster implementation. */
export type FetchLike = (
  address: string,
  options: { method: string; signal: AbortSignal; credentials: 'include'; headers: Headers; body?: string | FormData },
) => Promise<{ readonly status: number; readonly ok: boolean; text(): Promise<string> }>;

export interface TransportOptions {
  /** The origin of the API: empty for the page's origin, or `http://host:port`. */
  readonly baseUrl: string;
  readonly locale: Locale;
  readonly fetch?: FetchLike;
  /** Returns a cookie's value, decoded; by default from the browser's cookies or those of `headers`. */
  readonly readCookie?: (name: string) => string | undefined;
  /** Sent with every call: on a server, the visitor's forwarded headers. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Returns further headers for each call: in a browser, its span in the trace of the page. */
  readonly callHeaders?: () => Readonly<Record<string, string>>;
}

export interface Transport {
  readonly xsrfToken: () => string | undefined;
  send(exchange: Exchange, currency: Currency): Promise<Answer>;
}

function address(baseUrl: string, path: string, query: Query = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  const search = new URLSearchParams(pairs).toString();
  return `${baseUrl}${path}${search && (path.includes('?') ? '&' : '?')}${search}`;
}

function ownCookies(headers: Headers): string {
  return typeof document === 'undefined' ? (headers.get('cookie') ?? '') : document.cookie;
}

/** A response without JSON, such as a proxy's page, is not a response of the API, whatever its status. */
function toAnswer(status: number, isOk: boolean, text: string): Answer {
  if (text === '') return { status, isOk, body: undefined };
  try {
    return { status, isOk, body: JSON.parse(text) };
  } catch (error) {
    if (error instanceof SyntaxError) return { status, isOk: false, body: undefined };
    throw error;
  }
}

/** Sends HTTP requests to the API: address, headers (specification, chapter 7), JSON bodies. */
export function createTransport({ baseUrl, locale, fetch: fetchAnswer = globalThis.fetch, readCookie, headers: common, callHeaders }: TransportOptions): Transport {
  const readOwnCookie = (name: string) => cookieValue(ownCookies(new Headers(common)), name);
  const xsrfToken = () => (readCookie ?? readOwnCookie)(COOKIES.xsrf);

  function headersOf({ headers, body }: Exchange, currency: Currency): Headers {
    const all = new Headers(common);
    all.set('Accept', 'application/json');
    all.set('Currency-Id', currency);
    all.set('Locale', locale);
    const token = xsrfToken();
    if (token !== undefined) all.set('X-XSRF-TOKEN', token);
    // The browser adds the boundary of a multipart form to its type.
    if (body !== undefined && !(body instanceof FormData)) all.set('Content-Type', 'application/json');
    for (const [name, value] of Object.entries({ ...callHeaders?.(), ...headers })) all.set(name, value);
    return all;
  }

  async function fetchText(exchange: Exchange, currency: Currency): Promise<{ response: { status: number; ok: boolean }; text: string }> {
    const { method, path, query, body, signal } = exchange;
    try {
      const response = await fetchAnswer(address(baseUrl, path, query), {
        method,
        signal,
        credentials: 'include',
        headers: headersOf(exchange, currency),
        ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      });
      return { response, text: await response.text() };
    } catch (error) {
      signal.throwIfAborted();
      throw new ApiNetworkError(networkMessage(locale), error);
    }
  }

  return {
    xsrfToken,
    async send(exchange, currency) {
      const { response, text } = await fetchText(exchange, currency);
      return toAnswer(response.status, response.ok, text);
    },
  };
}
