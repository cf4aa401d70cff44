import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FRAGMENT_PROTOCOLS, sliceBase } from '@feszek/contract';
import type { SliceManifest, SliceName } from '@feszek/contract';
import { unexportedMetrics } from '@feszek/metrics/testing';
import { createSigningKey, parseRegisterState, parseTrust, signatureOf } from '@feszek/release';
import type { SigningKey, Trust } from '@feszek/release';
import { openRegister } from './openRegister.ts';

const METRICS_TOKEN = 'a token of the test register';

let folder: string;
let key: SigningKey;
let trust: Trust;
let url: string;
let close: () => Promise<void>;

async function open(drainMs = 600_000): Promise<void> {
  const config = { host: '127.0.0.1', port: 0, folder, trustFile: join(folder, 'trust.json'), token: 'writer', readToken: 'reader', drainMs, logLevel: 'silent', metricsToken: METRICS_TOKEN };
  const server = await openRegister(config);
  url = await server.listen({ host: config.host, port: config.port });
  close = () => server.close();
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feszek-register-'));
  const [own, team] = await Promise.all([createSigningKey(join(folder, 'register.key')), createSigningKey(join(folder, 'team.key'))]);
  key = team;
  const text = JSON.stringify({ keys: { [own.id]: { publicKey: own.publicKey, signs: ['register'] }, [team.id]: { publicKey: team.publicKey, signs: ['content', 'catalog', 'gifts'] } } });
  await writeFile(join(folder, 'trust.json'), text);
  trust = parseTrust(text);
  await open();
});
afterEach(async () => {
  await close();
  await rm(folder, { recursive: true });
});

async function call(path: string, body?: unknown, token = 'writer'): Promise<{ status: number; answer: unknown }> {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(url + path, { ...init, headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) } });
  const text = await response.text();
  return { status: response.status, answer: text ? JSON.parse(text) : undefined };
}

function manifestOf(name: SliceName, version: string, claims: Partial<Pick<SliceManifest, 'fragments' | 'routes' | 'places' | 'protocol' | 'protocols'>> = {}): string {
  return JSON.stringify({ protocol: FRAGMENT_PROTOCOLS.min, name, version, remoteEntry: `${sliceBase(name, version)}remoteEntry.js`, texts: { hu: [], en: [] }, fragments: {}, files: {}, ...claims });
}

function release(slice: SliceName, version: string, manifest = manifestOf(slice, version), signer = key) {
  return call('/releases', { slice, manifest, signature: signatureOf(manifest, signer) });
}

const assign = (slice: SliceName, version: string) => call('/assignments', { slice, version, who: 'anna', why: '' });
const report = (slice: SliceName, version: string, outcome: { url: string } | { error: string }) => call('/instances', { slice, version, ...outcome });

/** Releases a version that a host runs already, and makes it live. */
async function deploy(slice: SliceName, version: string, manifest = manifestOf(slice, version)) {
  await release(slice, version, manifest);
  await report(slice, version, { url: `http://127.0.0.1:1${version.replaceAll('.', '')}` });
  return assign(slice, version);
}

/** Reads a stream until the value fits. */
async function readUntil(path: string, fits: (value: unknown) => boolean, token = 'writer'): Promise<unknown> {
  const ending = new AbortController();
  const response = await fetch(url + path, { headers: { authorization: `Bearer ${token}` }, signal: ending.signal });
  if (!response.body) throw new Error('The stream has no body');
  let text = '';
  try {
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      const events = `${text}${chunk}`.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        if (!event.startsWith('data: ')) continue;
        const value: unknown = JSON.parse(event.slice('data: '.length));
        if (fits(value)) return value;
      }
    }
  } finally {
    ending.abort();
  }
  throw new Error('The stream has ended');
}

const stateWith = (slice: SliceName, version: string) => readUntil('/state', (value) => parseRegisterState(value, trust).slices[slice]?.version === version, 'reader');
const wantedVersions = (value: unknown) => (Array.isArray(value) ? value.map((ref) => `${ref.slice} ${ref.version}`) : []);

describe('a release', () => {
  it('becomes live for shells once a host runs it', async () => {
    expect(await release('content', '1.0.0')).toMatchObject({ status: 201 });
    const assigned = assign('content', '1.0.0');
    await readUntil('/wanted', (value) => wantedVersions(value).includes('content 1.0.0'));
    expect((await call('/releases')).answer).toMatchObject([{ slice: 'content', version: '1.0.0', isLive: false }]);
    await report('content', '1.0.0', { url: 'http://127.0.0.1:1001' });
    expect(await assigned).toMatchObject({ status: 201, answer: { revision: 1, who: 'anna' } });
    expect(parseRegisterState(await stateWith('content', '1.0.0'), trust)).toMatchObject({ revision: 1, slices: { content: { version: '1.0.0', url: 'http://127.0.0.1:1001' } } });
  });

  it('that does not start does not become live, and the reason is in the answer', async () => {
    await deploy('content', '1.0.0');
    await release('content', '2.0.0');
    const assigned = assign('content', '2.0.0');
    await readUntil('/wanted', (value) => wantedVersions(value).includes('content 2.0.0'));
    expect(await assign('content', '2.0.0')).toMatchObject({ status: 409 });
    await report('content', '2.0.0', { error: 'exit code 3' });
    expect(await assigned).toEqual({ status: 504, answer: { error: 'content 2.0.0 does not start: exit code 3. The live release stays.' } });
    await readUntil('/wanted', (value) => wantedVersions(value).join() === 'content 1.0.0');
    await stateWith('content', '1.0.0');
  });

  it('still runs for a time after the next one, so that it can be live again at once', async () => {
    await deploy('content', '1.0.0');
    await deploy('content', '2.0.0');
    await readUntil('/wanted', (value) => wantedVersions(value).sort().join() === 'content 1.0.0,content 2.0.0');
    expect(await assign('content', '1.0.0')).toMatchObject({ status: 201, answer: { revision: 3 } });
    await stateWith('content', '1.0.0');
  });

  it('does not run any more after that time', async () => {
    await close();
    await open(50);
    await deploy('content', '1.0.0');
    await deploy('content', '2.0.0');
    expect(wantedVersions(await readUntil('/wanted', (value) => wantedVersions(value).length === 1))).toEqual(['content 2.0.0']);
  });

  it('is refused without the signature of a key for its slice, and with a malformed manifest', async () => {
    expect(await release('account', '1.0.0')).toMatchObject({ status: 422, answer: { error: expect.stringContaining('may not sign for account') } });
    const signature = signatureOf(manifestOf('content', '1.0.0'), key);
    expect(await call('/releases', { slice: 'content', manifest: manifestOf('content', '1.0.1'), signature })).toMatchObject({ status: 422 });
    expect(await release('content', '1.0.0', '{"protocol":1}')).toMatchObject({ status: 422 });
    expect(await release('content', '1.0.0', manifestOf('catalog', '1.0.0'))).toMatchObject({ status: 422, answer: { error: expect.stringContaining('name must be content') } });
    expect(await call('/assignments', { slice: 'content', version: '9', who: 'anna', why: '' })).toMatchObject({ status: 404 });
  });
});

describe('a release of a later fragment protocol', () => {
  const speaking = (version: string, min: number, max: number) => manifestOf('content', version, { protocol: min, protocols: { min, max } });

  it('is refused if the shell speaks none of its versions: the answer names both ranges, and the live release stays', async () => {
    await deploy('content', '1.0.0');
    expect(await deploy('content', '2.0.0', speaking('2.0.0', 2, 3))).toEqual({ status: 409, answer: { error: 'content 2.0.0 is refused: It speaks the fragment protocol 2 to 3, and the shell 1.' } });
    await stateWith('content', '1.0.0');
  });

  it('becomes live if they have a version in common', async () => {
    expect(await deploy('content', '2.0.0', speaking('2.0.0', 1, 2))).toMatchObject({ status: 201 });
  });
});

describe('a release with routes', () => {
  const fragment = { kind: 'public', mode: 'hydrate', styles: [], scripts: [] } as const;
  const withRoute = (slice: SliceName, version: string, en: string, places = {}) => manifestOf(slice, version, {
    fragments: { gifts: fragment }, places,
    routes: [{ name: 'gifts', screen: 'gifts', paths: { en, hu: en.replace('/en', '/hu') }, auth: 'anyone', cacheable: true, query: [] }],
  });

  it('of a slice that is not in the contract becomes live', async () => {
    expect(await deploy('gifts', '1.0.0', withRoute('gifts', '1.0.0', '/en/gifts'))).toMatchObject({ status: 201 });
    await stateWith('gifts', '1.0.0');
  });

  it('of a live slice is refused for another one: the answer names the address and both slices, and nothing starts', async () => {
    await deploy('gifts', '1.0.0', withRoute('gifts', '1.0.0', '/en/gifts'));
    await release('catalog', '1.0.0', withRoute('catalog', '1.0.0', '/en/gifts/cards').replaceAll('"name":"gifts"', '"name":"cards"'));
    expect(await deploy('catalog', '2.0.0', withRoute('catalog', '2.0.0', '/en/gifts').replaceAll('"name":"gifts"', '"name":"cards"'))).toEqual({ status: 409, answer: { error: 'catalog 2.0.0 is refused: /en/gifts of the route cards overlaps with the route gifts of gifts.' } });
    expect(wantedVersions(await readUntil('/wanted', () => true))).toEqual(['gifts 1.0.0']);
    await report('catalog', '1.0.0', { url: 'http://127.0.0.1:9' });
    expect(await assign('catalog', '1.0.0')).toMatchObject({ status: 201 });
  });

  it('is refused for routes that the contract reserves for a slice that is not live, and for a place of the layout', async () => {
    expect(await deploy('gifts', '1.0.0', withRoute('gifts', '1.0.0', '/en/cart'))).toMatchObject({ status: 409, answer: { error: 'gifts 1.0.0 is refused: /en/cart of the route gifts overlaps with the route cart of cart-checkout.' } });
    expect(await deploy('gifts', '2.0.0', withRoute('gifts', '2.0.0', '/en/gifts', { footer: 'gifts' }))).toMatchObject({ status: 409, answer: { error: 'gifts 2.0.0 is refused: The place footer of the layout belongs to content.' } });
  });

  it('is refused after a restart too, and a rollback to a release whose address another slice has now', async () => {
    await deploy('catalog', '1.0.0', withRoute('catalog', '1.0.0', '/en/gifts'));
    await deploy('catalog', '2.0.0');
    await deploy('gifts', '1.0.0', withRoute('gifts', '1.0.0', '/en/gifts'));
    await close();
    await open();
    expect(await assign('catalog', '1.0.0')).toMatchObject({ status: 409, answer: { error: 'catalog 1.0.0 is refused: The route gifts belongs to gifts.' } });
  });

  it('of a slice whose name is that of a program is refused', async () => {
    expect(await release('shell', '1.0.0')).toMatchObject({ status: 422 });
  });
});

describe('the keys of a team', () => {
  const statusOf = async (version: string, signer: SigningKey) => (await release('content', version, manifestOf('content', version), signer)).status;
  const trustOnly = (...keys: readonly SigningKey[]) =>
    writeFile(join(folder, 'trust.json'), JSON.stringify({ keys: Object.fromEntries(keys.map(({ id, publicKey }) => [id, { publicKey, signs: ['content'] }])) }));

  it('change while the register runs: the new one is added, then the old one removed; a malformed list changes nothing', async () => {
    const next = await createSigningKey(join(folder, 'next.key'));
    expect(await statusOf('1.0.0', next)).toBe(422);
    await trustOnly(key, next);
    expect([await statusOf('1.0.0', next), await statusOf('1.1.0', key)]).toEqual([201, 201]);
    await trustOnly(next);
    expect([await statusOf('1.2.0', key), await statusOf('1.2.0', next)]).toEqual([422, 201]);
    await writeFile(join(folder, 'trust.json'), '{"keys":');
    expect([await statusOf('1.3.0', key), await statusOf('1.3.0', next)]).toEqual([422, 201]);
    await rm(join(folder, 'trust.json'));
    expect([await statusOf('1.4.0', key), await statusOf('1.4.0', next)]).toEqual([422, 201]);
    await trustOnly(key);
    expect([await statusOf('1.5.0', key), await statusOf('1.5.0', next)]).toEqual([201, 422]);
  });
});

describe('a retired release', () => {
  const retire = (version: string) => call('/retirements', { slice: 'content', version, who: 'anna', why: 'old' });

  it('was neither live nor still running, and does not become live again, also after a restart', async () => {
    await deploy('content', '1.0.0');
    expect(await retire('1.0.0')).toMatchObject({ status: 409, answer: { error: 'content 1.0.0 is live. Make another release live first.' } });
    await deploy('content', '2.0.0');
    expect(await retire('1.0.0')).toMatchObject({ status: 409, answer: { error: 'content 1.0.0 still runs: try again when its process has ended.' } });
    expect(await retire('3.0.0')).toMatchObject({ status: 404 });
    await close();
    await open(0);
    const [first, again] = [await retire('1.0.0'), await retire('1.0.0')];
    expect(first).toMatchObject({ status: 201, answer: { version: '1.0.0', who: 'anna', why: 'old' } });
    expect(again).toEqual(first);
    await close();
    await open();
    expect(await assign('content', '1.0.0')).toMatchObject({ status: 409, answer: { error: 'content 1.0.0 is retired: its files are deleted.' } });
    expect(await release('content', '1.0.0')).toMatchObject({ status: 409 });
    expect((await call('/releases')).answer).toMatchObject([{ version: '1.0.0', isLive: false, isRetired: true }, { version: '2.0.0', isLive: true, isRetired: false }]);
    expect(wantedVersions(await readUntil('/wanted', () => true))).toEqual(['content 2.0.0']);
  });
});

describe('the state', () => {
  it('has another revision after each of many simultaneous deployments', async () => {
    const versions = ['1.0.0', '2.0.0', '3.0.0'];
    for (const version of versions) await Promise.all([release('content', version), release('catalog', version)]);
    await Promise.all(versions.flatMap((version) => [report('content', version, { url: 'http://127.0.0.1:1' }), report('catalog', version, { url: 'http://127.0.0.1:2' })]));
    const answers = await Promise.all(versions.flatMap((version) => [assign('content', version), assign('catalog', version)]));
    const revisions = answers.map(({ answer }) => (typeof answer === 'object' && answer !== null && 'revision' in answer ? Number(answer.revision) : 0));
    expect(revisions.sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('names the new address of a live release that was started again', async () => {
    await deploy('content', '1.0.0');
    await report('content', '1.0.0', { url: 'http://127.0.0.1:7777' });
    const state = await readUntil('/state', (value) => parseRegisterState(value, trust).revision === 2, 'reader');
    expect(parseRegisterState(state, trust).slices.content?.url).toBe('http://127.0.0.1:7777');
  });

  it('is the same after a restart, also after a crash that has cut off the last line', async () => {
    await deploy('content', '1.0.0');
    await deploy('content', '2.0.0');
    await close();
    await appendFile(join(folder, 'journal.jsonl'), '{"kind":"assig');
    await open();
    expect(parseRegisterState(await stateWith('content', '2.0.0'), trust).revision).toBe(2);
    expect(await deploy('content', '3.0.0')).toMatchObject({ answer: { revision: 3 } });
    await close();
    await open();
    await stateWith('content', '3.0.0');
  });

  it('cannot be read or changed without a token, and a shell may only read it', async () => {
    expect(await call('/releases', undefined, 'stranger')).toMatchObject({ status: 401 });
    expect(await call('/releases', undefined, 'reader')).toMatchObject({ status: 401 });
    expect(await call('/assignments', {}, 'reader')).toMatchObject({ status: 401 });
    expect(await call('/state', undefined, 'stranger')).toMatchObject({ status: 401 });
    expect(await call('/health', undefined, '')).toMatchObject({ status: 200 });
  });
});

describe('a canary', () => {
  const canary = (version: string, percent: number) => call('/canaries', { slice: 'content', version, percent, who: 'anna', why: 'new list' });
  const end = () => call('/canaries/ends', { slice: 'content', who: 'anna', why: '' });
  const contentOf = (value: unknown) => parseRegisterState(value, trust).slices.content;
  const stateWhere = (fits: (content: ReturnType<typeof contentOf>) => boolean) => readUntil('/state', (value) => fits(contentOf(value)), 'reader').then(contentOf);
  const report20 = (version: string, failed: number) =>
    call('/outcomes', { outcomes: [{ slice: 'content', version, signal: 'server', succeeded: 20 - failed, failed }] }, 'reader');

  async function startCanary(percent = 5) {
    await deploy('content', '1.0.0');
    await release('content', '2.0.0');
    await report('content', '2.0.0', { url: 'http://127.0.0.1:2000' });
    return canary('2.0.0', percent);
  }

  it('is in the state beside the live release, follows its process, and can get more visitors', async () => {
    expect(await startCanary()).toMatchObject({ status: 201, answer: { revision: 2, percent: 5 } });
    expect(await stateWhere((content) => content?.canary !== undefined)).toEqual({ version: '1.0.0', url: 'http://127.0.0.1:1100', canary: { version: '2.0.0', url: 'http://127.0.0.1:2000', percent: 5 } });
    await report('content', '2.0.0', { url: 'http://127.0.0.1:2001' });
    await stateWhere((content) => content?.canary?.url === 'http://127.0.0.1:2001' && content.url === 'http://127.0.0.1:1100');
    await canary('2.0.0', 20);
    await stateWhere((content) => content?.canary?.percent === 20);
  });

  it('waits until a host runs it', async () => {
    await deploy('content', '1.0.0');
    await release('content', '2.0.0');
    const started = canary('2.0.0', 5);
    await readUntil('/wanted', (value) => wantedVersions(value).includes('content 2.0.0'));
    await report('content', '2.0.0', { error: 'exit code 3' });
    expect(await started).toEqual({ status: 504, answer: { error: 'content 2.0.0 does not start: exit code 3. The live release stays.' } });
  });

  it('becomes live when it is promoted, and the release before it still completes pages', async () => {
    await startCanary();
    expect(await assign('content', '2.0.0')).toMatchObject({ status: 201, answer: { version: '2.0.0' } });
    expect(await stateWhere((content) => content?.version === '2.0.0')).toEqual({ version: '2.0.0', url: 'http://127.0.0.1:2000' });
    await readUntil('/wanted', (value) => wantedVersions(value).sort().join() === 'content 1.0.0,content 2.0.0');
  });

  it('is not promoted after it has ended', async () => {
    await startCanary();
    await end();
    expect(await call('/assignments', { slice: 'content', version: '2.0.0', who: 'anna', why: '', is_promotion: true })).toEqual({ status: 409, answer: { error: 'content 2.0.0 is not the canary any more.' } });
    expect((await stateWhere((content) => content?.canary === undefined))?.version).toBe('1.0.0');
  });

  it('is ended once by two reports at the same time, which both are counted', async () => {
    await startCanary();
    expect((await Promise.all([report20('2.0.0', 20), report20('2.0.0', 20)])).map(({ status }) => status)).toEqual([204, 204]);
    await stateWhere((content) => content?.canary === undefined);
    const journal = await readFile(join(folder, 'journal.jsonl'), 'utf8');
    expect(journal.split('"canary-end"')).toHaveLength(2);
  });

  it('ends by hand, and still completes pages', async () => {
    await startCanary();
    expect(await end()).toMatchObject({ status: 201, answer: { version: '2.0.0', who: 'anna' } });
    await stateWhere((content) => content?.version === '1.0.0' && content.canary === undefined);
    expect(wantedVersions(await readUntil('/wanted', () => true)).sort()).toEqual(['content 1.0.0', 'content 2.0.0']);
    expect(await end()).toEqual({ status: 404, answer: { error: 'content has no canary.' } });
  });

  it('is rolled back by the register if it fails, with the counts as the reason, and has a new trial afterwards', async () => {
    await startCanary();
    expect(await report20('1.0.0', 0)).toMatchObject({ status: 204 });
    await report20('2.0.0', 3);
    expect((await call('/canaries')).answer).toMatchObject([{ version: '2.0.0', comparisons: [{ signal: 'server', canary: { succeeded: 17, failed: 3 }, stable: { succeeded: 20, failed: 0 } }, { signal: 'browser' }] }]);
    await report20('2.0.0', 6);
    await stateWhere((content) => content?.canary === undefined);
    const journal = await readFile(join(folder, 'journal.jsonl'), 'utf8');
    expect(JSON.parse(journal.trimEnd().split('\n').at(-1) ?? '')).toMatchObject({ kind: 'canary-end', version: '2.0.0', who: 'register', why: '9 of 40 requests failed (live release: 0 of 20)' });
    await canary('2.0.0', 5);
    expect((await call('/canaries')).answer).toMatchObject([{ comparisons: [{ canary: { succeeded: 0, failed: 0 } }, {}] }]);
  });

  it('stays after a restart', async () => {
    await startCanary();
    await close();
    await open();
    expect(await stateWhere((content) => content?.canary !== undefined)).toMatchObject({ version: '1.0.0', canary: { version: '2.0.0', percent: 5 } });
  });

  it('needs a live release of its slice to compare with, which is another one, and is the only one of its slice', async () => {
    await release('content', '1.0.0');
    expect(await canary('1.0.0', 5)).toMatchObject({ status: 409, answer: { error: 'content has no live release to compare with: deploy 1.0.0 instead.' } });
    await startCanary();
    await release('content', '3.0.0');
    expect(await canary('1.0.0', 5)).toMatchObject({ status: 409, answer: { error: 'content 1.0.0 is live already.' } });
    expect(await canary('3.0.0', 5)).toMatchObject({ status: 409, answer: { error: 'content 2.0.0 is the canary: promote it or roll it back first.' } });
    expect([(await canary('2.0.0', 0)).status, (await canary('2.0.0', 51)).status, (await canary('9.0.0', 5)).status]).toEqual([422, 422, 404]);
  });

  it('is counted only by shells, in numbers', async () => {
    expect(await call('/outcomes', { outcomes: [] }, 'stranger')).toMatchObject({ status: 401 });
    expect(await call('/outcomes', { outcomes: [{ slice: 'content', version: '1.0.0', signal: 'server', succeeded: -1, failed: 0 }] }, 'reader')).toMatchObject({ status: 422 });
    expect(await call('/canaries', undefined, 'reader')).toMatchObject({ status: 401 });
  });
});

describe('a preview', () => {
  const preview = (version: string, until: number) => call('/previews', { slice: 'content', version, until, who: 'anna', why: '' });
  const previewsIn = (value: unknown) => parseRegisterState(value, trust).slices.content?.previews ?? [];

  it('runs beside the live release until its time, which a later link prolongs', async () => {
    await deploy('content', '1.0.0');
    await release('content', '2.0.0');
    await report('content', '2.0.0', { url: 'http://127.0.0.1:2000' });
    const until = Date.now() + 60_000;
    expect(await preview('2.0.0', until)).toMatchObject({ status: 201, answer: { until } });
    expect(await preview('2.0.0', until - 1000)).toMatchObject({ status: 201, answer: { until } });
    expect(previewsIn(await readUntil('/state', (value) => previewsIn(value).length === 1, 'reader'))).toEqual([{ version: '2.0.0', url: 'http://127.0.0.1:2000' }]);
    expect(wantedVersions(await readUntil('/wanted', () => true)).sort()).toEqual(['content 1.0.0', 'content 2.0.0']);
  });

  it('ends by hand, and there are at most ten of a slice', async () => {
    await deploy('content', '1.0.0');
    const versions = Array.from({ length: 11 }, (_, count) => `2.0.${count}`);
    for (const version of versions) {
      await release('content', version);
      await report('content', version, { url: 'http://127.0.0.1:2000' });
    }
    const statuses = [];
    for (const version of versions) statuses.push((await preview(version, Date.now() + 60_000)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(201), 409]);
    const endPreview = (version: string) => call('/previews/ends', { slice: 'content', version });
    expect([(await endPreview('2.0.0')).status, (await endPreview('2.0.0')).status, (await preview('2.0.10', Date.now() + 60_000)).status]).toEqual([204, 404, 201]);
  });

  it('ends at its time, also if the register was down then', async () => {
    await deploy('content', '1.0.0');
    await release('content', '2.0.0');
    await report('content', '2.0.0', { url: 'http://127.0.0.1:2000' });
    await preview('2.0.0', Date.now() + 1);
    await close();
    await open();
    const state = await readUntil('/state', (value) => previewsIn(value).length === 0, 'reader');
    expect(parseRegisterState(state, trust).slices.content?.version).toBe('1.0.0');
    await readUntil('/wanted', (value) => wantedVersions(value).join() === 'content 1.0.0');
  });
});

describe('the metrics of the register', () => {
  const read = async () => (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text();

  it('count what it records and refuses, and have a token of their own', async () => {
    await deploy('content', '1.0.0');
    await assign('content', '6.6.6');
    await call('/assignments', { slice: 'content' });
    const text = await read();
    expect(text.split('\n').filter((line) => /^feszek_register_(?:changes|refusals)/.test(line))).toEqual([
      'feszek_register_changes_total{slice="content",change="release",program="register"} 1',
      'feszek_register_changes_total{slice="content",change="live",program="register"} 1',
      'feszek_register_refusals_total{status="404",program="register"} 1',
      'feszek_register_refusals_total{status="422",program="register"} 1',
    ]);
    expect(text).toMatch(/^feszek_register_revision\{program="register"\} \d+$/m);
    expect(unexportedMetrics('register', text)).toEqual([]);
    expect((await fetch(`${url}/metrics`, { headers: { authorization: 'Bearer writer' } })).status).toBe(404);
  });
});
