import type { ApiClient } from '@feszek/api-client';
import type { FavouriteIds } from '@feszek/contract';
import { isApiAbortError, isApiError } from '@feszek/api-client';

/** The visitor's favourites of one page, by their ids. */
export interface FavouritesStore {
  /** The server's list with the visitor's unanswered wishes laid over; `undefined` before the first answer. */
  readonly ids: readonly number[] | undefined;
  has(productId: number): boolean;
  /** Fetches the list. Never rejects: where it cannot be had, what is known stays, and the next toggle asks again. */
  load(): Promise<void>;
  /**
   * Makes a product a favourite or takes it off. Shown at once, taken back where the server refuses; then the list is
   * loaded again (specification, chapter 4). A second toggle of a product waits for the first one's answer.
   *
   * @returns whether the product is a favourite now; rejects with the call's error
   */
  toggle(productId: number): Promise<boolean>;
  /** Takes over what another tab has published. */
  receive(ids: readonly number[]): void;
  /** The visitor has no session any more, and so no favourites. */
  forget(): void;
}

export interface FavouritesStoreOptions {
  readonly api: ApiClient;
  readonly publish: (ids: readonly number[]) => void;
}

const IDS_ALONE = { fields: 'ids' } as const;

export function createFavouritesStore({ api, publish }: FavouritesStoreOptions): FavouritesStore {
  const wanted = new Map<number, boolean>();
  const sending = new Map<number, Promise<boolean>>();
  let answered: readonly number[] | undefined;
  let published: readonly number[] | undefined;

  function laidOver(): readonly number[] | undefined {
    if (!answered) return undefined;
    const known = new Set(answered);
    const added = [...wanted].filter(([id, isWanted]) => isWanted && !known.has(id)).map(([id]) => id);
    return [...added.reverse(), ...answered.filter((id) => wanted.get(id) !== false)];
  }

  function changed(): void {
    published = laidOver();
    if (published) publish(published);
  }

  async function load(): Promise<void> {
    try {
      const { ids } = await api.get<FavouriteIds>('/api/favourites', { key: 'favourites', query: IDS_ALONE });
      answered = ids;
      changed();
    } catch (error) {
      if (!isApiError(error) && !isApiAbortError(error)) throw error;
    }
  }

  /** Sends what is wanted of a product until nothing else is wanted. */
  async function send(productId: number): Promise<boolean> {
    const path = `/api/favourites/${productId}`;
    const options = { query: IDS_ALONE };
    try {
      for (;;) {
        const isWanted = wanted.get(productId) === true;
        await (isWanted ? api.post(path, undefined, options) : api.delete(path, options));
        const others = answered?.filter((id) => id !== productId);
        answered = others && isWanted ? [productId, ...others] : others;
        if ((wanted.get(productId) ?? isWanted) === isWanted) return isWanted;
      }
    } finally {
      wanted.delete(productId);
      sending.delete(productId);
      changed();
      if (sending.size === 0) void load();
    }
  }

  const has = (productId: number) => wanted.get(productId) ?? answered?.includes(productId) ?? false;

  return {
    get ids() {
      return laidOver();
    },
    has,
    load,
    toggle(productId) {
      wanted.set(productId, !has(productId));
      changed();
      const result = sending.get(productId) ?? send(productId);
      if (wanted.has(productId)) sending.set(productId, result);
      return result;
    },
    receive(ids) {
      // Never published in return: two tabs that want opposite things would answer each other without an end.
      if (ids !== published) answered = ids;
    },
    forget() {
      answered = [];
      wanted.clear();
      changed();
    },
  };
}
