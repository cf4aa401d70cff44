import { createStore } from '@feszek/store';
import type { PreparedFragment, ViewChannel } from '@feszek/kit';

/** A view channel whose fragment can be replaced: its subscribed root shows the new one without being unmounted. */
export interface ExchangeableView extends ViewChannel {
  readonly show: (next: PreparedFragment) => void;
}

export function createExchangeableView(first: PreparedFragment): ExchangeableView {
  const shown = createStore(first);
  return {
    get current() {
      return shown.state;
    },
    subscribe: shown.subscribe,
    show: shown.set,
  };
}
