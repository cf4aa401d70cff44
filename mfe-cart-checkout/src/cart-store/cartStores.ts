import type { ApiClient } from '@feszek/api-client';
import type { CartStore } from './createCartStore.ts';

/** By API client: a page has one, which is passed to `start` and to every mount. */
const stores = new WeakMap<ApiClient, CartStore>();

/** Stores a page's cart store for the fragments on that page. */
export function keepCartStore(api: ApiClient, store: CartStore): void {
  stores.set(api, store);
}

/**
 * The cart store of a fragment's page.
 *
 * @throws Error if the slice is not started on this page
 */
export function cartStoreOf({ api }: { readonly api: ApiClient }): CartStore {
  const store = stores.get(api);
  if (!store) throw new Error('The slice is started before its fragments are mounted');
  return store;
}
