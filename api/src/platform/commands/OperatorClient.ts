import { isErrorBody } from '@feszek/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import type { InferType, Schema } from 'yup';
import { CommandFailure } from './failure.ts';

/** How long a request is retried after its first attempt failed, in milliseconds: a crashed API is restarted meanwhile. */
const PATIENCE_MS = 60_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 4000;
/** What a proxy answers for an unavailable API. */
const UNAVAILABLE = new Set([502, 503, 504]);

/** An error answer, with its code of the contract's catalogue. */
export class RefusedError extends CommandFailure {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * The operator's requests to the running API. A request without an answer is retried for a minute. One attempt may take
 * longer: Node.js ends it after five minutes, and the next one waits for the same result. Such requests must be
 * idempotent, or be sent with a patience of zero or less.
 */
export class OperatorClient {
  readonly #url: string;
  readonly #token: string;
  readonly #reportWaiting: () => void;

  /** @param reportWaiting - called when the API does not answer for the first time */
  constructor(url: string, token: string, reportWaiting: () => void = () => undefined) {
    this.#url = url.replace(/\/$/, '');
    this.#token = token;
    this.#reportWaiting = reportWaiting;
  }

  /**
   * @param body - sent as JSON; a `Blob` is sent unchanged
   * @param patienceMs - how long it is retried after the first attempt failed; zero or less: never
   */
  async call<Shape extends Schema>(method: Method, path: string, schema: Shape, body?: unknown, patienceMs = PATIENCE_MS): Promise<InferType<Shape>> {
    let end: number | undefined;
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(LONGEST_PAUSE_MS, pause * 2)) {
      const answer = await this.#try(method, path, body);
      if (answer !== undefined) return this.#dataOf(answer, schema);
      const now = performance.now();
      end ??= now + patienceMs;
      if (now >= end) throw new CommandFailure(`The shop's API at ${this.#url} does not answer. Is the shop running (npm start)? Another address is set by API_URL.`);
      if (pause === FIRST_PAUSE_MS) this.#reportWaiting();
      await sleep(pause);
    }
  }

  /**
   * Downloads a file, in one attempt.
   *
   * @throws CommandFailure if the API does not send it
   */
  async download(path: string): Promise<Uint8Array> {
    const response = await fetch(`${this.#url}${path}`, { headers: { authorization: `Bearer ${this.#token}` } }).catch(() => undefined);
    if (!response?.ok) throw new CommandFailure(`The shop's API at ${this.#url} does not send ${path}.`);
    return new Uint8Array(await response.arrayBuffer());
  }

  /** One attempt; `undefined` if the API is unavailable. */
  async #try(method: Method, path: string, body: unknown): Promise<unknown> {
    try {
      const response = await fetch(`${this.#url}${path}`, {
        method,
        headers: { authorization: `Bearer ${this.#token}`, locale: 'en', ...(body !== undefined && { 'content-type': body instanceof Blob ? 'application/octet-stream' : 'application/json' }) },
        ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
      });
      if (UNAVAILABLE.has(response.status)) return undefined;
      return await response.json();
    } catch (error) {
      // `fetch` throws a TypeError for every broken connection; an incomplete answer is one as well.
      if (error instanceof TypeError || error instanceof SyntaxError) return undefined;
      throw error;
    }
  }

  #dataOf<Shape extends Schema>(answer: unknown, schema: Shape): InferType<Shape> {
    if (isErrorBody(answer)) {
      const { code, message, fields } = answer.error;
      if (code === 'unauthenticated') throw new RefusedError(code, 'The operator token is invalid. The valid one is in the file operator-token of the data folder (DATA_DIR), or in OPERATOR_TOKEN.');
      // A form shows each fault beside its field; a terminal shows all of them here.
      throw new RefusedError(code, fields?.length ? fields.map((field) => `${field.path}: ${field.message}`).join('\n') : message);
    }
    const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : undefined;
    return schema.validateSync(data);
  }
}
