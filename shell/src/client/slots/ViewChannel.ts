import type { PreparedFragment, ViewChannel } from '@feszek/kit';

/** A view channel whose fragment can be exchanged: the root that listens shows the new one without being unmounted. */
export class ExchangeableView implements ViewChannel {
  #current: PreparedFragment;
  readonly #listeners = new Set<() => void>();

  constructor(first: PreparedFragment) {
    this.#current = first;
  }

  get current(): PreparedFragment {
    return this.#current;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  show(next: PreparedFragment): void {
    this.#current = next;
    for (const listener of this.#listeners) listener();
  }
}
