import { isErrorBody } from '@feszek/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import type { InferType, Schema } from 'yup';

/** How long a request is repeated after its first attempt failed, in milliseconds. An import of many rows takes longer than that. */
const PATIENCE_MS = 60_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 4000;
/** Status codes of a proxy or a busy API. */
const UNAVAILABLE = new Set([429, 502, 503, 504]);

/** A call that the shop refuses, with its code from the contract's catalogue. */
export class RefusedError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** JSON, or the bytes of a picture. */
type Body = object | Uint8Array<ArrayBuffer>;

/** Calls the running shop's API as its operator. A call without an answer is repeated: every call is idempotent. */
export class ShopClient {
  readonly #url: string;
  readonly #token: string;

  /**
   * @param url address of the API, without a trailing slash
   * @param token the operator token
   */
  constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
  }

  /**
   * @throws RefusedError if the shop refuses the call
   * @throws Error if the API stays unavailable for a minute
   */
  async call<Shape extends Schema>(method: Method, path: string, schema: Shape, body?: Body): Promise<InferType<Shape>> {
    let end: number | undefined;
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(LONGEST_PAUSE_MS, pause * 2)) {
      const answer = await this.#try(method, path, body);
      if (answer !== undefined) return dataOf(answer, schema);
      end ??= performance.now() + PATIENCE_MS;
      if (performance.now() > end) throw new Error(`The API at ${this.#url} does not answer`);
      await sleep(pause);
    }
  }

  /** One attempt; `undefined` if the API is unavailable or busy. */
  async #try(method: Method, path: string, body: Body | undefined): Promise<unknown> {
    const isBytes = body instanceof Uint8Array;
    try {
      const response = await fetch(`${this.#url}${path}`, {
        method,
        headers: { authorization: `Bearer ${this.#token}`, locale: 'en', ...(body && { 'content-type': isBytes ? 'image/webp' : 'application/json' }) },
        ...(body && { body: isBytes ? body : JSON.stringify(body) }),
      });
      if (UNAVAILABLE.has(response.status)) {
        await response.body?.cancel();
        return undefined;
      }
      return await response.json();
    } catch (error) {
      // `fetch` reports every broken connection as a TypeError; a truncated answer is a SyntaxError.
      if (error instanceof TypeError || error instanceof SyntaxError) return undefined;
      throw error;
    }
  }
}

function dataOf<Shape extends Schema>(answer: unknown, schema: Shape): InferType<Shape> {
  if (isErrorBody(answer)) {
    const { code, message, fields } = answer.error;
    throw new RefusedError(code, fields?.length ? fields.map((field) => `${field.path}: ${field.message}`).join('; ') : message);
  }
  const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : undefined;
  return schema.validateSync(data);
}
