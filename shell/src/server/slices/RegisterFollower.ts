import { readFile, rename, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { sliceNamed } from '@feszek/contract';
import type { SliceName } from '@feszek/contract';
import { parseRegisterState } from '@feszek/release';
import type { RegisterState, Trust } from '@feszek/release';
import type { FastifyBaseLogger } from 'fastify';
import { request } from 'undici';
import type { RegisterConfig } from '../config.ts';
import type { SliceAddress } from './SliceRegistry.ts';

const RECONNECT_MS = 500;
/** The stream has a comment every 15 seconds. */
const SILENCE_MS = 45_000;
/** How long the start waits for the register, in milliseconds, if there is a last state. */
const FIRST_STATE_MS = 2000;

interface FollowerParts {
  readonly config: RegisterConfig;
  readonly trust: Trust;
  readonly follow: (addresses: ReadonlyMap<SliceName, SliceAddress>) => Promise<void>;
  readonly log: FastifyBaseLogger;
}

/**
 * Follows the register's stream of states. Each is signed and has a higher revision than the one before it. The last one is
 * kept on the disk: while the register is unavailable, nothing can be released, and the shop runs.
 */
export class RegisterFollower {
  readonly #parts: FollowerParts;
  readonly #ending = new AbortController();
  #revision = -1;
  #received = Promise.withResolvers<void>();

  constructor(parts: FollowerParts) {
    this.#parts = parts;
  }

  /** Uses the last state, then the register's. Resolves when the first releases are known, or the register does not answer in time. */
  async start(): Promise<void> {
    await this.#useLastState();
    void this.#follow();
    await Promise.race([this.#received.promise, sleep(FIRST_STATE_MS, undefined, { ref: false })]);
  }

  stop(): void {
    this.#ending.abort();
  }

  async #useLastState(): Promise<void> {
    const { config, trust, log } = this.#parts;
    try {
      await this.#use(parseRegisterState(JSON.parse(await readFile(config.stateFile, 'utf8')), trust));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) log.warn({ err: error }, 'last state of the register refused');
    }
  }

  async #follow(): Promise<void> {
    const { signal } = this.#ending;
    while (!signal.aborted) {
      try {
        await this.#readStream(signal);
      } catch (error) {
        if (!signal.aborted) this.#parts.log.debug({ err: error }, 'the register does not answer');
      }
      await sleep(RECONNECT_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async #readStream(signal: AbortSignal): Promise<void> {
    const { config: { url, token } } = this.#parts;
    const answer = await request(`${url}/state`, { headers: { authorization: `Bearer ${token}` }, signal, bodyTimeout: SILENCE_MS });
    if (answer.statusCode !== 200) {
      await answer.body.dump();
      throw new Error(`The register answered with ${answer.statusCode}`);
    }
    let text = '';
    answer.body.setEncoding('utf8');
    for await (const chunk of answer.body) {
      const events = `${text}${String(chunk)}`.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) if (event.startsWith('data: ')) await this.#receive(event.slice('data: '.length));
    }
  }

  async #receive(text: string): Promise<void> {
    const { config, trust, log } = this.#parts;
    try {
      const state = parseRegisterState(JSON.parse(text), trust);
      if (state.revision === this.#revision) return this.#received.resolve();
      if (state.revision < this.#revision) throw new Error(`Revision ${state.revision} is older than ${this.#revision}`);
      if (state.expiresAt < Date.now()) throw new Error(`Revision ${state.revision} has expired`);
      await this.#use(state);
      this.#received.resolve();
      await writeFile(`${config.stateFile}.new`, text, { mode: 0o600 });
      await rename(`${config.stateFile}.new`, config.stateFile);
    } catch (error) {
      log.error({ err: error }, 'state of the register refused');
    }
  }

  async #use({ revision, slices }: RegisterState): Promise<void> {
    this.#revision = revision;
    const addresses = Object.entries(slices).flatMap(([name, address]): [SliceName, SliceAddress][] => {
      const slice = sliceNamed(name);
      return slice ? [[slice, address]] : [];
    });
    await this.#parts.follow(new Map(addresses));
  }
}
