import { SharedCache } from '@feszek/cache';
import { sliceNamed } from '@feszek/contract';
import type { SlicePhase } from '@feszek/contract';
import type { FastifyBaseLogger } from 'fastify';
import { fileType, readLimited } from '@feszek/kit/server';
import type { Origins } from '@feszek/kit/server';
import { hashOf } from '@feszek/release';
import { request } from 'undici';
import { decode } from './decode.ts';
import type { ReleaseFiles, ReleasedFile, SliceFile } from './ReleaseFiles.ts';
import type { SliceRegistry } from './SliceRegistry.ts';

/** The most bytes of slices' files in the cache. */
const CACHE_BYTES = 64 * 1024 * 1024;
/** The largest file that is served, in bytes. */
const MAX_FILE_BYTES = 8 * 1024 * 1024;
const FOREVER = { kind: 'public', maxAge: 31_536_000, staleWhileRevalidate: 0, tags: [] } as const;

/**
 * Name, version and file of a slice's file. A file is one or more plain segments: a build names its files with letters,
 * digits and hyphens, and no segment begins with a dot, so that no path leads out of its version's folder.
 */
const FILE_PATH = /^\/slices\/([a-z-]+)\/(\w[\w.+-]*)((?:\/[\w@~-][\w.@~+-]*)+)$/;

function parsePath(path: string): ReleasedFile | undefined {
  const [, name, version, file] = FILE_PATH.exec(path) ?? [];
  const slice = sliceNamed(name);
  return slice && version !== undefined && file !== undefined ? { slice, version, file: file.slice(1) } : undefined;
}

const mediaType = (type: string) => type.split(';', 1)[0]?.trim();

/**
 * Requests a file from a slice's server.
 *
 * @param hash - that the file must have; `undefined` for a release whose files are not known
 * @returns `undefined` if the slice does not have the file
 * @throws Error if the slice fails, or answers with another kind of file, such as a page that says so, or with a changed file
 */
async function requestFile(origins: Origins, path: string, { encoding, hash }: { readonly encoding: string; readonly hash: string | undefined }): Promise<SliceFile | undefined> {
  const answer = await origins.send({ signal: AbortSignal.timeout(5000) }, (origin, signal) => request(`${origin}${path}`, { headers: { 'accept-encoding': encoding }, signal }));
  const bytes = await readLimited(answer, MAX_FILE_BYTES);
  if (answer.statusCode >= 500) throw new Error(`The slice answered with ${answer.statusCode}`);
  if (answer.statusCode !== 200) return undefined;
  const [type, expected] = [answer.headers['content-type'], fileType(path)];
  // Files are cached for good: one of another kind would be, too.
  if (expected !== undefined && (typeof type !== 'string' || mediaType(type) !== mediaType(expected))) throw new Error(`The slice answered with ${String(type)} instead of ${expected}`);
  const headers = ['content-type', 'content-encoding'].flatMap((name) => {
    const value = answer.headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  // What is between the slice and the shell may compress a file again, so the hash is that of its content.
  if (hash !== undefined && hashOf(await decode(bytes, answer.headers['content-encoding'], MAX_FILE_BYTES)) !== hash) throw new Error('The slice answered with a file that is not of this release.');
  return { body: bytes, headers: Object.fromEntries(headers) };
}

interface Parts {
  readonly registry: SliceRegistry;
  /** The store of releases; `undefined` if the slices' servers have the files. */
  readonly store: ReleaseFiles | undefined;
  readonly log: FastifyBaseLogger;
}

/**
 * The slices' files: `/slices/{name}/{version}/…`. They never change, so each is loaded once and stays in the cache. They
 * come from the store of releases, which has those of earlier releases too; without a store, from the slice's server.
 */
export class SliceFiles {
  readonly #parts: Parts;
  readonly #cache = new SharedCache<SliceFile, SliceFile | undefined>(CACHE_BYTES);

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Reads a file. Never rejected.
   *
   * @param encoding - of the body: `br`, `gzip` or `identity`; the file may lack it
   * @returns `gone` for a file of a retired release, `undefined` for one that does not exist or cannot be loaded
   */
  async read(path: string, encoding: string): Promise<SliceFile | 'gone' | undefined> {
    const { store, log } = this.#parts;
    const wanted = parsePath(path);
    if (!wanted) return undefined;
    const key = `${store?.revision() ?? 0} ${encoding} ${path}`;
    try {
      if (await this.#isGone(wanted)) return 'gone';
      return this.#cache.get(key)?.value ?? (await this.#cache.produce(key, undefined, async ({ keep }) => {
        const loaded = await this.#load(wanted, path, encoding);
        if (loaded) keep(loaded, loaded.body.length, FOREVER);
        return loaded;
      }));
    } catch (error) {
      const { slice, version } = wanted;
      log.warn({ err: error, slice, version, phase: 'file' satisfies SlicePhase, path }, 'slice file could not be loaded');
      return undefined;
    }
  }

  #load({ slice, version, file }: ReleasedFile, path: string, encoding: string): Promise<SliceFile | undefined> | undefined {
    const { registry, store } = this.#parts;
    const deployment = registry.plan.get(slice);
    if (store && !deployment?.isFixed) return store.read({ slice, version, file }, encoding);
    // The manifest of an earlier release is not known any more: browsers check its files.
    const hash = deployment?.manifest.version === version ? deployment.manifest.files?.[`browser/${file}`] : undefined;
    return deployment && requestFile(deployment.origins, path, { encoding, hash });
  }

  /** A release that is live cannot be retired. */
  async #isGone(wanted: ReleasedFile): Promise<boolean> {
    const { registry, store } = this.#parts;
    const deployment = registry.plan.get(wanted.slice);
    if (!store || deployment?.isFixed || deployment?.manifest.version === wanted.version) return false;
    return store.isRetired(wanted);
  }
}
