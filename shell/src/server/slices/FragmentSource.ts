import type { FragmentResponse, SlicePhase } from '@feszek/contract';
import { traceFields } from '@feszek/logging';
import type { FastifyBaseLogger } from 'fastify';
import { CircuitBreaker } from './CircuitBreaker.ts';
import { FragmentError } from './FragmentClient.ts';
import type { FragmentClient, FragmentFetch } from './FragmentClient.ts';
import type { FragmentMetrics, FragmentOutcomeName } from '../metrics/FragmentMetrics.ts';
import type { CanaryOutcomes } from './CanaryOutcomes.ts';
import type { SliceRegistry } from './SliceRegistry.ts';

export interface FragmentCall extends FragmentFetch {
  /**
   * Whether the answer depends on the page's address or on the visitor. One address that fails must not make a screen
   * unavailable for all others, so only time-outs count against such a fragment, and every failure against any other.
   */
  readonly isForAddress: boolean;
}

export type FetchedFragment =
  | { readonly kind: 'answered'; readonly answer: FragmentResponse }
  /** The part refuses the parameters of its slot, for this reason. */
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'failed' };

interface Parts {
  readonly client: FragmentClient;
  readonly registry: SliceRegistry;
  /** Counts how fragments of a slice with a canary end; `undefined`: they are not counted. */
  readonly outcomes: Pick<CanaryOutcomes, 'rendered'> | undefined;
  readonly metrics: FragmentMetrics;
  /** From which time on a fragment counts as failed in the comparison of releases, in milliseconds. */
  readonly slowMs: () => number;
  /** How long a fragment that failed three times in a row is not requested, in milliseconds. */
  readonly pauseMs: number;
  readonly log: FastifyBaseLogger;
}

/** Loads fragments, logs those that fail, and pauses requests for those that keep failing. */
export class FragmentSource {
  readonly #parts: Parts;
  readonly #breakers = new Map<string, CircuitBreaker>();

  constructor(parts: Parts) {
    this.#parts = parts;
    // Another release may answer.
    parts.registry.onChange(() => this.#breakers.clear());
  }

  /** Loads one fragment. Never rejected. */
  async fetch(call: FragmentCall): Promise<FetchedFragment> {
    const { deployment: { manifest: { name: slice, version } }, request: { fragment }, trace } = call;
    const fields = { slice, version, fragment, ...traceFields(trace) };
    const breaker = this.#breakerOf(`${slice}@${version}/${fragment}`);
    const wasOpen = breaker.isOpen;
    const started = performance.now();
    const count = (isOk: boolean) => this.#parts.outcomes?.rendered({ slice, version, isOk: isOk && performance.now() - started <= this.#parts.slowMs() });
    const measure = (outcome: FragmentOutcomeName) => this.#parts.metrics.count({ slice, version, fragment, outcome }, (performance.now() - started) / 1000);
    if (!breaker.admits()) {
      count(false);
      this.#parts.metrics.count({ slice, version, fragment, outcome: 'paused' });
      return { kind: 'failed' };
    }
    try {
      const answer = await this.#parts.client.fetch(call);
      breaker.succeeded();
      count(true);
      measure('rendered');
      if (wasOpen) this.#parts.log.info(fields, 'fragment answers again');
      return { kind: 'answered', answer };
    } catch (error) {
      if (call.signal?.aborted) {
        breaker.wasInconclusive();
        measure('cancelled');
        return { kind: 'failed' };
      }
      if (error instanceof FragmentError && error.isRefusal) {
        breaker.succeeded();
        measure('refused');
        this.#parts.log.warn({ ...fields, reason: error.message }, 'part refused its parameters');
        return { kind: 'refused', reason: error.message };
      }
      count(false);
      const isLate = error instanceof FragmentError && error.isTimeout;
      measure(isLate ? 'late' : 'failed');
      if (!call.isForAddress || isLate) breaker.failed();
      else breaker.wasInconclusive();
      this.#parts.log.warn({ err: error, phase: 'fragment' satisfies SlicePhase, ...fields, ...(breaker.isOpen && { pausedMs: this.#parts.pauseMs }) }, 'fragment failed');
      return { kind: 'failed' };
    }
  }

  #breakerOf(key: string): CircuitBreaker {
    const known = this.#breakers.get(key);
    if (known) return known;
    const breaker = new CircuitBreaker({ pauseMs: this.#parts.pauseMs });
    this.#breakers.set(key, breaker);
    return breaker;
  }
}
