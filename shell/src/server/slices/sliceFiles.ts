import { SharedCache } from '@feszek/cache';
import type { FastifyInstance } from 'fastify';
import { bestEncoding, readLimited } from '@feszek/kit/server';
import { request } from 'undici';
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
const FILE_PATH = /^\/slices\/([a-z-]+)\/\w[\w.+-]*(?:\/[\w@~-][\w.@~+-]*)+$/;

interface SliceFile {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The slices' files under the shop's own origin: `/slices/{name}/{version}/…`. They never change, so each is loaded once
 * and stays in the cache when its slice stops.
 */
export function sliceFiles(server: FastifyInstance, registry: SliceRegistry): void {
  const cache = new SharedCache<SliceFile, SliceFile | undefined>(CACHE_BYTES);

  async function fetchFile(url: string, path: string, encoding: string): Promise<SliceFile | undefined> {
    const answer = await request(`${url}${path}`, { headers: { 'accept-encoding': encoding }, signal: AbortSignal.timeout(5000) });
    const bytes = await readLimited(answer, MAX_FILE_BYTES);
    if (answer.statusCode !== 200) return undefined;
    const headers = ['content-type', 'content-encoding'].flatMap((name) => {
      const value = answer.headers[name];
      return typeof value === 'string' ? [[name, value] as const] : [];
    });
    return { body: bytes, headers: Object.fromEntries(headers) };
  }

  server.get('/slices/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const slice = FILE_PATH.exec(path)?.[1];
    const encoding = bestEncoding(request.headers['accept-encoding']) ?? 'identity';
    const key = `${encoding} ${path}`;
    const deployment = registry.plan.all().find(({ manifest }) => manifest.name === slice);
    let file = cache.get(key)?.value;
    if (!file && deployment) {
      file = await cache.produce(key, undefined, async ({ keep }) => {
        const fetched = await fetchFile(deployment.url, path, encoding).catch((error: unknown) => {
          request.log.warn({ err: error, path }, 'slice file could not be loaded');
          return undefined;
        });
        if (fetched) keep(fetched, fetched.body.length, FOREVER);
        return fetched;
      });
    }
    if (!file) return reply.code(404).type('text/plain').send('There is no such file.');
    return reply
      .headers({ ...file.headers, 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding', 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' })
      .send(file.body);
  });
}
