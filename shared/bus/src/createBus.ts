import { Subscription } from 'rxjs';
import type { Observable } from 'rxjs';
import { BUS_VERSION } from '@feszek/contract';
import type { Bus, BusMomentName, BusParty, BusRequestName, BusRequests, BusStateName, ReportedError, Unsubscribe } from '@feszek/contract';
import type { BusLog } from './log.ts';
import { createMoments } from './moments.ts';
import { createReporter, isReportedError } from './report.ts';
import { createRequests } from './requests.ts';
import type { Responder } from './requests.ts';
import { createStates } from './states.ts';
import { createTabs, openChannel } from './tabs.ts';
import type { BroadcastChannelLike } from './tabs.ts';
import { assertTopic, isVisitorTopic } from './topics.ts';

const DEFAULT_TIMEOUT_MS = 5000;

export interface BusOptions {
  /** The channel to the visitor's other tabs; `null` for none; the browser's `feszek-bus` channel by default. */
  readonly channel?: BroadcastChannelLike | null;
  /** Called once for every error: those of failing subscribers and those emitted on `error.reported`. */
  readonly report?: (error: ReportedError) => void;
  /** Receives every event, for the log of development. */
  readonly log?: BusLog;
}

/** One party's bus. What it listens to ends with `release`, so that an unmounted slice leaves nothing behind. */
export interface BusView extends Bus {
  /**
   * Ends the party's subscriptions and responders, and permits no new ones. It may still publish and send requests:
   * work that began before it was unmounted (adding a product to the cart) may finish.
   */
  release(): void;
}

export interface BusHub {
  /** A party's own view of the bus; call `release` on it when the party is unmounted. */
  for(party: BusParty): BusView;
  /** Requests the last values of the other tabs again: for a page that is restored from the back/forward cache. */
  sync(): void;
  /** Ends all subscriptions and leaves the channel. */
  close(): void;
}

/** The page's one bus, created by the shell. */
export function createBus({ channel = openChannel(), report, log }: BusOptions = {}): BusHub {
  const states = createStates();
  const moments = createMoments();
  const requests = createRequests();
  const reporter = createReporter(moments, report);
  const tabs = channel && createTabs({
    channel,
    get: states.get,
    receive(topic, value) {
      log?.({ event: 'received', topic, party: null, value });
      states.set(topic, value);
    },
  });
  tabs?.ask();

  function createView(party: BusParty): BusView {
    const subscriptions = new Subscription();

    function listen<Value>(topic: BusStateName | BusMomentName, values: Observable<Value>, listener: (value: Value) => void): Unsubscribe {
      if (subscriptions.closed) return () => undefined;
      const subscription = values.subscribe((value) => reporter.guard(party, topic, () => listener(value)));
      subscriptions.add(subscription);
      return () => subscription.unsubscribe();
    }

    async function ask<Name extends BusRequestName>(topic: Name, question: BusRequests[Name]['question'], timeoutMs: number) {
      log?.({ event: 'ask', topic, party, value: question });
      try {
        const answer = await requests.ask(topic, question, timeoutMs);
        log?.({ event: 'answered', topic, party, value: answer });
        return answer;
      } catch (error) {
        log?.({ event: 'failed', topic, party, value: error });
        throw error;
      }
    }

    return {
      version: BUS_VERSION,
      get(topic) {
        assertTopic('state', topic);
        return states.get(topic);
      },
      set(topic, value) {
        assertTopic('state', topic);
        if (!states.isNew(topic, value)) return;
        log?.({ event: 'set', topic, party, value });
        if (tabs && isVisitorTopic(topic)) tabs.send(topic, value);
        states.set(topic, value);
      },
      watch(topic, listener) {
        assertTopic('state', topic);
        return listen(topic, states.watch(topic), listener);
      },
      emit(topic, moment) {
        assertTopic('moment', topic);
        log?.({ event: 'emit', topic, party, value: moment });
        if (topic === 'error.reported' && isReportedError(moment)) reporter.report(moment);
        else moments.emit(topic, moment);
      },
      on(topic, listener) {
        assertTopic('moment', topic);
        return listen(topic, moments.on(topic), listener);
      },
      ask(topic, question, timeoutMs = DEFAULT_TIMEOUT_MS) {
        assertTopic('request', topic);
        return ask(topic, question, timeoutMs);
      },
      answer<Name extends BusRequestName>(topic: Name, responder: Responder<Name>) {
        assertTopic('request', topic);
        if (subscriptions.closed) return () => undefined;
        const withdraw = requests.answer(topic, responder);
        const subscription = new Subscription(withdraw);
        subscriptions.add(subscription);
        return () => subscription.unsubscribe();
      },
      release: () => subscriptions.unsubscribe(),
    };
  }

  return {
    for: createView,
    sync: () => tabs?.ask(),
    close() {
      tabs?.close();
      states.close();
      moments.close();
    },
  };
}
