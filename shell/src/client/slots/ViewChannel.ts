import { createStore } from '@feszek/store';
import type { Store } from '@feszek/store';
import type { PreparedFragment, ViewChannel } from '@feszek/kit';

/** A view channel whose fragment can be exchanged: the root that follows it shows the new one without being unmounted. */
export class ExchangeableView implements ViewChannel {
  readonly #shown: Store<PreparedFragment>;
  readonly subscribe: ViewChannel['subscribe'];

  constructor(first: PreparedFragment) {
    this.#shown = createStore(first);
    this.subscribe = this.#shown.subscribe;
  }

  get current(): PreparedFragment {
    return this.#shown.state;
  }

  show(next: PreparedFragment): void {
    this.#shown.set(next);
  }
}
