import { BusTimeoutError } from '@feszek/bus';
import { BUS_VERSION } from '@feszek/contract';
import type { Bus, BusMomentName, BusMoments, BusParty, BusRequestName, BusRequests, BusStateName, BusStates, ReportedError, Unsubscribe } from '@feszek/contract';

const DEFAULT_TIMEOUT_MS = 5000;

type Listener = (value: unknown) => void;
type Responder = (question: unknown) => Promise<unknown>;

/** A responder that throws synchronously makes the request fail, too. */
async function answerOf(responder: Responder, question: unknown): Promise<unknown> {
  return responder(question);
}

/** Whether two values, which are plain data, are the same: such a change is none. */
function isSame(a: unknown, b: unknown): boolean {
  return Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b);
}

/**
 * The bus of a page with elements: what `@feszek/bus` does for one page, without RxJS, the visitor's other tabs and the log
 * of development, which would be 5 KB of the first element. The topics are typed by the contract; inside, values are unknown.
 */
export class PageBus {
  readonly #report: (error: ReportedError) => void;
  readonly #states = new Map<BusStateName, unknown>();
  readonly #listeners = new Map<BusStateName | BusMomentName, Set<Listener>>();
  readonly #responders = new Map<BusRequestName, Responder>();
  /** Called once the responder of a request is there. */
  readonly #waiting = new Map<BusRequestName, Set<() => void>>();

  constructor(report: (error: ReportedError) => void) {
    this.#report = report;
  }

  /** The bus of one party, whose failures are reported with its name. */
  for(party: BusParty): Bus {
    return {
      version: BUS_VERSION,
      get: <Name extends BusStateName>(topic: Name) => this.#states.get(topic) as BusStates[Name] | undefined,
      set: (topic, value) => {
        if (this.#states.has(topic) && isSame(this.#states.get(topic), value)) return;
        this.#states.set(topic, value);
        this.#publish(topic, value);
      },
      watch: <Name extends BusStateName>(topic: Name, listener: (value: BusStates[Name]) => void) => {
        const end = this.#listen(party, topic, listener as Listener);
        if (this.#states.has(topic)) this.#call(party, topic, listener as Listener, this.#states.get(topic));
        return end;
      },
      emit: <Name extends BusMomentName>(topic: Name, moment: BusMoments[Name]) => {
        if (topic === 'error.reported') this.#report(moment as ReportedError);
        this.#publish(topic, moment);
      },
      on: <Name extends BusMomentName>(topic: Name, listener: (moment: BusMoments[Name]) => void) => this.#listen(party, topic, listener as Listener),
      ask: <Name extends BusRequestName>(topic: Name, question: BusRequests[Name]['question'], timeoutMs = DEFAULT_TIMEOUT_MS) => this.#ask(topic, question, timeoutMs) as Promise<BusRequests[Name]['answer']>,
      answer: (topic, responder) => this.#answer(topic, responder as Responder),
    };
  }

  #listen(party: BusParty, topic: BusStateName | BusMomentName, listener: Listener): Unsubscribe {
    const all = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, all);
    const guarded: Listener = (value) => this.#call(party, topic, listener, value);
    all.add(guarded);
    return () => all.delete(guarded);
  }

  /** The failure of one subscriber does not affect the others. */
  #call(party: BusParty, topic: BusStateName | BusMomentName, listener: Listener, value: unknown): void {
    try {
      listener(value);
    } catch (error) {
      this.#report({ ...party, topic, error });
    }
  }

  #publish(topic: BusStateName | BusMomentName, value: unknown): void {
    for (const listener of this.#listeners.get(topic) ?? []) listener(value);
  }

  /** A request waits for its responder, whose slice may still be loading. */
  #ask(topic: BusRequestName, question: unknown, timeoutMs: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const waiting = this.#waiting.get(topic) ?? new Set();
      this.#waiting.set(topic, waiting);
      const send = () => {
        const responder = this.#responders.get(topic);
        if (!responder) return;
        waiting.delete(send);
        answerOf(responder, question).finally(() => clearTimeout(timer)).then(resolve, reject);
      };
      const timer = setTimeout(() => {
        waiting.delete(send);
        reject(new BusTimeoutError(topic, timeoutMs));
      }, timeoutMs);
      waiting.add(send);
      send();
    });
  }

  #answer(topic: BusRequestName, responder: Responder): Unsubscribe {
    if (this.#responders.has(topic)) throw new Error(`The request topic ${topic} has a responder already`);
    this.#responders.set(topic, responder);
    for (const send of this.#waiting.get(topic) ?? []) send();
    return () => {
      if (this.#responders.get(topic) === responder) this.#responders.delete(topic);
    };
  }
}
