import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { FRAGMENT_PROTOCOLS, SLICES, sliceBase } from '@feszek/contract';
import { createSigningKey, hashFiles, publishRelease, retireRelease } from '@feszek/release';
import type { RegisterState, SigningKey } from '@feszek/release';
import { startRegisterStandIn } from '../../../test/startRegisterStandIn.ts';
import type { RegisterStandIn } from '../../../test/startRegisterStandIn.ts';
import { startSliceStandIn } from '../../../test/startSliceStandIn.ts';
import type { SliceStandIn } from '../../../test/startSliceStandIn.ts';
import { createGate, startShop, startSlices, until } from '../../../test/startShop.ts';
import type { Shop } from '../../../test/startShop.ts';

/** The second release of the content slice, which renders another text and is in the store. */
const NEXT = '2.0.0-bbbb2222';
const FIRST = '1.0.0-aaaa1111';
const DAY_MS = 86_400_000;

let folder: string;
let key: SigningKey;
let stranger: SigningKey;
let register: RegisterStandIn;
let slices: Awaited<ReturnType<typeof startSlices>>;
let next: SliceStandIn;
let shop: Shop | undefined;
let lines: string[];

const send = (state: RegisterState, signer = key) => register.send(state, signer);

function stateOf(revision: number, content: { version: string; url: string }, expiresAt = Date.now() + DAY_MS): RegisterState {
  const first = Object.fromEntries(SLICES.map((slice) => [slice, { version: FIRST, url: slices[slice].url }]));
  return { revision, expiresAt, slices: { ...first, content } };
}

const first = () => ({ version: FIRST, url: slices.content.url });
const second = () => ({ version: NEXT, url: next.url });

async function openShop(): Promise<Shop> {
  const settings = { url: register.url, token: 'reader', trustFile: join(folder, 'trust.json'), stateFile: join(folder, 'state.json'), store: join(folder, 'store') };
  shop = await startShop({ config: { sliceUrls: {}, register: settings, logLevel: 'warn' }, logStream: { write: (line) => void lines.push(line) } });
  return shop;
}

/** The revision of the state on the disk. */
async function keptRevision(): Promise<unknown> {
  const text = await readFile(join(folder, 'state.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(JSON.parse(text).text).revision;
}

async function liveVersion(): Promise<string | undefined> {
  const answer: unknown = await (await shop?.get('/deployments.json'))?.json();
  return /"content":\{"version":"([^"]+)/.exec(JSON.stringify(answer))?.[1];
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feszek-shell-register-'));
  [key, stranger] = await Promise.all([createSigningKey(join(folder, 'own.key')), createSigningKey(join(folder, 'other.key'))]);
  await writeFile(join(folder, 'trust.json'), JSON.stringify({ keys: { [key.id]: { publicKey: key.publicKey, signs: ['*'] } } }));
  lines = [];
  slices = await startSlices();
  next = await startSliceStandIn('content', { showrooms: { mode: 'static', answer: () => ({ html: '<h2>Új bemutatóterem</h2>' }) }, blog: { kind: 'public' } });
  next.deploy(NEXT);
  register = await startRegisterStandIn();
  send(stateOf(1, first()));
});
afterEach(async () => {
  await shop?.close();
  shop = undefined;
  await Promise.all([register.close(), next.close(), ...Object.values(slices).map((slice) => slice.close())]);
  await rm(folder, { recursive: true });
});

describe('a shell that follows the register', () => {
  it('uses a new release and the one before it again, without a failed page or a page of two releases', async () => {
    const { html, get } = await openShop();
    let isLoading = true;
    const pages: { status: number; versions: string[]; isNew: boolean }[] = [];
    const load = async () => {
      while (isLoading) {
        const response = await get('/hu/blog', { cookie: `currency=${pages.length % 2 ? 'EUR' : 'HUF'}` });
        const text = await response.text();
        const versions = [...new Set([...text.matchAll(/\/slices\/content\/([^/"]+)\//g)].map(([, version]) => version ?? ''))];
        pages.push({ status: response.status, versions, isNew: text.includes('Új bemutatóterem') });
      }
    };
    const loads = Array.from({ length: 6 }, load);
    await until(() => pages.length > 20);
    send(stateOf(2, second()));
    await until(async () => (await html('/hu/blog')).includes(`/slices/content/${NEXT}/`));
    send(stateOf(3, first()));
    await until(async () => (await html('/hu/blog')).includes(`/slices/content/${FIRST}/`));
    const atRollback = pages.length;
    await until(() => pages.length > atRollback + 20);
    isLoading = false;
    await Promise.all(loads);
    expect(pages.filter(({ status }) => status !== 200)).toEqual([]);
    expect(pages.filter(({ versions, isNew }) => versions.length !== 1 || (versions[0] === NEXT) !== isNew)).toEqual([]);
    expect(new Set(pages.flatMap(({ versions }) => versions))).toEqual(new Set([FIRST, NEXT]));
  });

  it('completes a page with the releases that it began with', async () => {
    const gate = createGate();
    slices.content.use({ blog: { answer: async () => { await gate.opened; return {}; } } });
    const { html } = await openShop();
    const page = html('/hu/blog');
    await until(() => slices.content.requestsFor('blog').length === 1);
    send(stateOf(2, second()));
    await until(async () => (await liveVersion()) === NEXT);
    gate.open();
    const text = await page;
    expect(text).toContain(`/slices/content/${FIRST}/remoteEntry.js`);
    expect(text).not.toContain(NEXT);
  });

  it('serves the files of every release from the store, compressed and checked, until its key is removed or it is retired', async () => {
    const dist = join(folder, 'dist');
    const { get } = await openShop();
    await Promise.all([mkdir(join(dist, 'browser'), { recursive: true }), mkdir(join(dist, 'server'), { recursive: true })]);
    await writeFile(join(dist, 'browser', 'remoteEntry.js'), 'export {};');
    await writeFile(join(dist, 'browser', 'remoteEntry.js.br'), brotliCompressSync('export {};'));
    await writeFile(join(dist, 'browser', 'changed.js'), '1');
    await writeFile(join(dist, 'server', 'slice.js'), '1');
    const files = await hashFiles(dist, ['browser', 'server']);
    const manifest = { protocol: FRAGMENT_PROTOCOLS.min, name: 'content', version: NEXT, remoteEntry: `${sliceBase('content', NEXT)}remoteEntry.js`, texts: { hu: [], en: [] }, fragments: {}, files };
    await writeFile(join(dist, 'manifest.json'), JSON.stringify(manifest));
    await publishRelease(dist, join(folder, 'store'), key);
    await writeFile(join(folder, 'store', 'content', NEXT, 'browser', 'changed.js'), 'alert(1)');

    const entry = await get(`/slices/content/${NEXT}/remoteEntry.js`, { 'accept-encoding': 'br' });
    expect([entry.status, entry.headers.get('content-encoding'), await entry.text()]).toEqual([200, 'br', 'export {};']);
    const missing = ['changed.js', 'nothing.js', '../manifest.json', 'slice.js'].map((file) => get(`/slices/content/${NEXT}/${file}`));
    expect((await Promise.all(missing)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(lines.join('')).toContain('browser/changed.js of content 2.0.0-bbbb2222 is not the file that was released.');

    const [trusted, entryStatus] = [join(folder, 'trust.json'), async () => (await get(`/slices/content/${NEXT}/remoteEntry.js`)).status] as const;
    const keys = await readFile(trusted, 'utf8');
    await writeFile(trusted, JSON.stringify({ keys: { [stranger.id]: { publicKey: stranger.publicKey, signs: ['*'] } } }));
    await until(async () => (await entryStatus()) === 404);
    await writeFile(trusted, keys);
    await until(async () => (await entryStatus()) === 200);

    await retireRelease(join(folder, 'store'), 'content', NEXT);
    const missingFiles = ['remoteEntry.js', 'nothing.js'].map((file) => get(`/slices/content/${NEXT}/${file}`, { 'accept-encoding': 'br' }));
    expect((await Promise.all(missingFiles)).map(({ status }) => status)).toEqual([410, 410]);
  });

  it('refuses a state that is older, has expired, or is signed by another key', async () => {
    await openShop();
    send(stateOf(5, first()));
    await until(async () => (await keptRevision()) === 5);
    send(stateOf(4, second()));
    send(stateOf(6, second(), Date.now() - 1));
    send(stateOf(7, second()), stranger);
    await until(() => lines.filter((line) => line.includes('state of the register refused')).length === 3);
    expect(await liveVersion()).toBe(FIRST);
    send(stateOf(8, second()));
    await until(async () => (await liveVersion()) === NEXT);
  });

  it('starts with its last state while the register is unavailable', async () => {
    await openShop();
    send(stateOf(2, second()));
    await until(async () => (await liveVersion()) === NEXT && (await keptRevision()) === 2);
    await shop?.close();
    await register.close();
    await openShop();
    expect(await liveVersion()).toBe(NEXT);
    expect((await shop?.get('/hu'))?.status).toBe(200);
  });

  it('logs each deployment at the default level', async () => {
    await openShop();
    send(stateOf(2, second()));
    await until(async () => (await liveVersion()) === NEXT);
    expect(lines.map((line): unknown => JSON.parse(line))).toContainEqual(expect.objectContaining({ msg: 'slice deployed', slice: 'content', version: NEXT }));
  });
});
