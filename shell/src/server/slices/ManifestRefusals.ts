import type { SliceName, SlicePhase } from '@feszek/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { ReleaseCounts } from '../metrics/ReleaseCounts.ts';

export interface RefusedManifest {
  readonly slice: SliceName;
  /** As stated in the manifest; `unknown` if it is not. */
  readonly version: string;
}

/** The manifests that slices serve and the shell refuses. Each is logged once, although it is read every few seconds. */
export class ManifestRefusals {
  readonly #log: FastifyBaseLogger;
  readonly #counts: ReleaseCounts;
  readonly #current = new Map<SliceName, RefusedManifest>();
  readonly #logged = new Map<SliceName, string>();

  constructor(log: FastifyBaseLogger, counts: ReleaseCounts) {
    this.#log = log;
    this.#counts = counts;
  }

  /** @param reason - names the invalid field */
  add(refused: RefusedManifest, reason: string): void {
    const { slice, version } = refused;
    this.#current.set(slice, refused);
    const line = `${version} ${reason}`;
    if (this.#logged.get(slice) === line) return;
    this.#logged.set(slice, line);
    this.#log.warn({ slice, version, phase: 'manifest' satisfies SlicePhase, reason }, 'manifest refused');
    this.#counts.refused(slice, 'manifest');
  }

  /** Records that the slice serves a valid manifest again. */
  clear(slice: SliceName): void {
    this.#current.delete(slice);
  }

  has(slice: SliceName, version: string): boolean {
    return this.#current.get(slice)?.version === version;
  }

  list(): RefusedManifest[] {
    return [...this.#current.values()];
  }
}
