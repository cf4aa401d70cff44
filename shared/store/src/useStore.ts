import { useSyncExternalStore } from 'react';
import type { ReadableStore } from './createStore.ts';

/**
 * Subscribes to a store.
 *
 * @returns the initial state on the server and while hydrating, so that the first render equals the server's markup
 */
export function useStore<State>(store: ReadableStore<State>): State {
  return useSyncExternalStore(store.subscribe, () => store.state, () => store.initialState);
}
