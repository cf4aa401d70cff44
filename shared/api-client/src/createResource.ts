import { isApiAbortError } from './errors.ts';

/** A fetch's state; its error is kept here and not thrown (specification, chapter 8). */
export type ResourceState<T> =
  | { readonly status: 'idle'; readonly data: undefined; readonly error: undefined }
  /** `data` is the last answer while a newer one is on its way. */
  | { readonly status: 'loading'; readonly data: T | undefined; readonly error: undefined }
  | { readonly status: 'success'; readonly data: T; readonly error: undefined }
  /** `data` is the last answer, if there was one: a failed reload takes nothing from the page. */
  | { readonly status: 'error'; readonly data: T | undefined; readonly error: unknown };

export interface ResourceOptions<T> {
  /** Data that came with the page: the resource begins with success. */
  readonly initialData?: T;
}

/** A small store around one fetch; `subscribe` and `state` fit React's `useSyncExternalStore`. */
export interface Resource<T> {
  /** The same object until something changes. */
  readonly state: ResourceState<T>;
  /** Fetches unless the data is there or on its way. Never rejects: look at `state`. */
  load(): Promise<void>;
  /** Fetches anew and gives up an older fetch. Never rejects. */
  reload(): Promise<void>;
  subscribe(listener: () => void): () => void;
}

/** @param load - fetches; its signal tells that a newer fetch has begun */
export function createResource<T>(load: (signal: AbortSignal) => Promise<T>, options: ResourceOptions<T> = {}): Resource<T> {
  const listeners = new Set<() => void>();
  let state: ResourceState<T> =
    options.initialData === undefined
      ? { status: 'idle', data: undefined, error: undefined }
      : { status: 'success', data: options.initialData, error: undefined };
  let settled: ResourceState<T> = state;
  let current: { readonly controller: AbortController; readonly done: Promise<void> } | undefined;

  function setState(next: ResourceState<T>): void {
    state = next;
    if (next.status !== 'loading') settled = next;
    listeners.forEach((listener) => listener());
  }

  async function fetchInto({ signal }: AbortController): Promise<void> {
    setState({ status: 'loading', data: state.data, error: undefined });
    try {
      const data = await load(signal);
      if (!signal.aborted) setState({ status: 'success', data, error: undefined });
    } catch (error) {
      if (signal.aborted) return;
      // Somebody else read the same thing later; what was here before still holds.
      const isSuperseded = isApiAbortError(error) && error.reason === 'superseded';
      setState(isSuperseded ? settled : { status: 'error', data: state.data, error });
    }
  }

  async function reload(): Promise<void> {
    current?.controller.abort();
    const { promise: done, resolve } = Promise.withResolvers<void>();
    const mine = { controller: new AbortController(), done };
    current = mine;
    try {
      await fetchInto(mine.controller);
    } finally {
      if (current === mine) current = undefined;
      resolve();
    }
  }

  return {
    get state() {
      return state;
    },
    async load() {
      if (current) return current.done;
      if (state.status !== 'success') await reload();
    },
    reload,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
