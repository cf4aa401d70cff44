import { COOKIES } from '@feszek/contract';
import type { PreviewClaim, Trust } from '@feszek/release';
import { parsePreview } from '@feszek/release';
import { parseCookie } from 'cookie';
import type { IncomingHttpHeaders } from 'node:http';
import type { ShellConfig } from '../config.ts';
import { previewEndCookie } from '../http/previewCookie.ts';
import { randomRing, readRing, ringCookie } from '../http/ring.ts';
import type { Plan } from './Plan.ts';
import type { Plans } from './Plans.ts';

/** The plan of a visitor's page. */
export interface VisitorPlan {
  readonly plan: Plan;
  /** The `Set-Cookie` headers of the answer: the ring of a new visitor, or the end of a preview. */
  readonly cookies: readonly string[];
  /** The release that only this visitor sees; such a page is not cached. */
  readonly preview: PreviewClaim | undefined;
}

interface Parts {
  readonly config: Pick<ShellConfig, 'isSecure' | 'shopUrl'>;
  readonly plans: () => Plans;
  /** The trusted keys; `undefined` without a register, where nothing has a preview. */
  readonly trust: Trust | undefined;
  readonly now: () => number;
}

const NO_COOKIES: readonly string[] = [];

/** Decides which plan the page of a visitor has: by their ring while a slice has a canary, or by their signed link. */
export class VisitorPlans {
  readonly #parts: Parts;
  /** The plans of new visitors whose page was not in the cache, by the headers of their request. */
  readonly #kept = new WeakMap<IncomingHttpHeaders, VisitorPlan>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Whether a visitor has a link to a preview, valid or not. */
  hasPreview(cookieHeader: string | undefined): boolean {
    return cookieHeader?.includes(`${COOKIES.preview}=`) === true;
  }

  /** The plan of a document. A visitor without a ring gets one if a slice has a canary. */
  forDocument(headers: IncomingHttpHeaders): VisitorPlan {
    const { cookie: cookieHeader } = headers;
    const plans = this.#parts.plans();
    if (this.hasPreview(cookieHeader)) return this.#forPreview(cookieHeader, plans);
    if (plans.trials.size === 0) return { plan: plans.stable, cookies: NO_COOKIES, preview: undefined };
    const known = readRing(cookieHeader);
    if (known !== undefined) return { plan: plans.at(known), cookies: NO_COOKIES, preview: undefined };
    const kept = this.#kept.get(headers);
    if (kept) return kept;
    const ring = randomRing();
    return { plan: plans.at(ring), cookies: [ringCookie(ring, this.#parts.config.isSecure)], preview: undefined };
  }

  /** Gives the same plan to the next call with these headers: the page of a new visitor is not in the cache, and is composed. */
  keep(headers: IncomingHttpHeaders, visitorPlan: VisitorPlan): void {
    if (visitorPlan.cookies.length > 0) this.#kept.set(headers, visitorPlan);
  }

  /**
   * The plan for further requests of an open page: its own, as long as any visitor has it.
   *
   * @param buildId - the page's build: the version of the shell, a hyphen, and the id of the plan
   */
  forOpenPage(buildId: string, cookieHeader: string | undefined): Plan {
    return this.#parts.plans().find(buildId.slice(buildId.lastIndexOf('-') + 1)) ?? this.forPage(cookieHeader);
  }

  /** The plan of a request that belongs to an open page. */
  forPage(cookieHeader: string | undefined): Plan {
    const plans = this.#parts.plans();
    if (this.hasPreview(cookieHeader)) return this.#forPreview(cookieHeader, plans).plan;
    const ring = readRing(cookieHeader);
    return ring === undefined ? plans.stable : plans.at(ring);
  }

  /**
   * Checks a signed link.
   *
   * @throws Error if it is not valid here and now, or if its release does not run
   */
  open(token: string): { readonly claim: PreviewClaim; readonly plan: Plan } {
    const { config, plans, trust, now } = this.#parts;
    if (!trust) throw new Error('This shop has no register.');
    const claim = parsePreview(token, trust, { audience: config.shopUrl, now: now() });
    const plan = plans().preview(claim.slice, claim.version);
    if (!plan) throw new Error(`${claim.slice} ${claim.version} does not run.`);
    return { claim, plan };
  }

  #forPreview(cookieHeader: string | undefined, plans: Plans): VisitorPlan {
    try {
      const { claim, plan } = this.open(parseCookie(cookieHeader ?? '')[COOKIES.preview] ?? '');
      return { plan, cookies: NO_COOKIES, preview: claim };
    } catch {
      // A link that has expired, or whose release has stopped: the visitor sees what all others see.
      return { plan: plans.stable, cookies: [previewEndCookie(this.#parts.config.isSecure)], preview: undefined };
    }
  }
}
