import { SharedCache } from '@feszek/cache';
import { sliceNamed } from '@feszek/contract';
import type { FastifyInstance } from 'fastify';
import { bestEncoding, readLimited } from '@feszek/kit/server';
import type { Origins } from '@feszek/kit/server';
import { request } from 'undici';
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

async function requestFile(origins: Origins, path: string, encoding: string): Promise<SliceFile | undefined> {
  const answer = await origins.send({}, (origin) => request(`${origin}${path}`, { headers: { 'accept-encoding': encoding }, signal: AbortSignal.timeout(5000) }));
  const bytes = await readLimited(answer, MAX_FILE_BYTES);
  if (answer.statusCode !== 200) return undefined;
  const headers = ['content-type', 'content-encoding'].flatMap((name) => {
    const value = answer.headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return { body: bytes, headers: Object.fromEntries(headers) };
}

/**
 * The slices' files under the shop's own origin: `/slices/{name}/{version}/…`. They never change, so each is loaded once
 * and stays in the cache. They come from the store of releases, which has those of earlier releases too; without a store,
 * from the slice's server. The files of a retired release are answered with 410.
 */
export function sliceFiles(server: FastifyInstance, registry: SliceRegistry, store: ReleaseFiles | undefined): void {
  const cache = new SharedCache<SliceFile, SliceFile | undefined>(CACHE_BYTES);

  function loadFile({ slice, version, file }: ReleasedFile, path: string, encoding: string): Promise<SliceFile | undefined> | undefined {
    const deployment = registry.plan.get(slice);
    return deployment?.isFixed || !store ? deployment && requestFile(deployment.origins, path, encoding) : store.read({ slice, version, file }, encoding);
  }

  /** A release that is live cannot be retired. */
  async function isGone(wanted: ReleasedFile): Promise<boolean> {
    const deployment = registry.plan.get(wanted.slice);
    if (!store || deployment?.isFixed || deployment?.manifest.version === wanted.version) return false;
    return store.isRetired(wanted);
  }

  server.get('/slices/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const wanted = parsePath(path);
    const encoding = bestEncoding(request.headers['accept-encoding']) ?? 'identity';
    const key = `${store?.revision() ?? 0} ${encoding} ${path}`;
    if (wanted && (await isGone(wanted))) return reply.code(410).type('text/plain').send('The release of this file is retired.');
    let file = cache.get(key)?.value;
    if (!file && wanted) {
      file = await cache.produce(key, undefined, async ({ keep }) => {
        const loaded = await loadFile(wanted, path, encoding)?.catch((error: unknown) => {
          request.log.warn({ err: error, path }, 'slice file could not be loaded');
          return undefined;
        });
        if (loaded) keep(loaded, loaded.body.length, FOREVER);
        return loaded;
      });
    }
    if (!file) return reply.code(404).type('text/plain').send('There is no such file.');
    return reply
      .headers({ ...file.headers, 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding', 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' })
      .send(file.body);
  });
}
