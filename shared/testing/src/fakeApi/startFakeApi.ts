import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { COOKIES, DEFAULT_LOCALE, ERRORS, errorMessage, fieldErrorMessage, isLocale } from '@feszek/contract';
import type { ErrorCode, FieldErrorCode, Locale } from '@feszek/contract';
import { compileRoute } from './compileRoute.ts';

/** A request as a handler sees it. */
export interface FakeRequest {
  readonly method: string;
  readonly path: string;
  /** Values of the route's `{name}` placeholders, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** By lower-case names. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The JSON that was sent, or `undefined`. */
  readonly body: unknown;
  readonly locale: Locale;
}

const ANSWER = Symbol('answer');

/** An answer with a status, headers and a body exactly as given. */
export interface FakeAnswer {
  readonly [ANSWER]: true;
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** Returns the payload (sent with status 200 as `{ "data": … }`), or a `fakeAnswer` or `fakeError`. */
export type FakeHandler = (request: FakeRequest) => unknown;

/** Handlers by method and path, e.g. `'GET /api/orders/{hash}'`; `{name...}` matches several segments. */
export type FakeRoutes = Readonly<Record<string, FakeHandler>>;

export interface FakeApi {
  /** `http://127.0.0.1:{port}`, the `baseUrl` of a client. */
  readonly url: string;
  /** Every request so far, in order. */
  readonly requests: readonly FakeRequest[];
  /** Adds or replaces routes. */
  use(routes: FakeRoutes): void;
  close(): Promise<void>;
}

/** @param body - a string is sent as it is, `undefined` as no content, all else as JSON */
export function fakeAnswer(status: number, body?: unknown, headers: Readonly<Record<string, string>> = {}): FakeAnswer {
  return { [ANSWER]: true, status, body, headers };
}

interface FakeErrorOptions {
  readonly locale?: Locale;
  readonly params?: Readonly<Record<string, string | number>>;
  /** Codes of the fields' errors by path, e.g. `{ 'invoice_data.city': 'required' }`. */
  readonly fields?: Readonly<Record<string, FieldErrorCode>>;
}

/** An error of the contract's catalogue, with its status and text. */
export function fakeError(code: ErrorCode, { locale = DEFAULT_LOCALE, params, fields }: FakeErrorOptions = {}): FakeAnswer {
  const fieldErrors = fields && Object.entries(fields).map(([path, field]) => ({ path, code: field, message: fieldErrorMessage(field, locale) }));
  return fakeAnswer(ERRORS[code].status, { error: { code, message: errorMessage(code, locale, params), params, fields: fieldErrors } });
}

function isAnswer(value: unknown): value is FakeAnswer {
  return typeof value === 'object' && value !== null && ANSWER in value;
}

const OWN_ROUTES: FakeRoutes = {
  'GET /sanctum/csrf-cookie': () => fakeAnswer(204, undefined, { 'Set-Cookie': `${COOKIES.xsrf}=fake-token%3D; Path=/` }),
  'GET /api/ping': () => ({ ok: true }),
};

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? undefined : JSON.parse(text);
}

function send(response: ServerResponse, { status, body, headers }: FakeAnswer): void {
  const isJson = typeof body !== 'string';
  response.writeHead(status, { 'Content-Type': isJson ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8', ...headers });
  response.end(body === undefined ? undefined : isJson ? JSON.stringify(body) : body);
}

/**
 * A real HTTP server on a free port of this machine that answers by the contract.
 * It has the csrf cookie and the ping; a request without a route is answered with `not_found`.
 */
export async function startFakeApi(routes: FakeRoutes = {}): Promise<FakeApi> {
  let compiled = Object.entries({ ...OWN_ROUTES, ...routes }).map(([route, handler]) => ({ route, match: compileRoute(route), handler }));
  const requests: FakeRequest[] = [];

  async function answerTo(incoming: IncomingMessage): Promise<FakeAnswer> {
    const url = new URL(incoming.url ?? '/', 'http://127.0.0.1');
    const method = incoming.method ?? 'GET';
    const found = compiled.map(({ match, handler }) => ({ handler, params: match(method, url.pathname) })).find(({ params }) => params);
    const locale = isLocale(incoming.headers['locale']) ? incoming.headers['locale'] : DEFAULT_LOCALE;
    const request: FakeRequest = {
      method, locale, path: url.pathname, query: url.searchParams, headers: incoming.headers,
      params: found?.params ?? {}, body: await readBody(incoming),
    };
    requests.push(request);
    if (!found) return fakeError('not_found', { locale });
    const result = await found.handler(request);
    return isAnswer(result) ? result : fakeAnswer(200, { data: result ?? null });
  }

  const server = createServer((incoming, response) => {
    answerTo(incoming)
      .catch((error: unknown) => fakeAnswer(500, String(error)))
      .then((answer) => send(response, answer))
      .catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The fake API has no port');

  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    use(more) {
      const added = Object.entries(more).map(([route, handler]) => ({ route, match: compileRoute(route), handler }));
      compiled = [...added, ...compiled.filter(({ route }) => !(route in more))];
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
