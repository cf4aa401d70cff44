import { hasDotSegment } from '@feszek/contract/composition';
import type { Currency, Locale } from '@feszek/contract';
import { createDeadline, untilAborted } from './createDeadline.ts';
import type { Deadline } from './createDeadline.ts';
import { createQueues } from './createQueues.ts';
import { createTransport } from './createTransport.ts';
import type { Answer, Exchange, Query, TransportOptions } from './createTransport.ts';
import { ApiAbortError } from './errors.ts';
import { errorFromResponse } from './errorMessages.ts';
import { unwrap } from './unwrap.ts';

const DEFAULT_TIMEOUT_MS = 10_000;
const CSRF_COOKIE_PATH = '/sanctum/csrf-cookie';
const CSRF_TOKEN_MISMATCH = 419;

export interface ApiClientOptions extends TransportOptions {
  readonly currency: Currency;
  /** The time limit of a call, in milliseconds; 10 000 by default. */
  readonly timeoutMs?: number;
  /** Called if a response says that the visitor is not signed in, unless the session has changed during the call. */
  readonly onUnauthenticated?: () => void;
  /** Called after the CSRF token was refused and replaced: the session of the page has ended, or is another one. */
  readonly onSessionReplaced?: () => void;
}

/** A response, and the CSRF token of its request. */
interface TokenAnswer {
  readonly answer: Answer;
  readonly token: string | undefined;
}

interface CallOptions {
  /** Aborts the call. */
  readonly signal?: AbortSignal;
  /** Milliseconds, without the wait in a queue; `Infinity` for none. */
  readonly timeoutMs?: number;
  readonly query?: Query;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ReadOptions extends CallOptions {
  /** A read aborts the older one with the same key. */
  readonly key?: string;
}

export interface WriteOptions extends CallOptions {
  /** Writes of one queue run one after another, e.g. `cart-line-17`. */
  readonly queue?: string;
}

/**
 * The shop's API for one visitor: one client per page in the browser, one per render on a server.
 *
 * Every method takes a complete path (`/api/cart`), returns the payload of the response, and throws an `ApiError`, an
 * `ApiNetworkError` or an `ApiAbortError`. It throws a `RangeError` before sending if the path has a `.` or `..` segment. `T` is
 * not validated against a schema.
 */
export interface ApiClient {
  readonly locale: Locale;
  get<T>(path: string, options?: ReadOptions): Promise<T>;
  post<T>(path: string, body?: unknown, options?: WriteOptions): Promise<T>;
  put<T>(path: string, body?: unknown, options?: WriteOptions): Promise<T>;
  delete<T>(path: string, options?: WriteOptions): Promise<T>;
  /** The currency of all calls from now on. */
  setCurrency(currency: Currency): void;
}

/**
 * Rejects a path with dot segments: a URL parser would resolve it to another path of the API.
 *
 * @throws RangeError if the path has a `.` or `..` segment, or a control character
 */
function refuseDotSegments(path: string): void {
  if (hasDotSegment(path.split(/[?#]/, 1)[0] ?? '')) throw new RangeError(`${JSON.stringify(path)} is not a path of the API`);
}

export function createApiClient(options: ApiClientOptions): ApiClient {
  const { locale } = options;
  const transport = createTransport(options);
  const enqueue = createQueues();
  const reads = new Map<string, Deadline>();
  let currency = options.currency;
  let csrfCookie: Promise<void> | undefined;

  /** Concurrent calls wait for one cookie request. It has its own deadline, independent of the call that started it. */
  function fetchCsrfCookie(): Promise<void> {
    csrfCookie ??= (async () => {
      const deadline = createDeadline(options.timeoutMs ?? DEFAULT_TIMEOUT_MS);
      try {
        const answer = await transport.send({ method: 'GET', path: CSRF_COOKIE_PATH, signal: deadline.signal }, currency);
        if (!answer.isOk) throw errorFromResponse(answer.status, answer.body, locale);
      } finally {
        deadline.clear();
        csrfCookie = undefined;
      }
    })();
    return csrfCookie;
  }

  async function sendOnce(exchange: Exchange): Promise<TokenAnswer> {
    const token = transport.xsrfToken();
    return { token, answer: await transport.send(exchange, currency) };
  }

  async function sendWithToken(exchange: Exchange): Promise<TokenAnswer> {
    const { method, signal } = exchange;
    signal.throwIfAborted();
    if (method !== 'GET' && transport.xsrfToken() === undefined) await untilAborted(signal, fetchCsrfCookie());
    const first = await sendOnce(exchange);
    if (first.answer.status !== CSRF_TOKEN_MISMATCH) return first;
    await untilAborted(signal, fetchCsrfCookie());
    options.onSessionReplaced?.();
    return sendOnce(exchange);
  }

  /** `T` is not validated, see `ApiClient`. */
  async function payloadOf<T>(exchange: Exchange): Promise<T> {
    refuseDotSegments(exchange.path);
    const { answer, token } = await sendWithToken(exchange);
    if (answer.isOk) return unwrap(answer.body) as T;
    const error = errorFromResponse(answer.status, answer.body, locale);
    // A sign-in during the call has replaced the token; the response is then about the session before it.
    if (error.code === 'unauthenticated' && transport.xsrfToken() === token) options.onUnauthenticated?.();
    throw error;
  }

  async function read<T>(path: string, { key, signal, timeoutMs, ...rest }: ReadOptions): Promise<T> {
    const deadline = createDeadline(timeoutMs ?? options.timeoutMs ?? DEFAULT_TIMEOUT_MS, signal);
    if (key !== undefined) {
      reads.get(key)?.abort(new ApiAbortError('superseded'));
      reads.set(key, deadline);
    }
    try {
      return await payloadOf<T>({ ...rest, method: 'GET', path, signal: deadline.signal });
    } finally {
      deadline.clear();
      if (key !== undefined && reads.get(key) === deadline) reads.delete(key);
    }
  }

  async function write<T>(method: Exchange['method'], path: string, body: unknown, writeOptions: WriteOptions): Promise<T> {
    const { queue, signal, timeoutMs, ...rest } = writeOptions;
    async function run(): Promise<T> {
      const deadline = createDeadline(timeoutMs ?? options.timeoutMs ?? DEFAULT_TIMEOUT_MS, signal);
      try {
        return await payloadOf<T>({ ...rest, method, path, body, signal: deadline.signal });
      } finally {
        deadline.clear();
      }
    }
    return queue === undefined ? run() : enqueue(queue, run);
  }

  return {
    locale,
    get: (path, readOptions = {}) => read(path, readOptions),
    post: (path, body, writeOptions = {}) => write('POST', path, body, writeOptions),
    put: (path, body, writeOptions = {}) => write('PUT', path, body, writeOptions),
    delete: (path, writeOptions = {}) => write('DELETE', path, undefined, writeOptions),
    setCurrency(next) {
      currency = next;
    },
  };
}
