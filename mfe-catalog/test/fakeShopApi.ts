import type { FetchLike } from '@feszek/api-client';

/** A request of the page, and the functions that respond to it. */
export interface Question {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly signal: AbortSignal;
  answer(payload: unknown): void;
  fail(): void;
}

/** An API whose responses a test controls. `questions` has the requests in order. */
export function fakeShopApi(answers: Readonly<Record<string, (query: URLSearchParams) => unknown>> = {}) {
  const questions: Question[] = [];
  const json = (payload: unknown) => ({ status: 200, ok: true, text: () => Promise.resolve(JSON.stringify({ data: payload })) });
  const fetch: FetchLike = (address, { signal }) => {
    const { pathname: path, searchParams: query } = new URL(address);
    const ready = answers[path];
    if (ready) return Promise.resolve(json(ready(query)));
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      questions.push({ path, query, signal, answer: (payload) => resolve(json(payload)), fail: () => reject(new TypeError('Failed to fetch')) });
    });
  };
  return { fetch, questions };
}
