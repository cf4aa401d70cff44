import { SLICES, parseSliceManifest } from '@feszek/contract';
import type { SliceManifest, SliceName } from '@feszek/contract';
import { AnswerTooLargeError, readLimited } from '@feszek/kit/server';
import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { request } from 'undici';
import { ManifestRefusals } from './ManifestRefusals.ts';
import type { RefusedManifest } from './ManifestRefusals.ts';

export interface Deployment {
  readonly url: string;
  readonly manifest: SliceManifest;
}

const FIRST_ANSWERS_MS = 4000;
const FIRST_PAUSE_MS = 200;

/** The largest manifest that is read, in bytes. */
const MAX_MANIFEST_BYTES = 256 * 1024;
const MANIFEST_TIMEOUT_MS = 2000;

async function readManifest(url: string): Promise<string> {
  const answer = await request(`${url}/manifest.json`, { signal: AbortSignal.timeout(MANIFEST_TIMEOUT_MS) });
  const bytes = await readLimited(answer, MAX_MANIFEST_BYTES);
  if (answer.statusCode !== 200) throw new Error(`${url}/manifest.json was answered with ${answer.statusCode}`);
  return bytes.toString('utf8');
}

function versionOf(value: unknown): string {
  const version = typeof value === 'object' && value !== null && 'version' in value ? value.version : undefined;
  return typeof version === 'string' ? version.slice(0, 100) : 'unknown';
}

/**
 * Records what each slice has deployed. It reads the manifests at intervals, so that a new release, or a slice that is
 * available again, takes effect without a restart. While a slice does not answer, or serves a manifest that is malformed or
 * of another protocol, its last valid one applies.
 */
export class SliceRegistry {
  readonly #urls: Readonly<Record<SliceName, string>>;
  readonly #log: FastifyBaseLogger;
  readonly #refusals: ManifestRefusals;
  readonly #deployments = new Map<SliceName, Deployment>();
  readonly #listeners = new Set<() => void>();
  #timer: NodeJS.Timeout | undefined;
  #buildId = 'none';

  constructor(urls: Readonly<Record<SliceName, string>>, log: FastifyBaseLogger) {
    this.#urls = urls;
    this.#log = log;
    this.#refusals = new ManifestRefusals(log);
  }

  /** The current deployment, or `undefined` for a slice whose manifest has not been read since the shell started. */
  get(name: SliceName): Deployment | undefined {
    return this.#deployments.get(name);
  }

  all(): readonly Deployment[] {
    return [...this.#deployments.values()];
  }

  /** The slices whose manifest has not been read since the shell started. */
  missing(): SliceName[] {
    return SLICES.filter((name) => !this.#deployments.has(name));
  }

  /** The current manifests of slices that cannot be used. */
  refused(): RefusedManifest[] {
    return this.#refusals.list();
  }

  /** Identifies the current deployments: changes with every release of any slice. */
  get buildId(): string {
    return this.#buildId;
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Reads the manifest of every slice once. */
  async refresh(): Promise<void> {
    await Promise.all(SLICES.map((name) => this.#ask(name)));
  }

  /** Checks whether a version that a slice's answer names is deployed. */
  async refreshFor(name: SliceName, version: string): Promise<void> {
    if (!this.#refusals.has(name, version)) await this.#ask(name);
  }

  /**
   * Reads the manifests at once and then every `pollMs` milliseconds. The start waits a little for slices that do not answer:
   * they may be starting on the same, busy machine, and their pages would be refused meanwhile.
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
    let parsed: unknown;
    try {
      parsed = JSON.parse(await readManifest(url));
      const manifest = parseSliceManifest(parsed, name);
      this.#refusals.clear(name);
      const isNew = this.#deployments.get(name)?.manifest.version !== manifest.version;
      this.#deployments.set(name, { url, manifest });
      if (isNew) this.#announce(name, manifest.version);
    } catch (error) {
      if (error instanceof SyntaxError || error instanceof AnswerTooLargeError) this.#refusals.add({ slice: name, version: versionOf(parsed) }, error.message);
      else this.#log.debug({ err: error, slice: name }, 'slice does not answer');
    }
  }

  #announce(slice: SliceName, version: string): void {
    this.#log.info({ slice, version }, 'slice deployed');
    const versions = this.all().map(({ manifest }) => `${manifest.name}@${manifest.version}`).sort();
    this.#buildId = createHash('sha256').update(versions.join()).digest('hex').slice(0, 12);
    for (const listener of this.#listeners) listener();
  }
}
