import { SharedCache } from '@feszek/cache';
import type { Production } from '@feszek/cache';
import { claimsOf } from '@feszek/contract';
import type { RequestTrace } from '@feszek/logging';
import type { FastifyBaseLogger } from 'fastify';
import type { BuildSource } from '../build.ts';
import type { ShellConfig } from '../config.ts';
import { fileReference } from '../../markup/fileReference.ts';
import { encodeBodies, sizeOfBodies } from '../http/encodedBodies.ts';
import type { EncodedBodies } from '../http/encodedBodies.ts';
import { incompletePolicy } from '../page/cachePolicy.ts';
import type { FragmentOutcome, Fragments } from '../page/Fragments.ts';
import type { Deployment, Plan } from '../slices/Plan.ts';
import { fileIntegrity } from '../slices/fileIntegrity.ts';
import { absoluteHtml } from './absoluteHtml.ts';
import { embedHtml } from './embedHtml.ts';
import { elementBody } from './elementBody.ts';
import type { EmbedRequest } from './embedRequest.ts';

/** The most bytes of embedded parts in the cache, including compressed copies. */
const CACHE_BYTES = 16 * 1024 * 1024;

/** How long browsers and proxies may keep an embedded part, at most, in seconds: no purge reaches them. */
const MAX_AGE_S = 60;

export interface EmbedAnswer {
  readonly kind: 'answered';
  readonly bodies: EncodedBodies;
  /** How long browsers and proxies may keep it, in seconds. */
  readonly maxAge: number;
}

/** Why there is no answer: a sentence for the developer of the other page. */
export interface EmbedRefusal {
  readonly kind: 'refused';
  readonly status: 400 | 403 | 404 | 503;
  readonly error: string;
}

export type EmbedOutcome = EmbedAnswer | EmbedRefusal;

/** One who waits for an embedded part. */
export interface EmbedClient {
  readonly plan: Plan;
  readonly trace: RequestTrace;
  readonly signal: AbortSignal;
}

interface Parts {
  readonly config: ShellConfig;
  readonly build: BuildSource;
  /** Have a separate cache, so that requests for embedded parts evict no pages of the shop. */
  readonly fragments: Fragments;
  readonly log: FastifyBaseLogger;
}

function refusal(status: EmbedRefusal['status'], error: string): EmbedRefusal {
  return { kind: 'refused', status, error };
}

const unavailable = ({ reference }: EmbedRequest) => refusal(503, `${reference} is not available at present. Try again in a few seconds.`);

/** Why a part may not be shown in other pages; `undefined` if it may. Each doubt is a refusal. */
function objection({ target, locale, form }: EmbedRequest, { manifest }: Deployment): EmbedRefusal | undefined {
  const { name, fragment, params } = target;
  const declared = Object.hasOwn(manifest.fragments, fragment) ? manifest.fragments[fragment] : undefined;
  if (!declared) return refusal(404, `There is no part ${name}.`);
  if (declared.kind !== 'public') return refusal(403, `${name} shows data of the visitor, so other pages cannot contain it. Link to the shop instead: /${locale}.`);
  if (claimsOf(manifest).routes.some(({ screen }) => screen === fragment)) return refusal(404, `${name} is a page of the shop and no part. Link to it instead.`);
  if (declared.mode === 'browser' && (form === 'page' || declared.element === undefined)) return refusal(403, `${name} is filled by the shop’s script for each visitor, so other pages cannot contain it.`);
  const unknown = Object.keys(params).find((key) => !declared.params?.includes(key));
  return unknown === undefined ? undefined : refusal(400, `${name} has no parameter ${unknown}. ${declared.params?.length ? `It has ${declared.params.join(', ')}.` : 'It has none.'}`);
}

/** The sentence in a slice's refusal, `{ "error": "…" }`. */
function reasonOf({ target }: EmbedRequest, text: string): string {
  const general = `${target.name} refuses its parameters.`;
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string' ? body.error : general;
  } catch (error) {
    if (error instanceof SyntaxError) return general;
    throw error;
  }
}

/** Parts of slices as HTML for the pages of other origins. They receive no data of the visitor: all visitors get the same answer. */
export class Embeds {
  readonly #parts: Parts;
  readonly #cache = new SharedCache<EmbedAnswer, EmbedOutcome>(CACHE_BYTES);

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** A part that is in the cache, with whether it is fresh. */
  cached(request: EmbedRequest, plan: Plan): { readonly value: EmbedAnswer; readonly isFresh: boolean } | undefined {
    return this.#cache.get(this.#key(request, plan));
  }

  /** Why a part may not be shown in other pages, by its manifest. */
  objection(request: EmbedRequest, plan: Plan): EmbedRefusal | undefined {
    const deployment = plan.get(request.target.slice);
    return deployment ? objection(request, deployment) : undefined;
  }

  /** Loads a part for all who wait for it. */
  load(request: EmbedRequest, { plan, trace, signal }: EmbedClient): Promise<EmbedOutcome> {
    return this.#produce(request, { plan, trace }, signal);
  }

  /** Loads a stale part again, after its answer. */
  refresh(request: EmbedRequest, client: Omit<EmbedClient, 'signal'>): void {
    this.#produce(request, client, undefined).catch((error: unknown) => this.#parts.log.error({ err: error, part: request.target.name }, 'embedded part could not be refreshed'));
  }

  purge(tags: readonly string[]): number {
    return this.#cache.invalidate(tags) + this.#parts.fragments.purge(tags);
  }

  #produce(request: EmbedRequest, { plan, trace }: Omit<EmbedClient, 'signal'>, waiting: AbortSignal | undefined): Promise<EmbedOutcome> {
    const key = this.#key(request, plan);
    const browserPart = this.#browserPart(request, plan);
    if (browserPart) return browserPart;
    return this.#cache.produce(key, waiting, async ({ signal, keep }) => {
      const { reference, locale, currency, vatMode } = request;
      return this.#answer(request, await this.#parts.fragments.optional({ plan, locale, currency, vatMode, trace, signal }, reference), keep);
    });
  }

  /** The answer for a part that only the browser renders. */
  #browserPart(request: EmbedRequest, plan: Plan): Promise<EmbedOutcome> | undefined {
    const { slice, fragment } = request.target;
    const deployment = plan.get(slice);
    const manifest = deployment?.manifest.fragments[fragment];
    if (!deployment || manifest?.mode !== 'browser') return undefined;
    return this.#encode(elementBody(request, { deployment, shopUrl: this.#parts.config.shopUrl, styles: this.#stylesOf(deployment, manifest.styles), html: '' }), MAX_AGE_S);
  }

  /** References of the style sheets of a part, with those that every part has. */
  #stylesOf({ manifest }: Deployment, styles: readonly string[]): string[] {
    const { config: { shopUrl }, build } = this.#parts;
    const { embed, integrity } = build.current().assets;
    return [
      fileReference(shopUrl + embed.styles, integrity[embed.styles]),
      ...[...new Set(styles)].map((path) => fileReference(shopUrl + path, fileIntegrity(manifest, path))),
    ];
  }

  async #encode(body: string, maxAge: number): Promise<EmbedAnswer> {
    return { kind: 'answered', bodies: await encodeBodies(body), maxAge };
  }

  async #answer(request: EmbedRequest, outcome: FragmentOutcome, keep: Production<EmbedAnswer>['keep']): Promise<EmbedOutcome> {
    const { name } = request.target;
    if (outcome.kind === 'refused') return refusal(400, reasonOf(request, outcome.reason));
    if (outcome.kind === 'failed') return unavailable(request);
    if (outcome.kind === 'unknown' || outcome.answer.record.status !== 200) return refusal(404, `There is no part ${name} with these parameters.`);
    const { answer: { record, html, data }, deployment, isLastCopy = false } = outcome;
    if (record.cache.kind !== 'public') return refusal(403, `${name} shows data of the visitor, so other pages cannot contain it.`);
    const { config } = this.#parts;
    const { shopUrl } = config;
    const part = absoluteHtml(html, { base: `${shopUrl}/${request.locale}`, keepsButtons: request.form === 'element' });
    if (part.hasForm) return refusal(403, `${name} has a form, which only the shop’s own pages can send. Link to the shop instead.`);
    const styles = this.#stylesOf(deployment, [...(deployment.manifest.fragments[request.target.fragment]?.styles ?? []), ...record.styles]);
    const policy = isLastCopy ? { ...record.cache, ...incompletePolicy(config.incompletePageMs) } : record.cache;
    const body = request.form === 'element' ? elementBody(request, { deployment, shopUrl, styles, html: part.html, data }) : embedHtml(request, { html: part.html, styles }).text;
    const embed = await this.#encode(body, Math.min(MAX_AGE_S, policy.maxAge));
    if (config.isCaching) keep(embed, sizeOfBodies(embed.bodies), policy);
    return embed;
  }

  #key({ reference, locale, currency, vatMode, theme, form }: EmbedRequest, { id }: Plan): string {
    return `${form} ${id} ${this.#parts.build.current().assets.version} ${locale} ${currency} ${vatMode} ${theme} ${reference}`;
  }
}
