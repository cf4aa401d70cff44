import { isFulfilledWithin } from '../../within.ts';

/** How often the primary is asked, and how long its answer may take, in milliseconds. */
const CHECK_EVERY_MS = 500;
const ANSWER_MS = 1000;
/** How long the answer of the replica may take, in milliseconds. Longer: there is no other server. */
const REPLICA_ANSWER_MS = 3000;
/** The replica must have what the primary had stored this number of answers ago. Newer changes may still be on their way to it. */
const ANSWERS = 3;

/** Where public reads come from now. Each switch creates a new object. */
export interface ReadSource {
  readonly server: 'primary' | 'replica';
}

export interface WatchedServers {
  /** The position in the log up to which the primary has stored its changes. */
  readonly storedPosition: () => Promise<string>;
  /** Whether the replica has all changes up to a position. */
  readonly hasReplayed: (position: string) => Promise<boolean>;
}

/** The primary does not answer, and public reads come from the replica. */
class PrimaryLostError extends Error {
  /** SQLSTATE: connection failure. */
  readonly code = '08006';

  constructor() {
    super('The primary database server does not answer');
  }
}

/** The value of a promise that is fulfilled within a time limit. */
async function answerOf<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  if (!(await isFulfilledWithin(promise, ms))) throw new Error(`No answer within ${ms / 1000} seconds`);
  return promise;
}

/**
 * Decides where public reads come from: from the primary while it answers, and otherwise from the replica, if that has
 * everything which the primary had stored about a second earlier. If neither is possible, they stay with the primary.
 */
export class PrimaryWatch {
  readonly #servers: WatchedServers;
  readonly #positions: string[] = [];
  readonly #waiting = new Set<() => void>();
  readonly #listeners: ((source: ReadSource) => void)[] = [];
  #source: ReadSource = { server: 'primary' };
  #checking: Promise<boolean> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(servers: WatchedServers) {
    this.#servers = servers;
  }

  get source(): ReadSource {
    return this.#source;
  }

  /** Checks until `stop`. */
  start(): void {
    this.#timer = setInterval(() => void this.#check(), CHECK_EVERY_MS);
    this.#timer.unref();
    void this.#check();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  onSwitch(listener: (source: ReadSource) => void): void {
    this.#listeners.push(listener);
  }

  /** Asks now, after a statement has failed. Returns whether the primary answers. */
  async recheck(): Promise<boolean> {
    if (this.#source.server === 'replica') return false;
    // A check in progress may have begun before the failure.
    await this.#checking;
    return this.#source.server === 'primary' && this.#check();
  }

  /**
   * Does work of the primary, while public reads come from it.
   *
   * @throws PrimaryLostError as soon as they come from the replica
   */
  async untilLost<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#source.server === 'replica') throw new PrimaryLostError();
    const { promise: lost, reject } = Promise.withResolvers<never>();
    const lose = () => reject(new PrimaryLostError());
    this.#waiting.add(lose);
    try {
      return await Promise.race([lost, work()]);
    } finally {
      this.#waiting.delete(lose);
    }
  }

  #check(): Promise<boolean> {
    this.#checking ??= this.#ask().finally(() => {
      this.#checking = undefined;
    });
    return this.#checking;
  }

  async #ask(): Promise<boolean> {
    const position = await answerOf(this.#servers.storedPosition(), ANSWER_MS).catch(() => undefined);
    if (position === undefined) {
      this.#use((await this.#isReplicaUsable()) ? 'replica' : 'primary');
      return false;
    }
    this.#positions.push(position);
    if (this.#positions.length > ANSWERS) this.#positions.shift();
    this.#use('primary');
    return true;
  }

  async #isReplicaUsable(): Promise<boolean> {
    const [position] = this.#positions;
    return position !== undefined && answerOf(this.#servers.hasReplayed(position), REPLICA_ANSWER_MS).catch(() => false);
  }

  #use(server: ReadSource['server']): void {
    if (this.#source.server === server) return;
    this.#source = { server };
    if (server === 'replica') for (const lose of this.#waiting) lose();
    for (const listener of this.#listeners) listener(this.#source);
  }
}
