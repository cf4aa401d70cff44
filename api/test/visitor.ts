import { COOKIES, isErrorBody } from '@feszek/contract';
import type { ErrorBody } from '@feszek/contract';
import type { InferType, Schema } from 'yup';
import type { App } from '../src/platform/http/app.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';

export interface CallOptions {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
  /** The parsed body, or `undefined` if it is not JSON. */
  readonly json: unknown;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The data of an answer, which must match the contract's schema exactly. */
export function dataOf<Shape extends Schema>(answer: Answer, schema: Shape): InferType<Shape> {
  if (answer.status !== 200) throw new Error(`Answered ${answer.status}: ${answer.text}`);
  const { json } = answer;
  const data = typeof json === 'object' && json !== null && 'data' in json ? json.data : undefined;
  const valid: unknown = schema.validateSync(data, { strict: true, abortEarly: false });
  const known: unknown = schema.cast(data, { stripUnknown: true });
  if (JSON.stringify(sorted(known)) !== JSON.stringify(sorted(data))) throw new Error(`Fields beyond the contract in ${answer.text}`);
  return valid;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, sorted(inner)]));
}

/** The error of an answer, which must be one of the catalogue. */
export function errorOf(answer: Answer): ErrorBody['error'] {
  if (!isErrorBody(answer.json)) throw new Error(`Not an error of the catalogue: ${answer.status} ${answer.text}`);
  return answer.json.error;
}

/** A browser as the API sees it: it stores cookies and sends the CSRF token. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly #app: App;

  constructor(app: App) {
    this.#app = app;
  }

  async call(method: Method, path: string, { body, headers }: CallOptions = {}): Promise<Answer> {
    const token = this.cookies.get(COOKIES.xsrf);
    const response = await this.#app.inject({
      method,
      url: path,
      cookies: Object.fromEntries(this.cookies),
      headers: { ...(token !== undefined && { 'x-xsrf-token': token }), ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
    });
    for (const { name, value, maxAge, expires } of response.cookies) {
      if (maxAge === 0 || (expires && expires.getTime() === 0)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return { status: response.statusCode, text: response.body, headers: response.headers, json: parse(response.body) };
  }

  async read<Shape extends Schema>(schema: Shape, path: string, headers?: CallOptions['headers']): Promise<InferType<Shape>> {
    return dataOf(await this.call('GET', path, headers && { headers }), schema);
  }

  /** Opens the session that every change needs. */
  async arrive(): Promise<this> {
    await this.call('GET', '/sanctum/csrf-cookie');
    return this;
  }
}
