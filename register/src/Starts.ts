import type { SliceName } from '@feszek/contract';
import { keyOf } from './Records.ts';
import type { ReleaseRef } from './Records.ts';
import { RegisterError } from './RegisterError.ts';

/** Where a release answers, or why it does not start. */
export type StartOutcome = { readonly url: string } | { readonly error: string };

/** A release that must answer before visitors get it. */
interface Pending {
  readonly version: string;
  readonly settle: (outcome: StartOutcome) => void;
}

interface Parts {
  /** How long a host may take to start a release, in milliseconds. */
  readonly startMs: number;
  /** Called when another release must run. */
  readonly onChange: () => void;
}

/** Where releases answer, as hosts have reported since the register started, and the releases that hosts are to start. */
export class Starts {
  readonly #parts: Parts;
  readonly #urls = new Map<string, string>();
  readonly #pending = new Map<SliceName, Pending>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The releases that are to start. */
  wanted(): ReleaseRef[] {
    return [...this.#pending].map(([slice, { version }]) => ({ slice, version }));
  }

  report(ref: ReleaseRef, outcome: StartOutcome): void {
    if ('url' in outcome) this.#urls.set(keyOf(ref), outcome.url);
    else this.#urls.delete(keyOf(ref));
    const pending = this.#pending.get(ref.slice);
    if (pending?.version === ref.version) pending.settle(outcome);
  }

  /**
   * Where a release answers; waits until a host runs it.
   *
   * @throws RegisterError if it does not start, or another release of the slice is being started
   */
  async urlOf(ref: ReleaseRef): Promise<string> {
    const { slice, version } = ref;
    const { startMs, onChange } = this.#parts;
    const pending = this.#pending.get(slice);
    if (pending) throw new RegisterError(409, `${slice} ${pending.version} is being deployed: try again when it is live.`);
    const known = this.#urls.get(keyOf(ref));
    if (known !== undefined) return known;
    const { promise, resolve } = Promise.withResolvers<StartOutcome>();
    const timer = setTimeout(() => resolve({ error: `no host runs it within ${startMs / 1000} seconds` }), startMs);
    this.#pending.set(slice, { version, settle: resolve });
    onChange();
    const outcome = await promise;
    clearTimeout(timer);
    this.#pending.delete(slice);
    if ('url' in outcome) return outcome.url;
    onChange();
    throw new RegisterError(504, `${slice} ${version} does not start: ${outcome.error}. The live release stays.`);
  }

  /** Ends all waits. */
  stop(): void {
    for (const { settle } of this.#pending.values()) settle({ error: 'the register stops' });
  }
}
