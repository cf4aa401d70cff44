import { isApiAbortError, isApiError } from '@feszek/api-client';
import type { ApiClient } from '@feszek/api-client';
import type { FavouriteIds } from '@feszek/contract';
import { createOptimisticChanges, createStore } from '@feszek/store';
import type { ReadableStore } from '@feszek/store';

/** The ids of the visitor's favourites: the server's list with the pending changes; `undefined` before the first response. */
type Ids = readonly number[] | undefined;

/** The visitor's favourites on one page. */
export interface FavouritesStore extends ReadableStore<Ids> {
  has(productId: number): boolean;
  /** Fetches the list. Never rejects: on an error the list stays unchanged, and the next toggle fetches it again. */
  load(): Promise<void>;
  /**
   * Adds a product or removes it. An optimistic update, rolled back if the server refuses it; then the list is fetched again
   * (specification, chapter 4). A second toggle of a product waits for the response to the first one.
   *
   * @returns whether the product is a favourite now; rejects with the call's error
   */
  toggle(productId: number): Promise<boolean>;
  /** Sets the list that another tab has published. */
  receive(ids: readonly number[]): void;
  /** Empties the list, because the visitor's session has ended. */
  clear(): void;
}

export interface FavouritesStoreOptions {
  readonly api: ApiClient;
  /** Called with the list after every change of this page. */
  readonly publish: (ids: readonly number[]) => void;
}

const IDS_ONLY = { fields: 'ids' } as const;

export function createFavouritesStore({ api, publish }: FavouritesStoreOptions): FavouritesStore {
  const store = createStore<Ids>(undefined);
  let answered: Ids;

  const changes = createOptimisticChanges<number, boolean, unknown>({
    send(productId, isWanted) {
      const path = `/api/favourites/${productId}`;
      return isWanted ? api.post(path, undefined, { query: IDS_ONLY }) : api.delete(path, { query: IDS_ONLY });
    },
    onAnswer(_, productId, isWanted) {
      const others = answered?.filter((id) => id !== productId);
      answered = others && isWanted ? [productId, ...others] : others;
      showAndCheck();
    },
    onError: showAndCheck,
  });

  function withPending(): Ids {
    if (!answered) return undefined;
    const known = new Set(answered);
    const added = [...changes.pending].filter(([id, isWanted]) => isWanted && !known.has(id)).map(([id]) => id);
    return [...added.reverse(), ...answered.filter((id) => changes.pending.get(id) !== false)];
  }

  function show(): void {
    const ids = withPending();
    store.set(ids);
    if (ids) publish(ids);
  }

  /** Once nothing is pending, the server's list replaces the assumed one. */
  function showAndCheck(): void {
    show();
    if (changes.pending.size === 0) void load();
  }

  async function load(): Promise<void> {
    try {
      // The key aborts an older load.
      const { ids } = await api.get<FavouriteIds>('/api/favourites', { key: 'favourites', query: IDS_ONLY });
      answered = ids;
      show();
    } catch (error) {
      if (!isApiError(error) && !isApiAbortError(error)) throw error;
    }
  }

  const has = (productId: number) => changes.pending.get(productId) ?? answered?.includes(productId) ?? false;

  return Object.assign(store, {
    has,
    load,
    toggle(productId: number) {
      const sent = changes.request(productId, !has(productId));
      show();
      return sent;
    },
    receive(ids: readonly number[]) {
      if (ids === store.state) return;
      answered = ids;
      // Not published: two tabs with opposite changes would answer each other forever.
      store.set(withPending());
    },
    clear() {
      answered = [];
      changes.clear();
      show();
    },
  });
}
