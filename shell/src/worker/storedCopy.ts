/** What the worker records with a copy, in the headers of the stored response. */
export interface CopyRecord {
  /** When the page was received, in milliseconds since 1970. */
  readonly copiedAt: number;
  /** When the visitor last saw the page, in milliseconds since 1970. */
  readonly viewedAt: number;
  /** Escaped HTML. */
  readonly title: string;
  /** Addresses of the styles, fonts and pictures that the copy shows. */
  readonly files: readonly string[];
  /** Identifies the session of a cart page; empty for other pages, and where a worker cannot read cookies. */
  readonly session: string;
}

const RECORD = 'x-copy';
const POLICY = 'content-security-policy';

/**
 * A page that is made of a server's answer. Of its headers only the content policy applies: encoding and length do not.
 */
export function createPage(html: string, answer: Response, further: Readonly<Record<string, string>> = {}): Response {
  const policy = answer.headers.get(POLICY);
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', ...(policy !== null && { [POLICY]: policy }), ...further } });
}

/** A copy for the cache, with what is recorded about it. */
export function createStoredCopy(html: string, answer: Response, record: CopyRecord): Response {
  return createPage(html, answer, { [RECORD]: encodeURIComponent(JSON.stringify(record)) });
}

/** The same copy with another record. */
export async function withRecord(stored: Response, record: CopyRecord): Promise<Response> {
  return createStoredCopy(await stored.text(), stored, record);
}

/** Reads what was recorded with a copy. Only this worker writes the cache, so the record has its form. */
export function readRecord(stored: Response): CopyRecord {
  const record: CopyRecord = JSON.parse(decodeURIComponent(stored.headers.get(RECORD) ?? ''));
  return record;
}
