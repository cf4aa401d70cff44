import { errors } from 'undici';

/** Methods of requests that may be sent twice (RFC 9110, section 9.2.1). */
const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const CLOSED: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE']);

/** Whether the program has closed the connection instead of answering. */
function isClosed(error: unknown): boolean {
  return error instanceof errors.SocketError || (error instanceof Error && 'code' in error && CLOSED.has(error.code));
}

/**
 * Sends a request, and a safe one once more if the program closes the connection instead of answering. A program that was
 * restarted, or suspended for longer than its keep-alive time, closes its idle connections, with the request that has just
 * been sent on one of them (RFC 9112, section 9.3.1).
 *
 * @param method - GET unless given
 * @param send - sends the request; its promise resolves with the head of the answer
 */
export async function requestAgain<Answer>({ method = 'GET', signal }: { readonly method?: string | undefined; readonly signal?: AbortSignal | null | undefined }, send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (signal?.aborted || !SAFE.has(method) || !isClosed(error)) throw error;
    return send();
  }
}
