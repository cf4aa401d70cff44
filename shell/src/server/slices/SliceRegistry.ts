import { SLICES } from '@feszek/contract';
import type { SliceManifest, SliceName, SlicePhase } from '@feszek/contract';
import { Origins, parseAddresses } from '@feszek/kit/server';
import type { ReleaseAddress, SliceState } from '@feszek/release';
import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Deployment, Plan } from './Plan.ts';
import { NO_PLANS, createPlans } from './Plans.ts';
import type { Plans } from './Plans.ts';
import type { ReleaseCounts } from '../metrics/ReleaseCounts.ts';
import { InTurn } from './InTurn.ts';
import { ManifestRefusals } from './ManifestRefusals.ts';
import type { RefusedManifest } from './ManifestRefusals.ts';
import { ManifestError, readManifest } from './readManifest.ts';

const FIRST_ANSWERS_MS = 4000;
const FIRST_PAUSE_MS = 200;

/** Where a release of a slice answers: one address, or several separated by commas. */
export interface SliceAddress {
  readonly url: string;
  /** The release that the register names; absent for a fixed address, whose release may change. */
  readonly version?: string;
  readonly canary?: SliceState['canary'];
  readonly previews?: SliceState['previews'];
}

/** A canary, or a release with a preview, and where its manifest was read. */
interface FurtherRelease {
  readonly url: string;
  readonly deployment: Deployment;
}

const furtherKey = (name: SliceName, { version }: ReleaseAddress) => `${name}@${version}`;

/** The processes of a release, which are checked until `stop`: a request that waits for one of them goes to another if it falls silent. */
function watchedOrigins(urls: string): Origins {
  const origins = new Origins(urls);
  origins.watch('/health');
  return origins;
}

/** Deployments and refusals are logged at the default level, `warn`, too. */
function releaseLog(log: FastifyBaseLogger): FastifyBaseLogger {
  return log.level === 'warn' ? log.child({}, { level: 'info' }) : log;
}

interface RegistryParts {
  readonly log: FastifyBaseLogger;
  readonly counts: ReleaseCounts;
}

/**
 * Compiles the plan of the live releases. The register names them, or a slice has a fixed address, whose manifest
 * is read at intervals. While a slice does not answer, or serves a manifest that is malformed or of another protocol, its
 * last valid release stays in the plan.
 */
export class SliceRegistry {
  readonly #fixed: Readonly<Record<SliceName, string>>;
  readonly #log: FastifyBaseLogger;
  readonly #refusals: ManifestRefusals;
  readonly #counts: ReleaseCounts;
  readonly #deployments = new Map<SliceName, Deployment>();
  readonly #listeners = new Set<() => void>();
  /** The addresses of the processes of each deployment, separated by commas. */
  readonly #urls = new Map<SliceName, string>();
  /** Why the manifest of a slice could not be read the last time. */
  readonly #unreachable = new Map<SliceName, unknown>();
  readonly #reads = new InTurn();
  #registered: ReadonlyMap<SliceName, SliceAddress> = new Map();
  #timer: NodeJS.Timeout | undefined;
  /** Canaries and previews, by slice and version. */
  readonly #further = new Map<string, FurtherRelease>();
  #plans = NO_PLANS;
  /** The releases from which the plans were compiled last, with their addresses and shares. */
  #compiledFrom = '';

  /** @param fixed - the addresses of slices that the register does not name */
  constructor(fixed: Readonly<Record<SliceName, string>>, { log, counts }: RegistryParts) {
    this.#fixed = fixed;
    this.#log = releaseLog(log);
    this.#counts = counts;
    this.#refusals = new ManifestRefusals(this.#log, counts);
  }

  /** The current plan of the live releases. A page that has begun keeps the plan that it began with. */
  get plan(): Plan {
    return this.#plans.stable;
  }

  /** The current plans. */
  get plans(): Plans {
    return this.#plans;
  }

  /** The slices of the contract, those at fixed addresses, and those that the register names. */
  names(): SliceName[] {
    return [...new Set([...SLICES, ...Object.keys(this.#fixed), ...this.#registered.keys()])];
  }

  /** The slices whose manifest has not been read since the shell started. */
  missing(): SliceName[] {
    return this.names().filter((name) => !this.#deployments.has(name));
  }

  /** The current manifests of slices that cannot be used. */
  refused(): RefusedManifest[] {
    return this.#refusals.list();
  }

  /** Calls back after every change of the plans. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Uses the releases that the register names. */
  async follow(addresses: ReadonlyMap<SliceName, SliceAddress>): Promise<void> {
    this.#registered = addresses;
    // A canary that has ended is used no longer, however long the manifests of others take.
    this.#compile();
    await this.refresh();
  }

  /** Reads the manifest of every slice whose release may have changed. */
  async refresh(): Promise<void> {
    await Promise.all([...this.names().map((name) => this.#read(name)), this.#readFurther()]);
    this.#compile();
  }

  /** Checks whether a version that the answer of a slice names is deployed. */
  async refreshFor(name: SliceName, version: string): Promise<void> {
    if (!this.#refusals.has(name, version)) await this.#read(name);
  }

  /**
   * Reads the manifests at once and then every `pollMs` milliseconds. The start waits a little for slices that do not answer:
   * they may be starting on the same, busy machine, and their pages would be refused meanwhile.
   */
  async start(pollMs: number): Promise<void> {
    const end = Date.now() + FIRST_ANSWERS_MS;
    await this.refresh();
    while (this.missing().length > 0 && Date.now() < end) {
      await sleep(FIRST_PAUSE_MS);
      await this.refresh();
    }
    for (const slice of this.missing()) {
      const error = this.#unreachable.get(slice);
      if (error !== undefined) this.#log.warn({ err: error, slice, version: 'unknown', phase: 'manifest' satisfies SlicePhase }, 'slice does not answer');
    }
    this.#timer = setInterval(() => void this.refresh(), pollMs);
  }

  stop(): void {
    clearInterval(this.#timer);
    for (const { origins } of [...this.#deployments.values(), ...[...this.#further.values()].map(({ deployment }) => deployment)]) origins.stop();
  }

  #addressOf(name: SliceName): SliceAddress | undefined {
    const url = this.#fixed[name];
    return url === undefined ? this.#registered.get(name) : { url };
  }

  /** The reads of one address follow each other, so that no older manifest replaces a newer one. */
  async #read(name: SliceName): Promise<void> {
    const address = this.#addressOf(name);
    const current = this.#deployments.get(name);
    if (!address || (address.version !== undefined && address.version === current?.manifest.version && address.url === this.#urls.get(name))) return;
    await this.#reads.run(`${name} ${address.url} ${address.version ?? ''}`, () => this.#readFrom(name, address));
  }

  async #readFrom(name: SliceName, address: SliceAddress): Promise<void> {
    const answers = await Promise.all((parseAddresses(address.url) ?? []).map((url) => this.#manifestOf(name, url, address.version)));
    // The register may have named another release meanwhile.
    const wanted = this.#addressOf(name);
    if (wanted?.url !== address.url || wanted.version !== address.version) return;
    // While a release is deployed on one machine after the other, the first address decides, and the others help if they have it too.
    const usable = answers.filter((answer) => answer !== undefined);
    const manifest = usable[0]?.manifest;
    if (!manifest) return;
    if (usable.length === answers.length) this.#refusals.clear(name);
    const urls = usable.filter((answer) => answer.manifest.version === manifest.version).map(({ url }) => url).join();
    if (this.#deployments.get(name)?.manifest.version === manifest.version && urls === this.#urls.get(name)) return;
    this.#urls.set(name, urls);
    this.#deployments.get(name)?.origins.stop();
    this.#deployments.set(name, { origins: watchedOrigins(urls), isFixed: address.version === undefined, manifest });
    this.#announce(name, manifest.version);
  }

  async #manifestOf(name: SliceName, url: string, version: string | undefined): Promise<{ readonly url: string; readonly manifest: SliceManifest } | undefined> {
    try {
      return { url, manifest: await readManifest(url, name, version) };
    } catch (error) {
      if (error instanceof ManifestError) {
        this.#unreachable.delete(name);
        this.#refusals.add({ slice: name, version: error.version }, error.message);
      } else {
        this.#unreachable.set(name, error);
        this.#log.debug({ err: error, slice: name, url }, 'manifest not read');
      }
      return undefined;
    }
  }

  /** The canaries and previews that the register names. A slice with a fixed address has none. */
  #furtherAddresses(): { readonly name: SliceName; readonly address: ReleaseAddress; readonly percent?: number }[] {
    return [...this.#registered].flatMap(([name, { canary, previews = [] }]) => {
      if (this.#fixed[name] !== undefined) return [];
      return [...(canary ? [{ name, address: canary, percent: canary.percent }] : []), ...previews.map((address) => ({ name, address }))];
    });
  }

  async #readFurther(): Promise<void> {
    const wanted = this.#furtherAddresses();
    const keys = new Set(wanted.map(({ name, address }) => furtherKey(name, address)));
    for (const [key, { deployment }] of this.#further) {
      if (keys.has(key)) continue;
      deployment.origins.stop();
      this.#further.delete(key);
    }
    await Promise.all(wanted.map(async ({ name, address }) => {
      const key = furtherKey(name, address);
      if (this.#further.get(key)?.url === address.url) return;
      const answer = await this.#manifestOf(name, address.url, address.version);
      // The register may have named another address meanwhile.
      const isWanted = this.#furtherAddresses().some((current) => furtherKey(current.name, current.address) === key && current.address.url === address.url);
      if (!answer || !isWanted) return;
      this.#further.get(key)?.deployment.origins.stop();
      this.#further.set(key, { url: address.url, deployment: { origins: watchedOrigins(address.url), isFixed: false, manifest: answer.manifest } });
    }));
  }

  #announce(slice: SliceName, version: string): void {
    this.#log.info({ slice, version }, 'slice deployed');
    this.#counts.deployed(slice);
    this.#compile();
  }

  /** Compiles the plans, and announces them if they have changed. */
  #compile(): void {
    const further = this.#furtherAddresses().flatMap(({ name, address, percent }) => {
      const release = this.#further.get(furtherKey(name, address));
      return release ? [{ ...release, percent }] : [];
    });
    const releases = [...this.#deployments.values()].map(({ manifest: { name, version } }) => `${name}@${version} ${this.#urls.get(name)}`);
    const others = further.map(({ deployment: { manifest: { name, version } }, url, percent }) => `${name}@${version} ${url} ${percent}`);
    const from = [...releases, ...others].join('\n');
    if (from === this.#compiledFrom) return;
    this.#compiledFrom = from;
    const canaries = further.flatMap(({ deployment, percent }) => (percent === undefined ? [] : [{ deployment, percent }]));
    const previews = further.flatMap(({ deployment, percent }) => (percent === undefined ? [deployment] : []));
    this.#plans = createPlans(this.#deployments, canaries, previews);
    const { stable } = this.#plans;
    this.#log.info({ plan: stable.id, canaries: canaries.map(({ deployment: { manifest }, percent }) => ({ slice: manifest.name, version: manifest.version, percent })) }, 'plans changed');
    for (const refused of stable.refused) {
      this.#log.warn(refused, 'claim refused');
      this.#counts.refused(refused.slice, 'claim');
    }
    for (const listener of this.#listeners) listener();
  }
}
