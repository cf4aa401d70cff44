import { ApiError, ApiNetworkError } from '@feszek/api-client';
import type { ApiClient, WriteOptions } from '@feszek/api-client';
import { ERRORS, errorMessage, fieldErrorMessage } from '@feszek/contract';
import type { ErrorCode, FieldErrorCode } from '@feszek/contract';

export interface FakeCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body: unknown;
  /** The query of a read. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly options: WriteOptions | undefined;
}

/** Returns the payload, or throws the client's error. */
export type FakeAnswers = Record<string, (call: FakeCall) => unknown>;

export interface FakeClient extends ApiClient {
  readonly calls: readonly FakeCall[];
  /** Method and path of every call so far. */
  readonly log: readonly string[];
}

/** An API client whose responses a test defines by method and path; it sends nothing. */
export function fakeClient(answers: FakeAnswers = {}): FakeClient {
  const calls: FakeCall[] = [];
  async function call<T>(method: FakeCall['method'], path: string, body?: unknown, options?: WriteOptions, query: FakeCall['query'] = {}): Promise<T> {
    const made = { method, path, body, options, query };
    calls.push(made);
    const answer = answers[`${method} ${path}`];
    if (!answer) throw fault('not_found');
    // As in the real client, `T` is not validated.
    return (await answer(made)) as T;
  }
  return {
    locale: 'hu',
    calls,
    get log() {
      return calls.map(({ method, path }) => `${method} ${path}`);
    },
    get: (path, options) => call('GET', path, undefined, undefined, options?.query),
    post: (path, body, options) => call('POST', path, body, options),
    put: (path, body, options) => call('PUT', path, body, options),
    delete: (path, options) => call('DELETE', path, undefined, options),
    setCurrency: () => undefined,
  };
}

/** An error of the contract's catalogue, as the client throws it. */
export function fault(code: ErrorCode, fields: Record<string, FieldErrorCode> = {}, params: Record<string, string | number> = {}): ApiError {
  return new ApiError({
    status: ERRORS[code].status,
    code,
    message: errorMessage(code, 'hu', params),
    params,
    fields: Object.entries(fields).map(([path, field]) => ({ path, code: field, message: fieldErrorMessage(field, 'hu') })),
  });
}

export function offline(): ApiNetworkError {
  return new ApiNetworkError('Nem sikerült elérni a boltot.', new TypeError('fetch failed'));
}

/** A call that the test resolves. */
export function deferred<T>() {
  return Promise.withResolvers<T>();
}
