import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { bestEncoding } from '@feszek/kit/server';
import { htmlHeaders } from '../http/htmlHeaders.ts';
import { withPopup } from '../http/popupPolicy.ts';

interface Copy {
  readonly body: Buffer;
  /** Names and values alternate, the form that Node.js writes fastest. */
  readonly headers: readonly string[];
}

/** The headers of a shared page that depend on the visitor. */
export interface VisitorHeaders {
  /** The cookie that the page sets. */
  readonly cookie: string | undefined;
  /** See `popupOriginFor`. */
  readonly popupOrigin: string | undefined;
}

const POLICY = 'content-security-policy';

type PageHeaders = Readonly<Record<string, string>>;

function copyOf(body: Buffer, page: PageHeaders, encoding?: string): Copy {
  const headers = { ...page, 'content-length': String(body.length), ...(encoding && { 'content-encoding': encoding }) };
  return { body, headers: Object.entries(headers).flat() };
}

/** A complete page that visitors share, in every encoding. */
export class StoredPage {
  readonly #plain: Copy;
  readonly #gzip: Copy;
  readonly #br: Copy;

  private constructor(plain: Buffer, zipped: Buffer, br: Buffer, headers: PageHeaders) {
    this.#plain = copyOf(plain, headers);
    this.#gzip = copyOf(zipped, headers, 'gzip');
    this.#br = copyOf(br, headers, 'br');
  }

  /** @param botCheckOrigin see `htmlHeaders` */
  static async from(plain: Buffer, botCheckOrigin: string | undefined): Promise<StoredPage> {
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } };
    const [zipped, br] = await Promise.all([promisify(gzip)(plain, { level: 6 }), promisify(brotliCompress)(plain, quality)]);
    return new StoredPage(plain, zipped, br, htmlHeaders(botCheckOrigin));
  }

  /** Bytes of all copies. */
  get size(): number {
    return this.#plain.body.length + this.#gzip.body.length + this.#br.body.length;
  }

  /** Sends the page in the best encoding that the visitor accepts, with the headers that depend on the visitor. */
  write(response: ServerResponse, { 'accept-encoding': accepted }: IncomingHttpHeaders, { cookie, popupOrigin }: VisitorHeaders): void {
    const copy = { br: this.#br, gzip: this.#gzip, plain: this.#plain }[bestEncoding(accepted) ?? 'plain'];
    const headers = popupOrigin === undefined ? [...copy.headers] : copy.headers.map((text, index) => (copy.headers[index - 1] === POLICY ? withPopup(text, popupOrigin) : text));
    response.writeHead(200, cookie === undefined ? headers : [...headers, 'set-cookie', cookie]);
    response.end(copy.body);
  }
}
