/** How long an answer may take, in milliseconds. It is longer than every deadline of a shell, so that a slow machine is no fault. */
const ANSWER_MS = 30_000;

/** An answer of the slice's server. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Decoded if the answer was compressed. */
  readonly body: Buffer;
}

export interface SliceRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Sends a request to a server, on a connection of its own: a server may close an idle one while a rule examines a large
 * answer. Redirects are not followed.
 *
 * @throws Error that names the address, if there is no answer
 */
export async function requestSlice(url: string, { method = 'GET', headers = {} }: SliceRequest = {}): Promise<Answer> {
  try {
    const response = await fetch(url, { method, headers: { ...headers, connection: 'close' }, redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS) });
    return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    throw new Error(`${method} ${url} has no answer: ${cause}`, { cause: error });
  }
}
