import { createApiClient } from '@feszek/api-client';
import { SharedCache } from '@feszek/cache';
import { DEFAULT_CURRENCY, DEFAULT_LOCALE, mayHaveRouteRule, routeRulesSchema } from '@feszek/contract';
import type { RouteMatch, RouteRule } from '@feszek/contract';
import { leanFetch } from '@feszek/kit/server';
import type { Origins } from '@feszek/kit/server';
import { maskPath } from '@feszek/logging';
import type { FastifyBaseLogger } from 'fastify';
import { CircuitBreaker } from '../slices/CircuitBreaker.ts';

/** The tag of rules, and of every page: the API purges it after a change of rules. */
export const ROUTE_RULES_TAG = 'route-rules';

/** The most bytes of rules in the cache. */
const CACHE_BYTES = 8 * 1024 * 1024;

/** The size of a rule without its target, in bytes. */
const RULE_BYTES = 100;

/** How long a rule is used, and then used while it is requested again, in seconds. */
const FRESHNESS = { kind: 'public', maxAge: 60, staleWhileRevalidate: 3600, tags: [ROUTE_RULES_TAG] } as const;

/** How long the API may take. A page waits for less time; a late answer is for the next one. */
const TIMEOUT_MS = 2000;

/** The rule of an address; `null` if it has none. */
type Rule = RouteRule | null;

/** `'unknown'`: the API did not answer in time. */
export type FoundRule = Rule | 'unknown';

interface Parts {
  readonly api: Origins;
  readonly isCaching: boolean;
  /** How long a page waits for a rule, in milliseconds. */
  readonly routeRuleDeadlineMs: number;
  /** How long no rules are requested after three consecutive failures, in milliseconds. */
  readonly breakerPauseMs: number;
  readonly log: FastifyBaseLogger;
}

/** The first of a promise and a deadline. */
async function within(ms: number, rule: Promise<FoundRule>): Promise<FoundRule> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<FoundRule>((resolve) => { timer = setTimeout(resolve, ms, 'unknown'); });
  return Promise.race([rule, late]).finally(() => clearTimeout(timer));
}

/** The rules of addresses: requested from the API with a deadline, and cached. A page whose rule is unknown is let through. */
export class RouteRules {
  readonly #parts: Parts;
  readonly #cache = new SharedCache<{ readonly rule: Rule }, FoundRule>(CACHE_BYTES);
  readonly #breaker: CircuitBreaker;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#breaker = new CircuitBreaker({ pauseMs: parts.breakerPauseMs });
  }

  /** The rule of an address. Never rejected, and resolved at the deadline at the latest. */
  async find({ pathname, match }: { readonly pathname: string; readonly match: RouteMatch | undefined }): Promise<FoundRule> {
    if (!mayHaveRouteRule(pathname, match)) return null;
    const cached = this.#cache.get(pathname);
    if (cached?.isFresh) return cached.value.rule;
    const requested = this.#request(pathname);
    return cached ? cached.value.rule : within(this.#parts.routeRuleDeadlineMs, requested);
  }

  purge(tags: readonly string[]): number {
    return this.#cache.invalidate(tags);
  }

  /** Requests a rule once for all who wait. It is completed, and cached, even if no page waits for it any more. */
  #request(pathname: string): Promise<FoundRule> {
    return this.#cache.produce(pathname, undefined, async ({ keep }) => {
      if (!this.#breaker.admits()) return 'unknown';
      try {
        const rule = await this.#load(pathname);
        this.#breaker.succeeded();
        if (this.#parts.isCaching) keep({ rule }, RULE_BYTES + (rule?.target?.length ?? 0) * 2, FRESHNESS);
        return rule;
      } catch (error) {
        this.#breaker.failed();
        this.#parts.log.warn({ err: error, path: maskPath(pathname) }, 'the rule of an address could not be loaded');
        return 'unknown';
      }
    });
  }

  async #load(pathname: string): Promise<Rule> {
    const api = createApiClient({ baseUrl: this.#parts.api.first, locale: DEFAULT_LOCALE, currency: DEFAULT_CURRENCY, fetch: leanFetch(this.#parts.api) });
    const answer = await api.get<unknown>('/api/route-rules', { query: { path: pathname }, timeoutMs: TIMEOUT_MS });
    return routeRulesSchema.validateSync(answer, { strict: true }).rule;
  }
}
