import { validateHeaderName, validateHeaderValue } from 'node:http';
import type { ServerResponse } from 'node:http';
import { KEEP_ALIVE_HEADERS } from './keepAlive.ts';

/** What Node.js does not document of a response. */
interface UndocumentedResponse {
  /** The head, until it is sent. Node.js writes one if there is none. */
  _header: string | null;
  readonly maxRequestsOnConnectionReached?: boolean;
}

/** Whether an answer leaves its connection open and has no header yet. */
function isUsual(response: ServerResponse & UndocumentedResponse): boolean {
  return response.shouldKeepAlive && response.maxRequestsOnConnectionReached !== true && response.getHeaderNames().length === 0;
}

let dateSecond = 0;
let dateLine = '';

/** The `Date` header, which changes once a second. */
function currentDate(): string {
  const second = Math.floor(Date.now() / 1000);
  if (second !== dateSecond) {
    dateSecond = second;
    dateLine = `Date: ${new Date(second * 1000).toUTCString()}\r\n`;
  }
  return dateLine;
}

/**
 * The head of an answer that many visitors receive, with status 200. Its headers are checked and joined once: Node.js does both
 * again for each header of each answer, which takes longer than all else that the shell does for a page from its cache.
 */
export class PreparedHead {
  readonly #headers: readonly string[];
  readonly #text: string;

  /**
   * @param headers - with `content-length`
   * @throws TypeError for a header that HTTP does not permit
   */
  constructor(headers: Readonly<Record<string, string>>) {
    this.#headers = Object.entries(headers).flat();
    const lines = Object.entries(headers).map(([name, value]) => {
      validateHeaderName(name);
      validateHeaderValue(name, value);
      return `${name}: ${value}\r\n`;
    });
    // As one flat string: a concatenation is flattened for each answer.
    this.#text = Buffer.from(`HTTP/1.1 200 OK\r\n${lines.join('')}${KEEP_ALIVE_HEADERS}`, 'latin1').toString('latin1');
  }

  /** Bytes. */
  get size(): number {
    return this.#text.length;
  }

  /**
   * Writes the head for one visitor. Headers that were set before are replaced.
   *
   * @param own - further headers: names and values alternate. They are not checked, so they must not contain what a visitor has sent
   */
  write(response: ServerResponse, own: readonly string[]): void {
    const raw = response as ServerResponse & UndocumentedResponse;
    if (!isUsual(raw)) {
      raw.writeHead(200, [...this.#headers, ...own]);
      return;
    }
    let head = this.#text;
    for (let index = 0; index < own.length; index += 2) head += own[index] + ': ' + own[index + 1] + '\r\n';
    raw._header = head + currentDate() + '\r\n';
  }
}
