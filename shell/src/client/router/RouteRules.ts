import type { ApiClient } from '@feszek/api-client';
import { mayHaveRouteRule, ROUTE_RULE_DEADLINE_MS } from '@feszek/contract';
import type { RouteRule, RouteRules as RouteRulesAnswer } from '@feszek/contract';
import type { ShopLocation } from './location.ts';

/** How long an answer is used, in milliseconds. */
const KEEP_MS = 60_000;
/** The most answers that are stored; the oldest is dropped first. */
const MAX_ANSWERS = 100;

interface Answer {
  readonly rule: Promise<RouteRule | null>;
  readonly requestedAt: number;
}

/** The rules of addresses that a navigation follows: redirects, and pages that were removed. */
export class RouteRules {
  readonly #api: Pick<ApiClient, 'get'>;
  readonly #answers = new Map<string, Answer>();

  constructor(api: Pick<ApiClient, 'get'>) {
    this.#api = api;
  }

  /**
   * The rule of an address. Never rejected.
   *
   * @returns `null` if it has none, or if the API does not answer within 100 ms; a late answer is for the next navigation
   */
  async find(location: Pick<ShopLocation, 'pathname' | 'match'>): Promise<RouteRule | null> {
    if (!mayHaveRouteRule(location.pathname, location.match)) return null;
    let timer: number | undefined;
    const late = new Promise<null>((resolve) => { timer = window.setTimeout(resolve, ROUTE_RULE_DEADLINE_MS, null); });
    return Promise.race([this.#request(location.pathname), late]).finally(() => window.clearTimeout(timer));
  }

  /** Requests a rule before the navigation, so that it does not wait. */
  preload({ pathname, match }: Pick<ShopLocation, 'pathname' | 'match'>): void {
    if (mayHaveRouteRule(pathname, match)) void this.#request(pathname);
  }

  #request(pathname: string): Promise<RouteRule | null> {
    const known = this.#answers.get(pathname);
    if (known && performance.now() - known.requestedAt < KEEP_MS) return known.rule;
    this.#answers.delete(pathname);
    const rule = this.#api.get<RouteRulesAnswer>('/api/route-rules', { query: { path: pathname } }).then(
      (answer) => answer.rule,
      (error: unknown) => {
        console.info('route rule', error);
        this.#answers.delete(pathname);
        return null;
      },
    );
    this.#answers.set(pathname, { rule, requestedAt: performance.now() });
    const [oldest] = this.#answers.keys();
    if (oldest !== undefined && this.#answers.size > MAX_ANSWERS) this.#answers.delete(oldest);
    return rule;
  }
}
