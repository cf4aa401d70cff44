import { FRAGMENT_PROTOCOL, SLICES } from '@feszek/contract';
import type { SliceManifest, SliceName } from '@feszek/contract';
import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { request } from 'undici';

export interface Deployment {
  readonly url: string;
  readonly manifest: SliceManifest;
}

const FIRST_ANSWERS_MS = 4000;
const FIRST_PAUSE_MS = 200;

function isManifest(value: unknown, name: SliceName): value is SliceManifest {
  return typeof value === 'object' && value !== null && 'protocol' in value && value.protocol === FRAGMENT_PROTOCOL && 'name' in value && value.name === name;
}

/**
 * Knows what each slice has deployed. It asks the slices again and again, so that a new release, or a slice that comes
 * back, takes effect without a restart; what was last heard is kept while a slice does not answer.
 */
export class SliceRegistry {
  readonly #urls: Readonly<Record<SliceName, string>>;
  readonly #log: FastifyBaseLogger;
  readonly #deployments = new Map<SliceName, Deployment>();
  readonly #listeners = new Set<() => void>();
  #timer: NodeJS.Timeout | undefined;
  #buildId = 'none';

  constructor(urls: Readonly<Record<SliceName, string>>, log: FastifyBaseLogger) {
    this.#urls = urls;
    this.#log = log;
  }

  /** What is live, or `undefined` for a slice that has not been heard of since the shell started. */
  get(name: SliceName): Deployment | undefined {
    return this.#deployments.get(name);
  }

  all(): readonly Deployment[] {
    return [...this.#deployments.values()];
  }

  /** Names what is deployed now: changes with every release of any slice. */
  get buildId(): string {
    return this.#buildId;
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Asks every slice once. */
  async refresh(): Promise<void> {
    await Promise.all(SLICES.map((name) => this.#ask(name)));
  }

  /**
   * Asks at once and then every `pollMs` milliseconds. Slices that do not answer at once are waited for a little: they
   * may be starting on the same, busy machine, and a page of theirs would be refused meanwhile.
   */
  async start(pollMs: number): Promise<void> {
    const end = Date.now() + FIRST_ANSWERS_MS;
    await this.refresh();
    while (this.#deployments.size < SLICES.length && Date.now() < end) {
      await sleep(FIRST_PAUSE_MS);
      await this.refresh();
    }
    this.#timer = setInterval(() => void this.refresh(), pollMs);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #ask(name: SliceName): Promise<void> {
    const url = this.#urls[name];
    try {
      const { statusCode, body } = await request(`${url}/manifest.json`, { signal: AbortSignal.timeout(2000) });
      const manifest: unknown = await body.json();
      if (statusCode !== 200 || !isManifest(manifest, name)) throw new Error(`${url} does not serve a manifest of ${name}`);
      const isNew = this.#deployments.get(name)?.manifest.version !== manifest.version;
      this.#deployments.set(name, { url, manifest });
      if (isNew) this.#announce(name, manifest.version);
    } catch (error) {
      this.#log.debug({ err: error, slice: name }, 'slice does not answer');
    }
  }

  #announce(slice: SliceName, version: string): void {
    this.#log.info({ slice, version }, 'slice deployed');
    const versions = this.all().map(({ manifest }) => `${manifest.name}@${manifest.version}`).sort();
    this.#buildId = createHash('sha256').update(versions.join()).digest('hex').slice(0, 12);
    for (const listener of this.#listeners) listener();
  }
}
