import type { FakeApi } from '@feszek/testing';
import { createApiClient } from '../src/index.ts';
import type { ApiClient, ApiClientOptions } from '../src/index.ts';

/** A client of the fake API. By default its browser has the XSRF cookie. */
export function createClientOf(api: FakeApi, options: Partial<ApiClientOptions> = {}): ApiClient {
  return createApiClient({ baseUrl: api.url, locale: 'hu', currency: 'HUF', readCookie: () => 'token', ...options });
}

/** The error of a call, or `undefined`. */
export function errorOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(() => undefined, (error: unknown) => error);
}

/** For a handler whose response the test releases. */
export function createGate() {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  return { opened, open };
}

export async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 2));
}
