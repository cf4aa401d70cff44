import { ROUTES, SLICES } from '@feszek/contract';
import type { StandardSlice } from '@feszek/contract';
import { fakeInit, startFakeApi } from '@feszek/testing';
import type { FakeApi } from '@feszek/testing';
import { hashOf } from '@feszek/release';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { openBuild } from '../src/server/build.ts';
import type { InlineScript, ShellAssets } from '../src/server/build.ts';
import { shellConfig } from '../src/server/config.ts';
import type { ShellConfig } from '../src/server/config.ts';
import { buildShellServer } from '../src/server/shellServer.ts';
import type { ShellServerOptions } from '../src/server/shellServer.ts';
import { startSliceStandIn } from './startSliceStandIn.ts';
import type { SliceStandIn, StandInFragment } from './startSliceStandIn.ts';

/** Longer than a test waits: only a test that sets a shorter deadline reaches one. */
const LONG_MS = 60_000;

export const PURGE_TOKEN = 'secret-of-the-test';

function inline(code: string): InlineScript {
  return { code, hash: `'sha256-${createHash('sha256').update(code).digest('base64')}'` };
}

export const MAIN_SCRIPT = 'console.info("the shell’s client");';

/** A minimal shell build, whose only script exists. */
export const ASSETS: ShellAssets = {
  version: 'cafe0001',
  early: inline('"early"'),
  beforeContent: inline('"before the content"'),
  scripts: ['/assets/cafe0001/main.js'],
  styles: ['/assets/cafe0001/main.css'],
  fonts: [],
  icon: '/assets/cafe0001/favicon.svg',
  fatal: '/assets/cafe0001/fatal.js',
  icons: { small: '/assets/cafe0001/icon-192.png', large: '/assets/cafe0001/icon-512.png', maskable: '/assets/cafe0001/icon-maskable-512.png', touch: '/assets/cafe0001/apple-touch-icon.png' },
  offline: { worker: '/assets/cafe0001/worker.js', removal: '/assets/cafe0001/removeWorker.js', connection: '/assets/cafe0001/connection.js' },
  panel: { script: '/assets/cafe0001/panel.js', styles: '/assets/cafe0001/panel.css' },
  integrity: { '/assets/cafe0001/main.js': hashOf(Buffer.from(MAIN_SCRIPT)) },
  embed: { styles: '/assets/cafe0001/embed.css', fonts: '/assets/cafe0001/embedFonts.css', loader: 'define(FESZEK_EMBED);', scripts: ['/assets/cafe0001/elements.js'] },
};

export const WORKER_SCRIPT = 'self.addEventListener("fetch", () => undefined);';
export const REMOVAL_SCRIPT = 'self.registration.unregister();';

export interface Shop {
  readonly url: string;
  readonly api: FakeApi;
  readonly slices: Readonly<Record<StandardSlice, SliceStandIn>>;
  /** The shell's deadlines, which apply from the next request on. */
  readonly deadlines: { primaryDeadlineMs: number; optionalDeadlineMs: number; styleDeadlineMs: number };
  /** Requests an address without following redirects. */
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Response>;
  /** Purges tags. */
  purge(...tags: readonly string[]): Promise<void>;
  /** The text of a page. */
  html(path: string, headers?: Readonly<Record<string, string>>): Promise<string>;
  close(): Promise<void>;
}

/** Stand-ins of all slices, with every screen of the route table. */
export async function startSlices(): Promise<Record<StandardSlice, SliceStandIn>> {
  const standIns = await Promise.all(SLICES.map((slice) => startSliceStandIn(slice, fragmentsOf(slice))));
  return Object.fromEntries(SLICES.map((slice, index) => [slice, standIns[index]])) as Record<StandardSlice, SliceStandIn>;
}

/** Every screen of a slice, by the route table, and the parts of the layout. */
function fragmentsOf(slice: StandardSlice): Record<string, StandInFragment> {
  const screens = ROUTES.filter((route) => route.slice === slice).map(({ screen, cacheable }): [string, StandInFragment] => [screen, { kind: cacheable ? 'public' : 'personal' }]);
  const parts: Partial<Record<StandardSlice, Record<string, StandInFragment>>> = {
    content: { showrooms: { mode: 'static', answer: () => ({ html: '<h2>Bemutatóterem</h2>' }) } },
    'cart-checkout': { 'mini-cart': { kind: 'personal', mode: 'browser' }, 'cart-panel': { kind: 'personal', mode: 'browser' } },
  };
  return { ...Object.fromEntries(screens), ...parts[slice] };
}

/** Writes the shell build of the tests into a new folder, or over an existing build. */
export async function writeBuild(version = ASSETS.version, folder?: string): Promise<string> {
  const dist = folder ?? await mkdtemp(join(tmpdir(), 'feszek-shell-'));
  await mkdir(join(dist, 'browser'), { recursive: true });
  await writeFile(join(dist, 'assets.json'), JSON.stringify(ASSETS).replaceAll(ASSETS.version, version));
  await writeFile(join(dist, 'browser', 'main.js'), MAIN_SCRIPT);
  await writeFile(join(dist, 'browser', 'worker.js'), WORKER_SCRIPT);
  await writeFile(join(dist, 'browser', 'removeWorker.js'), REMOVAL_SCRIPT);
  await writeFile(join(dist, 'browser', 'favicon.ico'), 'icon');
  await writeFile(join(dist, 'browser', 'apple-touch-icon.png'), 'icon');
  await writeFile(join(dist, 'browser', 'main.js.br'), brotliCompressSync(MAIN_SCRIPT));
  await writeFile(join(dist, 'browser', 'main.js.gz'), gzipSync(MAIN_SCRIPT));
  return dist;
}

export interface ShopOptions {
  readonly config?: Partial<ShellConfig>;
  /** Slices that are unavailable when the shop starts. */
  readonly unavailable?: readonly StandardSlice[];
  /** The addresses of slices that are not in the contract. */
  readonly further?: Readonly<Record<string, string>>;
  readonly api?: Parameters<typeof startFakeApi>[0];
  /** The folder of an existing shell build, which is not changed; by default a new one. */
  readonly dist?: string;
  /** The destination of the shell's log lines. */
  readonly logStream?: ShellServerOptions['logStream'];
  /** Whether the shell is about to end. */
  readonly isStopping?: () => boolean;
}

/** The shell's real server with stand-ins of the slices and of the API, all on free local ports. */
export async function startShop({ config, unavailable = [], further = {}, api: routes, dist: given, logStream, isStopping }: ShopOptions = {}): Promise<Shop> {
  const [api, slices] = await Promise.all([startFakeApi({ 'GET /api/init': () => fakeInit(), 'GET /api/route-rules': () => ({ rule: null }), ...routes }), startSlices()]);
  await Promise.all(unavailable.map((slice) => slices[slice].close()));
  const sliceUrls = { ...Object.fromEntries(SLICES.map((slice) => [slice, slices[slice].url])), ...further };
  const dist = given ?? await writeBuild();
  const settings = {
    ...shellConfig({ LOG_LEVEL: 'silent', PURGE_TOKEN, SHOP_URL: 'https://feszek.example' }),
    apiUrl: api.url, demoUrl: undefined, isPrerendering: false, prerenderDelayMs: 10, routeRuleDeadlineMs: LONG_MS, sliceUrls, manifestPollMs: 25, primaryDeadlineMs: LONG_MS, optionalDeadlineMs: LONG_MS, styleDeadlineMs: LONG_MS, ...config,
  };
  const server = await buildShellServer(settings, await openBuild(dist, false), { logStream, ...(isStopping && { isStopping }) });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  const responses: Response[] = [];
  async function get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    const response = await fetch(`${url}${path}`, { headers, redirect: 'manual' });
    responses.push(response);
    return response;
  }
  return {
    url, api, slices, get, deadlines: settings,
    async purge(...tags) {
      const response = await fetch(`${url}/internal/purge`, {
        method: 'POST', body: JSON.stringify({ tags }), headers: { 'content-type': 'application/json', authorization: `Bearer ${PURGE_TOKEN}` },
      });
      if (!response.ok) throw new Error(`The purge was answered with ${response.status}`);
      await response.text();
    },
    html: async (path, headers) => (await get(path, headers)).text(),
    async close() {
      // A body that a test has not read would keep its connection, and the server, open.
      for (const response of responses) if (!response.bodyUsed) await response.body?.cancel();
      await server.close();
      await Promise.all([api.close(), ...Object.values(slices).map((slice) => slice.close()), given === undefined && rm(dist, { recursive: true })]);
    },
  };
}

/** An answer that the test releases. */
export function createGate() {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  return { opened, open };
}

export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Waits until a condition holds; the test's own time-out ends the wait. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await wait(5);
}

/** Deploys another version of a slice, and waits until the shell has its manifest and fragments. */
export async function deploy({ get, slices }: Shop, slice: StandardSlice, version: string): Promise<void> {
  slices[slice].deploy(version);
  await until(async () => {
    const releases: unknown = await (await get('/deployments.json')).json();
    return JSON.stringify(releases).includes(version);
  });
}
