import type { SliceName } from '@feszek/contract';
import type { FastifyBaseLogger } from 'fastify';
import { request } from 'undici';
import type { RegisterConfig } from '../config.ts';
import type { Plan } from './Plan.ts';

/** How often outcomes are reported, in milliseconds. */
const REPORT_MS = 1000;
const ANSWER_MS = 5000;
/** The register refuses more in one report. */
const MAX_COUNT = 1_000_000;

/** The slice of a key of the counts: `{slice} {version} {signal}`. */
const sliceOf = (key: string) => key.slice(0, key.indexOf(' '));

const reportable = (count: number) => Math.min(Math.max(0, count), MAX_COUNT);

interface Counts {
  succeeded: number;
  failed: number;
}

/** How one request of a fragment ended. */
export interface RenderOutcome {
  readonly slice: SliceName;
  readonly version: string;
  readonly isOk: boolean;
}

interface Parts {
  /** The slices that have a canary; nothing else is counted. */
  readonly trials: () => ReadonlySet<SliceName>;
  /** `undefined`: nothing is counted. */
  readonly register: RegisterConfig | undefined;
  readonly log: FastifyBaseLogger;
}

/** Counts how the releases of slices with a canary do, and reports it to the register, which ends a canary that fails. */
export class CanaryOutcomes {
  readonly #parts: Parts;
  readonly #counts = new Map<string, Counts>();
  /** Page views since the last report, by plan. */
  readonly #views = new Map<Plan, number>();
  readonly #timer: NodeJS.Timeout;
  #isReporting = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#timer = setInterval(() => void this.#report(), REPORT_MS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Counts a fragment that was requested from a slice. */
  rendered({ slice, version, isOk }: RenderOutcome): void {
    if (this.#parts.trials().has(slice)) this.#add(`${slice} ${version} server`, isOk ? 'succeeded' : 'failed', 1);
  }

  /** Counts a page that a visitor has received. */
  viewed(plan: Plan): void {
    if (this.#parts.trials().size > 0) this.#views.set(plan, (this.#views.get(plan) ?? 0) + 1);
  }

  /** Counts a page on which a slice has failed in the browser. It was counted as viewed. */
  failedInBrowser(slice: SliceName, version: string): void {
    if (!this.#parts.trials().has(slice)) return;
    this.#add(`${slice} ${version} browser`, 'failed', 1);
    this.#add(`${slice} ${version} browser`, 'succeeded', -1);
  }

  #add(key: string, outcome: keyof Counts, count: number): void {
    const counts = this.#counts.get(key) ?? { succeeded: 0, failed: 0 };
    counts[outcome] += count;
    this.#counts.set(key, counts);
  }

  /** Adds the page views of each plan to the counts of its releases. */
  #countViews(): void {
    for (const [plan, views] of this.#views) {
      for (const slice of this.#parts.trials()) {
        const version = plan.get(slice)?.manifest.version;
        if (version !== undefined) this.#add(`${slice} ${version} browser`, 'succeeded', views);
      }
    }
    this.#views.clear();
  }

  #take(key: string, { succeeded, failed }: Counts): void {
    const counts = this.#counts.get(key);
    if (!counts) return;
    counts.succeeded -= succeeded;
    counts.failed -= failed;
    const isDone = counts.succeeded === 0 && counts.failed === 0;
    if (isDone || !this.#parts.trials().has(sliceOf(key))) this.#counts.delete(key);
  }

  /** Reports what was counted. Outcomes that the register has not received are part of the next report. */
  async #report(): Promise<void> {
    const { register, trials, log } = this.#parts;
    this.#countViews();
    if (!register || this.#isReporting || this.#counts.size === 0) return;
    const sent = [...this.#counts].map(([key, { succeeded, failed }]) => ({ key, succeeded: reportable(succeeded), failed: reportable(failed) }));
    // What this report cannot contain waits for the next one: a view that was reported before it failed is taken off then.
    for (const { key, succeeded, failed } of sent) this.#take(key, { succeeded, failed });
    this.#isReporting = true;
    const outcomes = sent.flatMap(({ key, succeeded, failed }) => {
      const [slice, version, signal] = key.split(' ');
      return succeeded + failed > 0 ? [{ slice, version, signal, succeeded, failed }] : [];
    });
    try {
      if (outcomes.length === 0) return;
      const answer = await request(`${register.url}/outcomes`, {
        method: 'POST',
        headers: { authorization: `Bearer ${register.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ outcomes }),
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      await answer.body.dump();
      if (answer.statusCode !== 204) throw new Error(`The register answered with ${answer.statusCode}`);
    } catch (error) {
      log.debug({ err: error }, 'outcomes could not be reported');
      for (const { key, succeeded, failed } of sent) {
        if (!trials().has(sliceOf(key))) continue;
        this.#add(key, 'succeeded', succeeded);
        this.#add(key, 'failed', failed);
      }
    } finally {
      this.#isReporting = false;
    }
  }
}
