import type { ApiClient, ApiClientOptions } from '@feszek/api-client';

/** The API client of a page, whose code is loaded with its first call: a part that only shows something makes none. */
export function createLazyApi(options: ApiClientOptions): ApiClient {
  let loading: Promise<ApiClient> | undefined;
  const load = () => (loading ??= import(/* webpackChunkName: "api" */ '@feszek/api-client').then(({ createApiClient }) => createApiClient(options)).catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));
  return {
    locale: options.locale,
    get: async (path, readOptions) => (await load()).get(path, readOptions),
    post: async (path, body, writeOptions) => (await load()).post(path, body, writeOptions),
    put: async (path, body, writeOptions) => (await load()).put(path, body, writeOptions),
    delete: async (path, writeOptions) => (await load()).delete(path, writeOptions),
    // The currency of a page is that of its first element.
    setCurrency: () => undefined,
  };
}
