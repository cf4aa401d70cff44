import { BUS_VERSION } from '@feszek/contract';
import type { BusStates } from '@feszek/contract';
import { isVisitorTopic } from './topics.ts';
import type { VisitorTopic } from './topics.ts';
import { isVisitorValue } from './visitorValue.ts';

/** The name of the channel by which the shop's tabs communicate. */
export const BUS_CHANNEL = 'feszek-bus';

/** The part of `BroadcastChannel` that the bus uses. */
export interface BroadcastChannelLike {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  close(): void;
}

/** When a value was set and by which tab: the later one wins in every tab, whatever order the messages arrive in. */
interface Stamp {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly tab: string;
}

type TabMessage =
  | { readonly bus: number; readonly kind: 'question' }
  | ({ readonly bus: number; readonly kind: 'value'; readonly topic: VisitorTopic; readonly value: unknown } & Stamp);

export interface Tabs {
  /** Sends a value that was set in this tab to the others. */
  send(topic: VisitorTopic, value: unknown): void;
  /** Requests the last values of the other tabs. */
  ask(): void;
  close(): void;
}

interface TabsOptions {
  readonly channel: BroadcastChannelLike;
  readonly get: <Name extends VisitorTopic>(topic: Name) => BusStates[Name] | undefined;
  readonly receive: <Name extends VisitorTopic>(topic: Name, value: BusStates[Name]) => void;
}

function isTabMessage(data: unknown): data is TabMessage {
  if (typeof data !== 'object' || data === null || !('bus' in data) || !('kind' in data) || data.bus !== BUS_VERSION) return false;
  if (data.kind === 'question') return true;
  return (
    data.kind === 'value' && 'topic' in data && isVisitorTopic(data.topic) && 'value' in data &&
    'at' in data && typeof data.at === 'number' && 'tab' in data && typeof data.tab === 'string'
  );
}

function isLater(a: Stamp, b: Stamp | undefined): boolean {
  return !b || a.at > b.at || (a.at === b.at && a.tab > b.tab);
}

/**
 * Keeps the visitor's state topics equal between tabs. A value that came from another tab is never sent on, and one
 * that was never set (consent before a decision) never leaves its tab.
 */
export function createTabs({ channel, get, receive }: TabsOptions): Tabs {
  const tab = Math.random().toString(36).slice(2);
  const stamps = new Map<VisitorTopic, Stamp>();
  let isOpen = true;

  function post(message: TabMessage): void {
    if (isOpen) channel.postMessage(message);
  }

  function receiveValue<Name extends VisitorTopic>(topic: Name, value: unknown, stamp: Stamp): void {
    if (!isVisitorValue(topic, value) || !isLater(stamp, stamps.get(topic))) return;
    stamps.set(topic, stamp);
    receive(topic, value);
  }

  channel.addEventListener('message', ({ data }) => {
    if (!isOpen || !isTabMessage(data)) return;
    if (data.kind === 'value') return receiveValue(data.topic, data.value, { at: data.at, tab: data.tab });
    stamps.forEach((stamp, topic) => post({ bus: BUS_VERSION, kind: 'value', topic, value: get(topic), at: stamp.at, tab: stamp.tab }));
  });

  return {
    send(topic, value) {
      // Later than this tab's newest value, even if the computer's clock was set back.
      const stamp = { at: Math.max(Date.now(), (stamps.get(topic)?.at ?? 0) + 1), tab };
      stamps.set(topic, stamp);
      post({ bus: BUS_VERSION, kind: 'value', topic, value, ...stamp });
    },
    ask: () => post({ bus: BUS_VERSION, kind: 'question' }),
    close() {
      isOpen = false;
      channel.close();
    },
  };
}

/** The browser's own channel; none on a server, where it would join unrelated visitors and keep the process alive. */
export function openChannel(): BroadcastChannelLike | null {
  const isBrowser = typeof document !== 'undefined' && typeof BroadcastChannel !== 'undefined';
  return isBrowser ? new BroadcastChannel(BUS_CHANNEL) : null;
}
