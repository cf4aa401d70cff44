import type { BroadcastChannelLike } from '../src/index.ts';

type Listener = (event: { readonly data: unknown }) => void;

/** Channels of tabs of one browser, for tests: like `BroadcastChannel`, a tab does not receive its own messages. */
export interface FakeBrowser {
  openTab(): BroadcastChannelLike;
  /** All messages of the tabs, in order. */
  readonly messages: readonly unknown[];
  /** Sends a message to all tabs, as any script of the same origin could. */
  say(data: unknown): void;
}

export function createFakeBrowser(): FakeBrowser {
  const tabs = new Set<Set<Listener>>();
  const messages: unknown[] = [];

  function deliver(data: unknown, sender?: Set<Listener>): void {
    messages.push(data);
    tabs.forEach((listeners) => {
      if (listeners !== sender) listeners.forEach((listener) => listener({ data: structuredClone(data) }));
    });
  }

  return {
    messages,
    say: deliver,
    openTab() {
      const listeners = new Set<Listener>();
      tabs.add(listeners);
      return {
        postMessage: (data) => deliver(data, listeners),
        addEventListener: (_type, listener) => listeners.add(listener),
        close: () => tabs.delete(listeners),
      };
    },
  };
}
