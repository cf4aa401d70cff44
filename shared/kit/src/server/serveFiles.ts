import { readFile, readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { accepts } from './encoding.ts';
import type { Encoding } from './encoding.ts';

const TYPES: ReadonlyMap<string, string> = new Map(Object.entries({
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
}));

/** The content type of a file by its name; `undefined` for a file that is not served. */
export function fileType(name: string): string | undefined {
  return TYPES.get(extname(name));
}

export interface StoredFile {
  readonly type: string;
  readonly plain: Buffer;
  readonly br?: Buffer;
  readonly gzip?: Buffer;
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Reads a build's files into memory, with the compressed copies beside them (`x.js.br`, `x.js.gz`). */
export async function readFiles(folder: string): Promise<Map<string, StoredFile>> {
  const files = new Map<string, StoredFile>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const type = fileType(entry.name);
    if (!entry.isFile() || !type) continue;
    const [plain, br, gzip] = await Promise.all([readFile(path), readIfThere(`${path}.br`), readIfThere(`${path}.gz`)]);
    files.set(relative(folder, path).split(sep).join('/'), { type, plain, ...(br && { br }), ...(gzip && { gzip }) });
  }
  return files;
}

/** The best copy of a file for an `Accept-Encoding` header. */
function encodedCopy(file: StoredFile, acceptEncoding: string | undefined): { body: Buffer; encoding?: Encoding } {
  if (file.br && accepts(acceptEncoding, 'br')) return { body: file.br, encoding: 'br' };
  if (file.gzip && accepts(acceptEncoding, 'gzip')) return { body: file.gzip, encoding: 'gzip' };
  return { body: file.plain };
}

interface ServedBuild {
  readonly files: ReadonlyMap<string, StoredFile>;
  /** Contains the version: `/slices/{name}/{version}/`. */
  readonly prefix: string;
}

/**
 * Serves a build's immutable files, from memory: a build that replaces them on the disk does not affect the running server.
 *
 * @param builds - the build that is live now, and earlier ones, whose files open pages still request
 * @param route - the wildcard of all versions' files, e.g. `/slices/*`
 */
export function serveFiles(server: FastifyInstance, builds: () => readonly ServedBuild[], route: string): void {
  server.get(route, (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const build = builds().find(({ prefix }) => path.startsWith(prefix));
    const file = build?.files.get(path.slice(build.prefix.length));
    if (!file) return reply.code(404).send({ error: 'This version has no such file.' });
    const { body, encoding } = encodedCopy(file, request.headers['accept-encoding']);
    if (encoding) void reply.header('content-encoding', encoding);
    return reply
      .header('content-type', file.type)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .header('access-control-allow-origin', '*')
      .header('x-content-type-options', 'nosniff')
      .send(body);
  });
}
