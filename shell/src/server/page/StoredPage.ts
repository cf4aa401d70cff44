import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { htmlHeaders } from '../http/htmlHeaders.ts';
import type { PagePolicies } from '../http/htmlHeaders.ts';
import { httpsHeaders } from '../http/httpsHeaders.ts';
import { PreparedHead } from '../http/PreparedHead.ts';
import { SERVER_TIMING, serverTiming } from '../http/serverTiming.ts';
import { PageCopies } from './PageCopies.ts';
import type { PageHeaders } from './PageCopies.ts';

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

/** A complete page that visitors share, in every encoding, with its data for a navigation to it. */
export class StoredPage {
  readonly #page: PageCopies;
  readonly #payload: PageCopies | undefined;
  readonly #headersFor: (popupOrigin: string) => PageHeaders;

  private constructor(page: PageCopies, payload: PageCopies | undefined, headersFor: (popupOrigin: string) => PageHeaders) {
    this.#page = page;
    this.#payload = payload;
    this.#headersFor = headersFor;
  }

  /** @param earlier - the last copy of the page: what has not changed is not compressed again */
  static async from({ html, payload, policies, isSecure }: PageToStore, earlier?: StoredPage): Promise<StoredPage> {
    const headersFor = (popupOrigin?: string) => ({ ...htmlHeaders(policies, popupOrigin), ...httpsHeaders(isSecure) });
    const headers = headersFor();
    const [page, data] = await Promise.all([
      PageCopies.from(html, headers, earlier && earlier.#page),
      payload === undefined ? undefined : PageCopies.from(payload, { ...headers, 'content-type': 'application/json; charset=utf-8' }, earlier && earlier.#payload),
    ]);
    return new StoredPage(page, data, headersFor);
  }

  /** Bytes of all copies. */
  get size(): number {
    return this.#page.size + (this.#payload?.size ?? 0);
  }

  /** Sends the page in the best encoding that the visitor accepts, with the headers that depend on the visitor. */
  write(response: ServerResponse, accepted: IncomingHttpHeaders, { traceId, cookies, popupOrigin }: VisitorHeaders): void {
    const copy = this.#page.best(accepted);
    const own = [SERVER_TIMING, serverTiming({ traceId })];
    for (const cookie of cookies) own.push('set-cookie', cookie);
    const head = popupOrigin === undefined ? copy.head : new PreparedHead({ ...this.#headersFor(popupOrigin), ...copy.own });
    head.write(response, own);
    response.end(copy.body);
  }

  get hasPayload(): boolean {
    return this.#payload !== undefined;
  }

  /** Sends the data of the page, which must have some. */
  writePayload(response: ServerResponse, accepted: IncomingHttpHeaders): void {
    if (!this.#payload) throw new Error('The page has no payload');
    const copy = this.#payload.best(accepted);
    copy.head.write(response, []);
    response.end(copy.body);
  }
}
