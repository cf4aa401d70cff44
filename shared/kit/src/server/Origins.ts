import { errors, request } from 'undici';

/** Methods of requests that may be sent twice (RFC 9110, section 9.2.1). */
const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const CLOSED: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE']);
/** Calls of the system before the first byte of a request. */
const CONNECTING: ReadonlySet<unknown> = new Set(['connect', 'getaddrinfo']);

/** How often each process is checked, and how long its answer may take, in milliseconds. */
const CHECK_EVERY_MS = 1000;
const ANSWER_MS = 900;

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Whether no connection was made: the request was not sent. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof errors.ConnectTimeoutError) return true;
  if (error instanceof AggregateError) return error.errors.every(isUnreachable);
  return error instanceof Error && (('syscall' in error && CONNECTING.has(error.syscall)) || isUnreachable(error.cause));
}

/** The process does not answer its check: its machine or its network has failed, or it hangs. */
class SilentProcessError extends Error {
  override readonly name = 'SilentProcessError';
}

/** Whether the process has closed the connection, or has fallen silent, instead of answering. */
const isWithoutAnswer = (error: unknown) => error instanceof SilentProcessError || error instanceof errors.SocketError || CLOSED.has(codeOf(error));

export interface SentRequest {
  /** GET by default. */
  readonly method?: string | undefined;
  readonly signal?: AbortSignal | null | undefined;
}

interface Attempt {
  readonly origin: string;
  readonly signal: AbortSignal | undefined;
  /** Whether another process may receive the request once this one has fallen silent. */
  readonly mayMove: boolean;
}

/** The addresses in a list that is separated by commas, without trailing slashes; `undefined` if one is invalid. */
export function parseAddresses(text: string): string[] | undefined {
  const addresses = text.split(',').map((address) => address.trim().replace(/\/$/, ''));
  return addresses.every((address) => /^https?:/.test(address) && URL.canParse(address)) ? addresses : undefined;
}

/**
 * The processes of one program. Requests go to them in turn. A process that does not accept a connection, or whose check
 * fails, receives requests only if all others fail too.
 */
export class Origins {
  readonly #all: readonly string[];
  readonly #down = new Set<string>();
  /** Safe requests that wait for the head of an answer, by process. */
  readonly #waiting = new Map<string, Set<AbortController>>();
  #turn = 0;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  /**
   * @param addresses - one address, or several separated by commas
   * @throws RangeError if an address is invalid
   */
  constructor(addresses: string) {
    const all = parseAddresses(addresses);
    if (!all) throw new RangeError(`${addresses} is not a list of addresses`);
    this.#all = all;
  }

  /** The first address, by which requests name the program. */
  get first(): string {
    return this.#all[0] ?? '';
  }

  /**
   * Sends a request to one process. It is sent to the next one if no connection is made; a safe request also if the process
   * closes the connection instead of answering: one that was restarted, or suspended for longer than its keep-alive time,
   * closes its idle connections, with the request that has just been sent on one of them (RFC 9112, section 9.3.1). The only
   * process receives such a request again. A safe request that waits for a process which stops answering its check is
   * cancelled and sent to another one: the machine of a process that has lost its power closes no connection.
   *
   * @param send - sends the request to an origin; its promise resolves with the head of the answer, and the signal cancels it
   * @throws the error of the last process
   */
  async send<Answer>({ method = 'GET', signal }: SentRequest, send: (origin: string, signal: AbortSignal | undefined) => Promise<Answer>): Promise<Answer> {
    const [first = '', ...others] = this.#inOrder();
    const next = others.length > 0 ? others : [first];
    for (let origin = first; ; ) {
      try {
        return await this.#attempt({ origin, signal: signal ?? undefined, mayMove: SAFE.has(method) && next.length > 0 }, send);
      } catch (error) {
        const following = next.shift();
        const wasNotSent = isUnreachable(error);
        if (wasNotSent && this.#all.length > 1) this.#down.add(origin);
        const mayRepeat = wasNotSent ? following !== origin : SAFE.has(method) && isWithoutAnswer(error);
        if (following === undefined || signal?.aborted || !mayRepeat) throw error;
        origin = following;
      }
    }
  }

  /**
   * Checks every process each second until `stop`, if there are several. A process that ends reports a failure before it closes
   * its connections, so that no request is sent on a closed one.
   *
   * @param path - answers with 200 if the process can serve requests
   */
  watch(path: string): void {
    if (this.#all.length === 1) return;
    for (const origin of this.#all) this.#waiting.set(origin, new Set());
    const check = () => {
      this.#endIfIdle();
      void Promise.all(this.#all.map((origin) => this.#check(`${origin}${path}`, origin)));
    };
    this.#timer = setInterval(check, CHECK_EVERY_MS);
    this.#timer.unref();
    check();
  }

  /** Ends the checks, once no request waits for a process that may fall silent. */
  stop(): void {
    this.#isStopped = true;
    this.#endIfIdle();
  }

  #endIfIdle(): void {
    if (this.#isStopped && [...this.#waiting.values()].every(({ size }) => size === 0)) clearInterval(this.#timer);
  }

  /** Whether one of the processes answers a check now. */
  async isAnyReady(path: string, ms: number): Promise<boolean> {
    const answers = this.#all.map(async (origin) => {
      if ((await stateOf(`${origin}${path}`, ms)) !== 'ready') throw new Error(`${origin} is not ready`);
    });
    return Promise.any(answers).then(() => true, () => false);
  }

  /** Sends a request to one process, and cancels it if the process falls silent before the head of its answer. */
  async #attempt<Answer>({ origin, signal, mayMove }: Attempt, send: (origin: string, signal: AbortSignal | undefined) => Promise<Answer>): Promise<Answer> {
    const waiting = this.#waiting.get(origin);
    if (!mayMove || !waiting) return send(origin, signal);
    const silence = new AbortController();
    waiting.add(silence);
    try {
      return await send(origin, signal ? AbortSignal.any([signal, silence.signal]) : silence.signal);
    } finally {
      waiting.delete(silence);
    }
  }

  async #check(address: string, origin: string): Promise<void> {
    const state = await stateOf(address, ANSWER_MS);
    if (state === 'ready') this.#down.delete(origin);
    else this.#down.add(origin);
    // A process that ends refuses its check, and still answers what it has received.
    if (state === 'silent' && this.#all.some((other) => !this.#down.has(other))) {
      for (const silence of this.#waiting.get(origin) ?? []) silence.abort(new SilentProcessError(`${origin} does not answer`));
    }
  }

  /** The origins in the order of attempts: the next one in turn first, and those that failed last. */
  #inOrder(): readonly string[] {
    const from = this.#turn % this.#all.length;
    this.#turn += 1;
    const rotated = [...this.#all.slice(from), ...this.#all.slice(0, from)];
    return rotated.filter((origin) => !this.#down.has(origin)).concat(rotated.filter((origin) => this.#down.has(origin)));
  }
}

async function stateOf(address: string, ms: number): Promise<'ready' | 'refusing' | 'silent'> {
  try {
    const answer = await request(address, { signal: AbortSignal.timeout(ms) });
    await answer.body.dump();
    return answer.statusCode === 200 ? 'ready' : 'refusing';
  } catch {
    return 'silent';
  }
}
