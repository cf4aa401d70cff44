import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { bestEncoding } from '@feszek/kit/server';
import { encodeBodies } from '../http/encodedBodies.ts';
import { htmlHeaders } from '../http/htmlHeaders.ts';
import type { PagePolicies } from '../http/htmlHeaders.ts';
import { httpsHeaders } from '../http/httpsHeaders.ts';
import { SERVER_TIMING, serverTiming } from '../http/serverTiming.ts';

interface Copy {
  readonly body: Buffer;
  /** The headers of this copy alone. */
  readonly own: PageHeaders;
  /** All headers. Names and values alternate, the form that Node.js writes fastest. */
  readonly headers: readonly string[];
}

/** A body in every encoding. */
interface Copies {
  readonly plain: Copy;
  readonly gzip: Copy;
  readonly br: Copy;
}

/** The headers of a shared page that depend on the visitor or on the request. */
export interface VisitorHeaders {
  /** The trace of the request. */
  readonly traceId: string;
  /** The cookies that the page sets. */
  readonly cookies: readonly string[];
  /** See `popupOriginFor`. */
  readonly popupOrigin: string | undefined;
}

/** A composed page before it is stored. */
export interface PageToStore {
  readonly html: Buffer;
  /** The JSON of its `PagePayload`; `undefined` for a page that is not prerendered. */
  readonly payload: string | undefined;
  readonly policies: PagePolicies;
  /** Whether the shop's address has `https`. */
  readonly isSecure: boolean;
}

type PageHeaders = Readonly<Record<string, string>>;

function copyOf(body: Buffer, page: PageHeaders, encoding?: string): Copy {
  const own = { 'content-length': String(body.length), ...(encoding && { 'content-encoding': encoding }) };
  return { body, own, headers: Object.entries({ ...page, ...own }).flat() };
}

async function copiesOf(text: string | Buffer, headers: PageHeaders): Promise<Copies> {
  const { plain, gzip, br } = await encodeBodies(text);
  return { plain: copyOf(plain, headers), gzip: copyOf(gzip, headers, 'gzip'), br: copyOf(br, headers, 'br') };
}

function best(copies: Copies, { 'accept-encoding': accepted }: IncomingHttpHeaders): Copy {
  return copies[bestEncoding(accepted) ?? 'plain'];
}

const sizeOf = (copies: Copies | undefined) => (copies ? copies.plain.body.length + copies.gzip.body.length + copies.br.body.length : 0);

/** A complete page that visitors share, in every encoding, with its data for a navigation to it. */
export class StoredPage {
  readonly #page: Copies;
  readonly #payload: Copies | undefined;
  readonly #headersFor: (popupOrigin: string) => PageHeaders;

  private constructor(page: Copies, payload: Copies | undefined, headersFor: (popupOrigin: string) => PageHeaders) {
    this.#page = page;
    this.#payload = payload;
    this.#headersFor = headersFor;
  }

  static async from({ html, payload, policies, isSecure }: PageToStore): Promise<StoredPage> {
    const headersFor = (popupOrigin?: string) => ({ ...htmlHeaders(policies, popupOrigin), ...httpsHeaders(isSecure) });
    const headers = headersFor();
    const [page, data] = await Promise.all([
      copiesOf(html, headers),
      payload === undefined ? undefined : copiesOf(payload, { ...headers, 'content-type': 'application/json; charset=utf-8' }),
    ]);
    return new StoredPage(page, data, headersFor);
  }

  /** Bytes of all copies. */
  get size(): number {
    return sizeOf(this.#page) + sizeOf(this.#payload);
  }

  /** Sends the page in the best encoding that the visitor accepts, with the headers that depend on the visitor. */
  write(response: ServerResponse, accepted: IncomingHttpHeaders, { traceId, cookies, popupOrigin }: VisitorHeaders): void {
    const copy = best(this.#page, accepted);
    const headers = popupOrigin === undefined ? [...copy.headers] : Object.entries({ ...this.#headersFor(popupOrigin), ...copy.own }).flat();
    headers.push(SERVER_TIMING, serverTiming({ traceId }));
    for (const cookie of cookies) headers.push('set-cookie', cookie);
    response.writeHead(200, headers);
    response.end(copy.body);
  }

  get hasPayload(): boolean {
    return this.#payload !== undefined;
  }

  /** Sends the data of the page, which must have some. */
  writePayload(response: ServerResponse, accepted: IncomingHttpHeaders): void {
    if (!this.#payload) throw new Error('The page has no payload');
    const copy = best(this.#payload, accepted);
    response.writeHead(200, [...copy.headers]);
    response.end(copy.body);
  }
}
