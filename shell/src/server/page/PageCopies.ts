import type { IncomingHttpHeaders } from 'node:http';
import { bestEncoding } from '@feszek/kit/server';
import { encodeBodies, encodeSmallest } from '../http/encodedBodies.ts';
import type { EncodedBodies } from '../http/encodedBodies.ts';
import { PreparedHead } from '../http/PreparedHead.ts';

/**
 * How often a text is sent with Brotli before it is compressed again, as small as possible: that takes a tenth of the bytes away,
 * and twenty times as long.
 */
const POPULAR = 50;

export type PageHeaders = Readonly<Record<string, string>>;

/** A text in one encoding. */
export interface PageCopy {
  readonly body: Buffer;
  /** The headers of this copy alone. */
  readonly own: PageHeaders;
  /** All headers. */
  readonly head: PreparedHead;
}

type Copies = Readonly<Record<keyof EncodedBodies, PageCopy>>;

/** One text at a time is compressed as small as possible, so that requests keep the other processors. */
let isCompressing = false;

function copyOf(body: Buffer, headers: PageHeaders, encoding?: string): PageCopy {
  const own = { 'content-length': String(body.length), ...(encoding && { 'content-encoding': encoding }) };
  return { body, own, head: new PreparedHead({ ...headers, ...own }) };
}

/** A text that many visitors receive, in every encoding. A popular one becomes smaller. */
export class PageCopies {
  readonly #headers: PageHeaders;
  #copies: Copies;
  #isSmallest: boolean;
  /** How often it was sent with Brotli since the last attempt to make it smaller. */
  #sent = 0;

  private constructor(headers: PageHeaders, { plain, gzip, br }: EncodedBodies, isSmallest: boolean) {
    this.#headers = headers;
    this.#copies = { plain: copyOf(plain, headers), gzip: copyOf(gzip, headers, 'gzip'), br: copyOf(br, headers, 'br') };
    this.#isSmallest = isSmallest;
  }

  /** @param earlier - copies of the same page, whose bodies are taken if the text has not changed */
  static async from(text: string | Buffer, headers: PageHeaders, earlier: PageCopies | undefined): Promise<PageCopies> {
    const plain = Buffer.from(text);
    if (earlier && earlier.#copies.plain.body.equals(plain)) return new PageCopies(headers, earlier.#bodies, earlier.#isSmallest);
    return new PageCopies(headers, await encodeBodies(plain), false);
  }

  /** Bytes of all copies. */
  get size(): number {
    return Object.values(this.#copies).reduce((sum, { body, head }) => sum + body.length + head.size, 0);
  }

  /** The copy in the best encoding that a visitor accepts. */
  best({ 'accept-encoding': accepted }: IncomingHttpHeaders): PageCopy {
    const copy = this.#copies[bestEncoding(accepted) ?? 'plain'];
    if (copy === this.#copies.br && !this.#isSmallest) this.#count();
    return copy;
  }

  get #bodies(): EncodedBodies {
    const { plain, gzip, br } = this.#copies;
    return { plain: plain.body, gzip: gzip.body, br: br.body };
  }

  #count(): void {
    this.#sent += 1;
    if (this.#sent < POPULAR || isCompressing) return;
    isCompressing = true;
    this.#sent = 0;
    encodeSmallest(this.#copies.plain.body)
      .then((body) => {
        this.#copies = { ...this.#copies, br: copyOf(body, this.#headers, 'br') };
        this.#isSmallest = true;
      })
      // The larger copy remains: no visitor waits for this one.
      .catch(() => undefined)
      .finally(() => { isCompressing = false; });
  }
}
