import { containerName } from '@feszek/kit/container';
import type { SliceName } from '@feszek/contract';
import type { RemoteSlice } from '@feszek/kit';
import { fileReference } from '../../markup/fileReference.ts';
import { addScript } from '../addScript.ts';
import type { EmbedRelease } from '../../markup/EmbedPart.ts';

export interface LoadedSlice {
  readonly name: SliceName;
  readonly version: string;
  readonly remote: RemoteSlice;
}

/** The global that the entry of a slice sets. */
interface Container {
  init(shareScope: object): unknown;
  get(module: string): Promise<() => unknown>;
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}

function isRemoteModule(module: unknown): module is { remote: RemoteSlice } {
  return typeof module === 'object' && module !== null && 'remote' in module;
}

async function loadSlice(name: SliceName, { version, remoteEntry, integrity }: EmbedRelease): Promise<LoadedSlice> {
  await addScript(fileReference(remoteEntry, integrity));
  const container: unknown = Reflect.get(globalThis, containerName(name));
  if (!isContainer(container)) throw new Error(`${remoteEntry} is no entry of a slice`);
  await container.init({});
  const module = (await container.get('./slice'))();
  if (!isRemoteModule(module)) throw new Error(`${remoteEntry} exposes no slice`);
  return { name, version, remote: module.remote };
}

/** Loads slices, each in one release: the first one that an element of the page asks for. A failed load is tried again by the next call. */
export class Slices {
  readonly #loads = new Map<SliceName, Promise<LoadedSlice>>();

  load(name: SliceName, release: EmbedRelease): Promise<LoadedSlice> {
    let load = this.#loads.get(name);
    if (!load) {
      load = loadSlice(name, release).catch((error: unknown) => {
        this.#loads.delete(name);
        throw error;
      });
      this.#loads.set(name, load);
    }
    return load;
  }
}
