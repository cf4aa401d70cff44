import { isApiAbortError } from '@feszek/api-client';
import { createStore } from './createStore.ts';
import type { ReadableStore } from './createStore.ts';

/** The state of a fetch. An error is a state and is not thrown (specification, chapter 8). */
export type ResourceState<T> =
  | { readonly status: 'idle'; readonly data: undefined; readonly error: undefined }
  /** `data` is the last data while newer data is loading. */
  | { readonly status: 'loading'; readonly data: T | undefined; readonly error: undefined }
  | { readonly status: 'success'; readonly data: T; readonly error: undefined }
  /** `data` is the last data, if any: a failed reload removes nothing from the page. */
  | { readonly status: 'error'; readonly data: T | undefined; readonly error: unknown };

export interface ResourceOptions<T> {
  /** Data that came with the page: the resource starts with `success`. */
  readonly initialData?: T;
}

/** A store of one fetch. */
export interface Resource<T> extends ReadableStore<ResourceState<T>> {
  /** Fetches unless the data is loaded or loading. Never rejects: the error is in `state`. */
  load(): Promise<void>;
  /** Fetches again and aborts an older fetch. Never rejects. */
  reload(): Promise<void>;
}

/** @param fetchData - its signal is aborted when a newer fetch starts */
export function createResource<T>(fetchData: (signal: AbortSignal) => Promise<T>, options: ResourceOptions<T> = {}): Resource<T> {
  const store = createStore<ResourceState<T>>(
    options.initialData === undefined
      ? { status: 'idle', data: undefined, error: undefined }
      : { status: 'success', data: options.initialData, error: undefined },
  );
  let current: { readonly controller: AbortController; readonly done: Promise<void> } | undefined;
  let completed = store.state;

  function complete(next: ResourceState<T>): void {
    completed = next;
    store.set(next);
  }

  async function fetchOnce(signal: AbortSignal): Promise<void> {
    store.set({ status: 'loading', data: store.state.data, error: undefined });
    try {
      const data = await fetchData(signal);
      if (!signal.aborted) complete({ status: 'success', data, error: undefined });
    } catch (error) {
      if (signal.aborted) return;
      // Another caller of the API client has read the same address later; the state before the fetch remains.
      const isSuperseded = isApiAbortError(error) && error.reason === 'superseded';
      complete(isSuperseded ? completed : { status: 'error', data: store.state.data, error });
    }
  }

  async function reload(): Promise<void> {
    current?.controller.abort();
    const { promise: done, resolve } = Promise.withResolvers<void>();
    const mine = { controller: new AbortController(), done };
    // Set before the first notification, so that a listener that calls `load` waits for this fetch.
    current = mine;
    await fetchOnce(mine.controller.signal);
    if (current === mine) current = undefined;
    resolve();
  }

  return Object.assign(store, {
    async load() {
      if (current) return current.done;
      if (store.state.status !== 'success') await reload();
    },
    reload,
  });
}
