import { mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { hashFiles, parsePreview, parseTrust, publishRelease, readSigningKey } from '@feszek/release';
import { build } from '../../e2e/plain-slice/build.mjs';
import { ROOT } from '../paths.mjs';
import { freePort } from '../ports.mjs';
import { PROGRAMS, programUrl, readSettings } from '../programs.mjs';
import { supervise } from '../supervisor.mjs';
import { recordPrograms } from './programContracts.mjs';
import { createRegisterClient } from './registerClient.mjs';
import { prepareRegister } from './registerSettings.mjs';
import { sliceCommand } from './sliceCommand.mjs';
import { createSliceHost } from './sliceHost.mjs';

/** @typedef {import('../programs.mjs').Settings & { readonly register: import('./registerSettings.mjs').RegisterSettings }} HostSettings */

const BUNDLE = 'export const slice = { name: "content", fragments: {} }; export const renderView = () => ({});';
const NOTE = { who: 'anna', why: '' };

/** @type {HostSettings} */
let settings;
/** @type {import('../keepRunning.mjs').Supervised} */
let register;
/** @type {ReturnType<typeof createSliceHost>} */
let host;
/** @type {ReturnType<typeof createRegisterClient>} */
let client;

/** @param {string} name */
function program(name) {
  const found = PROGRAMS.find((known) => known.name === name);
  if (!found) throw new RangeError(`There is no program ${name}`);
  return found;
}

/**
 * Writes the build of a slice.
 *
 * @param {string} version
 * @param {object} [options]
 * @param {string} [options.bundle] - the code of its server
 * @param {string} [options.slice]
 * @param {object} [options.more] - further fields of the manifest
 * @returns {Promise<string>} its folder
 */
async function writeBuild(version, { bundle = BUNDLE, slice = 'content', more = {} } = {}) {
  const dist = join(settings.dataDir, 'dist', version);
  for (const part of ['browser', 'server']) mkdirSync(join(dist, part), { recursive: true });
  writeFileSync(join(dist, 'server', 'slice.js'), bundle);
  const files = await hashFiles(dist, ['browser', 'server']);
  const manifest = { protocol: 1, name: slice, version, remoteEntry: `/slices/${slice}/${version}/remoteEntry.js`, texts: { hu: [], en: [] }, fragments: {}, files, ...more };
  writeFileSync(join(dist, 'manifest.json'), JSON.stringify(manifest));
  return dist;
}

/**
 * Releases a version of a slice.
 *
 * @param {string} version
 * @param {string} bundle - the code of its server
 * @param {string} slice
 * @param {object} more - further fields of the manifest
 */
async function release(version, bundle = BUNDLE, slice = 'content', more = {}) {
  const dist = await writeBuild(version, { bundle, slice, more });
  await client.release(await publishRelease(dist, settings.register.store, await readSigningKey(settings.register.keyFile)));
  return { slice, version };
}

/** @param {string} url */
async function versionAt(url) {
  return (await (await fetch(`${url}/health`, { headers: { connection: 'close' } })).json()).version;
}

// Each test starts several programs, which takes long on a busy machine.
jest.setTimeout(300_000);

beforeEach(async () => {
  const env = { ...process.env, DATA_DIR: mkdtempSync(join(tmpdir(), 'host-')), CONTENT_PORT: String(await freePort()), REGISTER_PORT: String(await freePort()) };
  const read = readSettings(env, 'production');
  settings = { ...read, register: await prepareRegister(read) };
  register = supervise(program('register'), settings, { args: program('register').serve, onIncident: () => {} });
  await register.start();
  client = createRegisterClient(settings.register);
  host = createSliceHost(settings, { programs: [program('content')], onIncident: () => {} });
  host.follow();
});
afterEach(async () => {
  await host.stop();
  await register.stop();
  rmSync(settings.dataDir, { recursive: true });
});

it('runs a release before it is live, and the one before it beside it', async () => {
  const own = programUrl(program('content'), settings);
  const first = await client.assign({ ...(await release('1.0.0')), ...NOTE });
  expect(await versionAt(own)).toBe('1.0.0');
  expect(first).toMatchObject({ revision: 1, url: own });
  const second = await client.assign({ ...(await release('2.0.0')), ...NOTE });
  expect(second).toMatchObject({ revision: 2, url: expect.not.stringContaining(own) });
  expect(await Promise.all([versionAt(own), 'url' in second ? versionAt(String(second.url)) : undefined])).toEqual(['1.0.0', '2.0.0']);
});

it('runs a release of a slice that has no folder in the project', async () => {
  const assigned = await client.assign({ ...(await release('1.0.0', BUNDLE, 'gifts')), ...NOTE });
  expect(await versionAt('url' in assigned ? String(assigned.url) : '')).toBe('1.0.0');
});

it('runs a release that has a server of its own, without the kit', async () => {
  const dist = join(settings.dataDir, 'dist', 'plain');
  const version = await build(dist);
  expect(await sliceCommand(['deploy', 'content', '--from', dist], settings.dataDir)).toBe(`content ${version} is live (revision 1)`);
  expect(await versionAt(programUrl(program('content'), settings))).toBe(version);
});

it('lets a release neither read what is not its own, nor write, nor start a program', async () => {
  const secrets = [settings.register.keyFile, join(settings.dataDir, 'logs', 'content.log'), '/etc/passwd', '/proc/self/root/etc/passwd', join(ROOT, 'package.json')];
  const attempts = `
    import { execFileSync } from 'node:child_process';
    import { readFileSync, writeFileSync } from 'node:fs';
    import { Worker } from 'node:worker_threads';
    const attempt = (what) => { try { what(); return 'done'; } catch (error) { return error.code; } };
    const tried = [
      ...${JSON.stringify(secrets)}.map((path) => () => readFileSync(path)),
      () => writeFileSync(${JSON.stringify(join(settings.register.store, 'mine'))}, ''),
      () => execFileSync('true'),
      () => new Worker('', { eval: true }),
    ].map(attempt);
    console.log('tried: ' + [...new Set(tried)].join() + '.');`;
  await client.assign({ ...(await release('1.0.0', `${attempts}\n${BUNDLE}`)), ...NOTE });
  expect(await versionAt(programUrl(program('content'), settings))).toBe('1.0.0');
  const log = () => readFileSync(join(settings.dataDir, 'logs', 'content.log'), 'utf8');
  while (!log().includes('tried: ')) await setTimeout(20);
  expect(/tried: (.*)\./.exec(log())?.[1]).toBe('ERR_ACCESS_DENIED');
});

it('reports a release that does not start, and the live one stays', async () => {
  await client.assign({ ...(await release('1.0.0')), ...NOTE });
  const broken = await release('2.0.0', 'throw new Error("broken");');
  await expect(client.assign({ ...broken, ...NOTE })).rejects.toThrow(/^content 2\.0\.0 does not start: .*exit code 1.*The live release stays\.$/s);
  expect(await client.releases()).toMatchObject([{ version: '1.0.0', isLive: true }, { version: '2.0.0', isLive: false }]);
  expect(await versionAt(programUrl(program('content'), settings))).toBe('1.0.0');
});

it('refuses a release that needs what the API does not give, or speaks no protocol of the shell, and the live one stays', async () => {
  await recordPrograms(client);
  await client.assign({ ...(await release('1.0.0')), ...NOTE });
  const needing = await release('2.0.0', BUNDLE, 'content', { needs: { operations: { 'GET /api/faq': ['topics', 'topics[].colour'] } } });
  await expect(client.assign({ ...needing, ...NOTE })).rejects.toThrow('content 2.0.0 needs `topics[].colour` of GET /api/faq, which api 1.0.0 does not give.');
  const later = await release('3.0.0', BUNDLE, 'content', { protocol: 2, protocols: { min: 2, max: 3 } });
  await expect(client.assign({ ...later, ...NOTE })).rejects.toThrow('content 3.0.0 is refused: It speaks the fragment protocol 2 to 3, and the shell 1.');
  expect(await versionAt(programUrl(program('content'), settings))).toBe('1.0.0');
  expect(await sliceCommand(['check', 'api'], settings.dataDir)).toMatch(/^gives\n[^]*  GET \/api\/faq: .*topics[^]*nothing that is live breaks with api 1\.0\.0$/);
  await expect(sliceCommand(['check', 'gifts'], settings.dataDir)).rejects.toThrow('No slice is named "gifts"');
});

it('starts a slice with its live release if the register refuses its new build, and says why', async () => {
  await recordPrograms(client);
  await client.assign({ ...(await release('1.0.0')), ...NOTE });
  await host.stop();
  const folder = join(settings.dataDir, 'next');
  const more = { needs: { operations: { 'GET /api/faq': ['topics[].colour'] } } };
  mkdirSync(folder);
  renameSync(await writeBuild('2.0.0', { more }), join(folder, 'dist'));
  const next = { ...program('content'), folder: relative(ROOT, folder) };
  /** @type {unknown[]} */
  const incidents = [];
  host = createSliceHost(settings, { programs: [next], onIncident: (incident) => incidents.push(incident) });
  await host.start(next);
  expect(incidents).toEqual([{ kind: 'refused', program: 'content', reason: expect.stringContaining('content 2.0.0 needs `topics[].colour` of GET /api/faq') }]);
  expect((await client.releases()).find(({ isLive }) => isLive)).toMatchObject({ version: '1.0.0' });
});

it('does not run a server bundle that is not the one that was released', async () => {
  const changed = await release('1.0.0');
  writeFileSync(join(settings.register.store, 'content', '1.0.0', 'server', 'slice.js'), `${BUNDLE} globalThis.changed = true;`);
  await expect(client.assign({ ...changed, ...NOTE })).rejects.toThrow('content 1.0.0 does not start');
});

it('retires a release that does not run, and keeps the files of one that does', async () => {
  const old = await release('1.0.0');
  const live = await release('2.0.0');
  await client.assign({ ...live, ...NOTE });
  await sliceCommand(['retire', 'content', '1.0.0'], settings.dataDir);
  await expect(sliceCommand(['retire', 'content', '2.0.0'], settings.dataDir)).rejects.toThrow('content 2.0.0 is live. Make another release live first.');
  await expect(sliceCommand(['rollback', 'content'], settings.dataDir)).rejects.toThrow('content has no earlier release that is not retired.');
  await expect(client.assign({ ...old, ...NOTE })).rejects.toThrow('content 1.0.0 is retired');
  const files = (/** @type {string} */ version) => readdirSync(join(settings.register.store, 'content', version));
  expect([files('1.0.0'), files('2.0.0').includes('server')]).toEqual([['retired'], true]);
});

it('runs a canary beside the live release, promotes it, and ends one', async () => {
  const live = await release('1.0.0');
  await client.assign({ ...live, ...NOTE });
  const dist = (/** @type {string} */ version) => join(settings.dataDir, 'dist', version);
  const content = (/** @type {string[]} */ ...args) => sliceCommand([args[0] ?? '', 'content', ...args.slice(1)], settings.dataDir);
  const running = async () => (await client.canaries()).map(({ version, percent }) => `${version} ${percent}%`);
  await release('2.0.0');
  await expect(content('canary', '5')).rejects.toThrow('"5" is not a part of the visitors');
  await content('canary', '5%', '--from', dist('2.0.0'));
  expect([await running(), await versionAt(programUrl(program('content'), settings))]).toEqual([['2.0.0 5%'], '1.0.0']);
  await content('canary', '20%', '--from', dist('2.0.0'));
  expect(await running()).toEqual(['2.0.0 20%']);
  await content('promote');
  expect([await running(), (await client.releases()).find(({ isLive }) => isLive)?.version]).toEqual([[], '2.0.0']);
  await release('3.0.0');
  await content('canary', '5%', '--from', dist('3.0.0'));
  await content('rollback', '--why', 'too slow');
  expect(await content('list')).toMatch(/content +3\.0\.0 .*\n    its canary was ended by \S+: too slow \(/);
  expect([await running(), (await client.releases()).find(({ isLive }) => isLive)?.version]).toEqual([[], '2.0.0']);
  await expect(content('promote')).rejects.toThrow('content has no canary.');
  await expect(content('rollback')).rejects.toThrow(/The canary 3\.0\.0 of content was ended by .*All visitors have 2\.0\.0/);
});

it('prints a signed link that shows a release which runs for it', async () => {
  await client.assign({ ...(await release('1.0.0')), ...NOTE });
  await release('2.0.0');
  const printed = await sliceCommand(['override', 'content', '2.0.0', '--hours', '1'], settings.dataDir);
  const token = /\/_slice\?o=(\S+)$/.exec(printed)?.[1] ?? '';
  const trust = parseTrust(readFileSync(settings.register.trustFile, 'utf8'));
  expect(parsePreview(token, trust, { audience: settings.shopUrl, now: Date.now() })).toMatchObject({ slice: 'content', version: '2.0.0' });
  await expect(sliceCommand(['override', 'content', '2.0.0', '--hours', '1000'], settings.dataDir)).rejects.toThrow('is not a number of hours up to 168.');
  await expect(sliceCommand(['retire', 'content', '2.0.0'], settings.dataDir)).rejects.toThrow('still runs');
});

it('keeps the slices running while the register is unavailable, and accepts releases again afterwards', async () => {
  await client.assign({ ...(await release('1.0.0')), ...NOTE });
  await register.kill();
  expect(await versionAt(programUrl(program('content'), settings))).toBe('1.0.0');
  await expect(client.releases()).rejects.toThrow('The register does not answer');
  await register.start();
  expect(await client.assign({ ...(await release('2.0.0')), ...NOTE })).toMatchObject({ revision: 2 });
});
