import { createApiClient } from '@feszek/api-client';
import type { ApiClient, FetchLike } from '@feszek/api-client';
import { ERRORS, errorMessage } from '@feszek/contract';
import type { ErrorCode } from '@feszek/contract';

/** The favourites API in this process. A session is a cookie of the test's document. */
export interface FavouritesServer {
  readonly api: ApiClient;
  /** Method and path of every call so far. */
  readonly log: readonly string[];
  ids: number[];
  /** The refusal of all further writes. */
  refusal: ErrorCode | 'network' | undefined;
  /** Delays responses until the returned function is called. */
  hold(): () => void;
}

const ok = (data: unknown) => ({ status: 200, ok: true, text: () => Promise.resolve(JSON.stringify({ data })) });

export function signInAs(token: string): void {
  document.cookie = `XSRF-TOKEN=${token}`;
}

export function endSession(): void {
  document.cookie = 'XSRF-TOKEN=; max-age=0';
}

export function favouritesServer(ids: readonly number[] = []): FavouritesServer {
  const log: string[] = [];
  let held = Promise.resolve();
  const fetch: FetchLike = async (address, { method }) => {
    const path = address.replace('http://shop.test', '');
    log.push(`${method} ${path}`);
    if (path === '/sanctum/csrf-cookie') {
      signInAs('guest');
      return { status: 204, ok: true, text: () => Promise.resolve('') };
    }
    await held;
    const [, id] = /^\/api\/favourites\/(\d+)\?fields=ids$/.exec(path) ?? [];
    if (id !== undefined) {
      if (server.refusal === 'network') throw new TypeError('fetch failed');
      if (server.refusal) {
        const code = server.refusal;
        return { status: ERRORS[code].status, ok: false, text: () => Promise.resolve(JSON.stringify({ error: { code, message: errorMessage(code, 'hu', { max: 500 }) } })) };
      }
      const others = server.ids.filter((known) => known !== Number(id));
      server.ids = method === 'POST' ? [Number(id), ...others] : others;
    }
    return ok({ ids: server.ids });
  };
  const server: FavouritesServer = {
    api: createApiClient({ baseUrl: 'http://shop.test', locale: 'hu', currency: 'HUF', fetch }),
    log,
    ids: [...ids],
    refusal: undefined,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
  };
  return server;
}
