import type { ApiClient } from '@feszek/api-client';
import type { CartStore } from './createCartStore.ts';

/** A page has one API client, which is handed to `start` and to every mount alike: it is what names the page here. */
const stores = new WeakMap<ApiClient, CartStore>();

/** Keeps a page's cart store for the fragments on that page. */
export function keepCartStore(api: ApiClient, store: CartStore): void {
  stores.set(api, store);
}

/**
 * The cart store of the page that a fragment stands on.
 *
 * @throws Error where the slice was not started on this page: a mistake of whoever mounts it
 */
export function cartStoreOf({ api }: { readonly api: ApiClient }): CartStore {
  const store = stores.get(api);
  if (!store) throw new Error('The slice is started before its fragments are mounted');
  return store;
}
