import { Readable } from 'node:stream';
import type { Origins } from '@feszek/kit/server';
import { Limiter } from '@feszek/limiter';
import { Agent } from 'undici';
import type { Dispatcher } from 'undici';

/** Requests that may wait for a connection, and for how long, in milliseconds. */
const WAITING = 256;
const WAIT_MS = 5000;

const CONNECT_MS = 2000;

/** Answers up to this size are buffered before they are sent on, so that a slow reader occupies no connection. */
const WHOLE_ANSWER_BYTES = 4 * 1024 * 1024;

/** The program did not answer in time. */
export class UpstreamTimeoutError extends Error {
  override readonly name = 'UpstreamTimeoutError';
}

export interface UpstreamRequest {
  readonly method: Dispatcher.HttpMethod;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: Buffer | undefined;
}

export interface UpstreamAnswer {
  readonly status: number;
  readonly headers: Dispatcher.ResponseData['headers'];
  /** The whole body, or for a large one its stream, which occupies its connection until it is read. */
  readonly body: Buffer | Readable;
}

async function* restOf(chunks: readonly Buffer[], rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield* chunks;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** Buffers a body, or returns it as a stream once it exceeds the size that may be buffered. */
async function buffer(body: Readable): Promise<Buffer | Readable> {
  const iterator: AsyncIterator<Buffer> = body[Symbol.asyncIterator]();
  const chunks: Buffer[] = [];
  let size = 0;
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
    chunks.push(next.value);
    size += next.value.length;
    if (size > WHOLE_ANSWER_BYTES) return Readable.from(restOf(chunks, iterator), { objectMode: false });
  }
  return Buffer.concat(chunks);
}

/**
 * A limited number of requests to one program at once. Further requests wait in a queue; too many, or those that wait too long,
 * are refused.
 */
export class Upstream {
  readonly #agent: Agent;
  readonly #origins: Origins;
  readonly #limiter: Limiter;
  readonly #timeoutMs: number;

  /**
   * @param timeoutMs - how long an answer may take until it is complete, or for a large one until its first part; after that,
   *   how long the stream of a large one may be idle
   */
  constructor(origins: Origins, connections: number, timeoutMs: number) {
    this.#origins = origins;
    this.#agent = new Agent({ connections, keepAliveTimeout: 30_000, connect: { timeout: Math.min(CONNECT_MS, timeoutMs) }, headersTimeout: 0, bodyTimeout: timeoutMs });
    this.#limiter = new Limiter({ concurrency: connections, waiting: WAITING, waitMs: Math.min(WAIT_MS, timeoutMs) });
    this.#timeoutMs = timeoutMs;
  }

  /**
   * Sends one request.
   *
   * @param left - aborts when the visitor disconnects; the request is then cancelled
   * @throws BusyError if no connection is free, UpstreamTimeoutError if no answer comes in time, the reason of `left`,
   *   or undici's error if the connection fails
   */
  async send(request: UpstreamRequest, left: AbortSignal): Promise<UpstreamAnswer> {
    const release = await this.#limiter.enter(left);
    const exchange = new AbortController();
    const onLeft = () => exchange.abort(left.reason);
    left.addEventListener('abort', onLeft);
    const timer = setTimeout(() => exchange.abort(new UpstreamTimeoutError(`No answer within ${this.#timeoutMs} ms`)), this.#timeoutMs);
    const end = () => {
      clearTimeout(timer);
      left.removeEventListener('abort', onLeft);
      release();
    };
    try {
      left.throwIfAborted();
      const { statusCode, headers, body } = await this.#origins.send({ method: request.method, signal: exchange.signal }, (origin, signal) => this.#agent.request({ ...request, origin, signal }));
      const whole = await buffer(body);
      if (Buffer.isBuffer(whole)) end();
      else {
        clearTimeout(timer);
        body.once('close', end);
        whole.once('close', () => body.destroy());
      }
      return { status: statusCode, headers, body: whole };
    } catch (error) {
      end();
      exchange.signal.throwIfAborted();
      throw error;
    }
  }

  /** Waits for the requests in progress. */
  async close(): Promise<void> {
    await this.#agent.close();
  }
}
