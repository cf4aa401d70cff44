import { containerName } from '@feszek/kit/container';
import type { SliceName, SlicePhase } from '@feszek/contract';
import type { RemoteSlice } from '@feszek/kit';
import type { PageData } from '../markup/PageData.ts';
import { loadContainer } from './loadContainer.ts';
import { isChunkLoadError } from './router/reloadGuard.ts';

interface Release {
  readonly version: string;
  readonly remoteEntry: string;
  /** The hash of the entry; absent if it is not checked. */
  readonly integrity?: string | undefined;
}

export interface LoadedRemote {
  readonly remote: RemoteSlice;
  readonly version: string;
}

function isRemoteModule(module: unknown): module is { remote: RemoteSlice } {
  return typeof module === 'object' && module !== null && 'remote' in module;
}

/**
 * The current deployments: for a slice that was unavailable when the page was rendered, or whose files were replaced.
 *
 * @param buildId - of this page: as long as its releases are live, they are the current ones
 */
async function releaseNow(name: SliceName, buildId: string): Promise<Release> {
  const response = await fetch(`/deployments.json?build=${buildId}`);
  const releases: Readonly<Record<SliceName, Release>> = await response.json();
  const release = releases[name];
  if (!release) throw new Error(`Slice ${name} is not deployed`);
  return release;
}

/**
 * Loads the slices' remotes, each once. A failed load is not cached: the next call reads the current deployments and tries
 * again under a new address, since a cache may have kept a failed answer.
 */
export class Remotes {
  readonly #known: PageData['remotes'];
  readonly #buildId: string;
  /** The version of each slice that was loaded last, whether it loaded or not. */
  readonly #versions = new Map<SliceName, string>();
  readonly #loads = new Map<SliceName, Promise<LoadedRemote>>();
  readonly #loaded = new Map<SliceName, LoadedRemote>();
  readonly #failed = new Set<SliceName>();
  #attempts = 0;

  /**
   * @param known - the slices that the page was rendered with
   * @param buildId - of the page
   */
  constructor(known: PageData['remotes'], buildId: string) {
    this.#known = known;
    this.#buildId = buildId;
  }

  load(name: SliceName): Promise<LoadedRemote> {
    let load = this.#loads.get(name);
    if (!load) {
      load = this.#load(name).catch((error: unknown) => {
        this.#loads.delete(name);
        throw error;
      });
      this.#loads.set(name, load);
    }
    return load;
  }

  /** Whether a slice's release is known to lack a fragment, so that the slice need not be loaded for it. */
  lacks(name: SliceName, fragment: string): boolean {
    return this.#known[name]?.fragments.includes(fragment) === false;
  }

  /** The remote, if it is loaded already. */
  loaded(name: SliceName): LoadedRemote | undefined {
    return this.#loaded.get(name);
  }

  /** What failed if a screen of a slice could not be shown: the loading of its code, or what the code does to prepare the screen. */
  phaseOf(name: SliceName, error: unknown): Extract<SlicePhase, 'load' | 'prepare'> {
    return this.#loaded.has(name) && !isChunkLoadError(error) ? 'prepare' : 'load';
  }

  /** The version of a slice on this page, which may have failed to load; `unknown` for a slice that was never deployed. */
  versionOf(name: SliceName): string {
    return this.#versions.get(name) ?? this.#known[name]?.version ?? 'unknown';
  }

  async #load(name: SliceName): Promise<LoadedRemote> {
    const isRetry = this.#failed.has(name);
    const known = isRetry ? undefined : this.#known[name];
    const release = known ?? (await releaseNow(name, this.#buildId));
    this.#versions.set(name, release.version);
    const suffix = isRetry ? `?attempt=${(this.#attempts += 1)}` : '';
    const entry = new URL(release.remoteEntry + suffix, window.location.href).href;
    try {
      const module: unknown = await loadContainer(containerName(name), entry, release.integrity ?? 'unchecked');
      if (!isRemoteModule(module)) throw new Error(`${release.remoteEntry} exposes no slice`);
      const loaded = { remote: window.feszekPanel?.observe(module.remote) ?? module.remote, version: release.version };
      this.#loaded.set(name, loaded);
      return loaded;
    } catch (error) {
      this.#failed.add(name);
      throw error;
    }
  }
}
