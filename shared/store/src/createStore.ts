/** A state to which components subscribe; compatible with React's `useSyncExternalStore` (see `useStore`). */
export interface ReadableStore<State> {
  /** The same object until something changes. */
  readonly state: State;
  /** The state on the server and while hydrating. */
  readonly initialState: State;
  /** Calls `listener` after every change. Returns the function that unsubscribes. Needs no `this`. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Extend a store with `Object.assign(store, { … })`: a copy would not follow the state. */
export interface Store<State> extends ReadableStore<State> {
  /** Replaces the state and notifies the listeners. The same object again changes nothing. */
  set(next: State): void;
}

/** Creates a state outside React. */
export function createStore<State>(initialState: State): Store<State> {
  const listeners = new Set<() => void>();
  const store = {
    initialState,
    state: initialState,
    set(next: State) {
      if (Object.is(next, store.state)) return;
      store.state = next;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return store;
}
