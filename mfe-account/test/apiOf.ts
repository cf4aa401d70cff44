import { createApiClient } from '@feszek/api-client';
import type { ApiClient } from '@feszek/api-client';
import type { Locale } from '@feszek/contract';
import { fakeAnswer } from '@feszek/testing';
import type { FakeAnswer } from '@feszek/testing';

export interface Call {
  /** Method and path, e.g. `POST /api/auth/login`. */
  readonly call: string;
  readonly body: unknown;
}

/** Returns a response, or throws like `fetch` without a network. */
export type Answering = (call: Call) => FakeAnswer | Promise<FakeAnswer>;

/** The init response of a shop without a bot check. */
const INIT = fakeAnswer(200, { data: { extensions: [] } });

/** The real client of a page with the responses of `answering`, because jsdom has no network. The shop has no bot check. */
export function apiOf(answering: Answering, locale: Locale = 'hu'): ApiClient {
  const exchange: typeof fetch = async (url, init) => {
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const call = `${init?.method ?? 'GET'} ${String(url)}`;
    const answer = call === 'GET /api/init' ? INIT : await answering({ call, body });
    const text = answer.body === undefined ? '' : JSON.stringify(answer.body);
    return { ok: answer.status < 400, status: answer.status, text: async () => text } as Response;
  };
  return createApiClient({ baseUrl: '', locale, currency: 'HUF', fetch: exchange });
}
