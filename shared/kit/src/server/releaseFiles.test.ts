import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createSlice, manifestOf } from '../../test/slice.tsx';
import { buildSliceServer, readFiles } from './index.ts';
import type { SliceRelease } from './index.ts';
import { renderView } from './renderView.tsx';

const SCRIPT = 'export const hello = 1;';
/** Port 9, where no program listens: files need no API. */
const API_URL = 'http://127.0.0.1:9';

let release: SliceRelease;
let server: ReturnType<typeof buildSliceServer>;
let url: string;
let filesFolder: string;

beforeAll(async () => {
  filesFolder = await mkdtemp(join(tmpdir(), 'feszek-slice-'));
  await writeFile(join(filesFolder, 'hello.js'), SCRIPT);
  await writeFile(join(filesFolder, 'hello.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(filesFolder, 'hello.js.gz'), gzipSync(SCRIPT));
});
afterAll(() => rm(filesFolder, { recursive: true }));

beforeEach(async () => {
  const slice = createSlice();
  release = { manifest: manifestOf(slice), bundle: { slice, renderView }, files: await readFiles(filesFolder) };
  server = buildSliceServer({ release: () => release, apiUrl: API_URL, logLevel: 'silent' });
  url = await server.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => server.close());

describe('the release', () => {
  it('is in its manifest', async () => {
    const response = await fetch(`${url}/manifest.json`);
    expect(await response.json()).toEqual(release.manifest);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('may change while the server runs', async () => {
    release = { ...release, manifest: manifestOf(createSlice(), '1.1.0-bbbb2222') };
    expect(await (await fetch(`${url}/manifest.json`)).json()).toMatchObject({ version: '1.1.0-bbbb2222' });
    expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: 'ok', slice: 'content', version: '1.1.0-bbbb2222' });
    expect((await fetch(`${url}/slices/content/1.1.0-bbbb2222/hello.js`)).status).toBe(200);
  });
});

describe('the files of a release', () => {
  it.each([['br, gzip', 'br'], ['gzip', 'gzip'], ['identity', null]])('are immutable, and compressed for clients that accept %s', async (accepted, encoding) => {
    const response = await fetch(`${url}/slices/content/1.0.0-aaaa1111/hello.js`, { headers: { 'accept-encoding': accepted } });
    expect(await response.text()).toBe(SCRIPT);
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it.each(['/slices/content/0.9.0/hello.js', '/slices/content/1.0.0-aaaa1111/nothing.js', '/slices/content/1.0.0-aaaa1111/hello.js.br', '/slices/content/1.0.0-aaaa1111/%2e%2e/secret.json'])('are not at %s', async (path) => {
    expect((await fetch(`${url}${path}`)).status).toBe(404);
  });
});

describe('the files of earlier releases', () => {
  it('are served beside those of the live one, each under its own version', async () => {
    const file = (text: string) => new Map([['app.js', { type: 'text/javascript', plain: Buffer.from(text) }]]);
    const own = buildSliceServer({ release: () => ({ ...release, files: file('live') }), earlier: [{ version: '0.9.0-old', files: file('old') }], apiUrl: API_URL, logLevel: 'silent' });
    try {
      const bodyOf = async (version: string) => (await own.inject(`/slices/content/${version}/app.js`)).body;
      expect([await bodyOf(release.manifest.version), await bodyOf('0.9.0-old')]).toEqual(['live', 'old']);
      expect((await own.inject('/slices/content/0.8.0-older/app.js')).statusCode).toBe(404);
    } finally {
      await own.close();
    }
  });
});
