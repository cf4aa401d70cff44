import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FRAGMENT_PROTOCOLS, sliceBase } from '@feszek/contract';
import type { ContractParty, SliceManifest, SliceName } from '@feszek/contract';
import { createSigningKey, signatureOf } from '@feszek/release';
import type { SigningKey } from '@feszek/release';
import { openRegister } from './openRegister.ts';

const FRAGMENT = { kind: 'public', mode: 'static', styles: [], scripts: [] } as const;
const API: ContractParty = { name: 'api', version: '1.0.0', gives: { operations: { 'GET /api/products/{id}': ['title', 'price.gross'] } } };
const READS_PRICE = { needs: { operations: { 'GET /api/products/{id}': ['price.gross'] } } };

let folder: string;
let key: SigningKey;
let url: string;
let close: () => Promise<void>;

async function open(): Promise<void> {
  const config = { host: '127.0.0.1', port: 0, folder, trustFile: join(folder, 'trust.json'), token: 'writer', readToken: 'reader', metricsToken: '', drainMs: 600_000, logLevel: 'silent' };
  const server = await openRegister(config);
  url = await server.listen({ host: config.host, port: config.port });
  close = () => server.close();
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feszek-register-'));
  const [own, team] = await Promise.all([createSigningKey(join(folder, 'register.key')), createSigningKey(join(folder, 'team.key'))]);
  key = team;
  await writeFile(join(folder, 'trust.json'), JSON.stringify({ keys: { [own.id]: { publicKey: own.publicKey, signs: ['register'] }, [team.id]: { publicKey: team.publicKey, signs: ['*'] } } }));
  await open();
});
afterEach(async () => {
  await close();
  await rm(folder, { recursive: true });
});

async function call(path: string, body?: unknown): Promise<{ status: number; answer: unknown }> {
  const headers = { authorization: 'Bearer writer', ...(body !== undefined && { 'content-type': 'application/json' }) };
  const response = await fetch(url + path, { headers, ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }) });
  const text = await response.text();
  return { status: response.status, answer: text ? JSON.parse(text) : undefined };
}

type Contract = Partial<Pick<SliceManifest, 'needs' | 'gives' | 'fragments'>>;

/** Releases a version that a host runs already. */
async function release(slice: SliceName, version: string, contract: Contract = {}): Promise<void> {
  const manifest = JSON.stringify({ protocol: FRAGMENT_PROTOCOLS.min, name: slice, version, remoteEntry: `${sliceBase(slice, version)}remoteEntry.js`, texts: { hu: [], en: [] }, fragments: {}, files: {}, ...contract });
  expect(await call('/releases', { slice, manifest, signature: signatureOf(manifest, key) })).toMatchObject({ status: 201 });
  await call('/instances', { slice, version, url: 'http://127.0.0.1:1' });
}

const assign = (slice: SliceName, version: string, together: readonly object[] = []) => call('/assignments', { slice, version, together, who: 'anna', why: '' });
const recordProgram = (party: ContractParty, protocols?: object) => call('/programs', { party, ...(protocols && { protocols }) });

async function deploy(slice: SliceName, version: string, contract: Contract = {}) {
  await release(slice, version, contract);
  return assign(slice, version);
}

const refused = (error: string) => ({ status: 409, answer: { error } });

describe('a release', () => {
  it('that needs what the API does not give is refused with its name, its version and the field', async () => {
    await recordProgram(API);
    const error = 'content 1.0.0 is refused: content 1.0.0 needs `price.net` of GET /api/products/{id}, which api 1.0.0 does not give.';
    expect(await deploy('content', '1.0.0', { needs: { operations: { 'GET /api/products/{id}': ['title', 'price.net'] } } })).toEqual(refused(error));
    expect(await deploy('content', '1.1.0', READS_PRICE)).toMatchObject({ status: 201 });
  });

  it('that drops a part is refused with the name of the live consumer, also as a canary and after a restart', async () => {
    await deploy('content', '1.0.0', { fragments: { 'faq-teaser': FRAGMENT } });
    await deploy('catalog', '1.0.0', { needs: { parts: { 'content/faq-teaser': [] } } });
    await release('content', '2.0.0');
    const error = 'content 2.0.0 is refused: catalog 1.0.0 needs the part content/faq-teaser, which content 2.0.0 does not give.';
    expect(await assign('content', '2.0.0')).toEqual(refused(error));
    await close();
    await open();
    await call('/instances', { slice: 'content', version: '2.0.0', url: 'http://127.0.0.1:1' });
    expect(await call('/canaries', { slice: 'content', version: '2.0.0', percent: 5, who: 'anna', why: '' })).toEqual(refused(error));
    expect(await call('/previews', { slice: 'content', version: '2.0.0', until: Date.now() + 60_000, who: 'anna', why: '' })).toMatchObject({ status: 201 });
  });

  it('that drops a part is refused while only a canary uses it', async () => {
    await deploy('content', '1.0.0', { fragments: { 'faq-teaser': FRAGMENT } });
    await deploy('catalog', '1.0.0');
    await release('catalog', '1.1.0', { needs: { parts: { 'content/faq-teaser': [] } } });
    expect(await call('/canaries', { slice: 'catalog', version: '1.1.0', percent: 5, who: 'anna', why: '' })).toMatchObject({ status: 201 });
    expect(await deploy('content', '2.0.0')).toMatchObject({ status: 409 });
    await call('/canaries/ends', { slice: 'catalog', who: 'anna', why: '' });
    expect(await assign('content', '2.0.0')).toMatchObject({ status: 201 });
  });

  it('is compared again when its entry is written: a consumer may have become live meanwhile', async () => {
    await deploy('content', '1.0.0', { fragments: { 'faq-teaser': FRAGMENT } });
    await deploy('catalog', '1.0.0');
    await release('catalog', '2.0.0', { needs: { parts: { 'content/faq-teaser': [] } } });
    await release('content', '2.0.0');
    const outcomes = await Promise.all([assign('catalog', '2.0.0'), assign('content', '2.0.0')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('a consumer and its provider that change together', () => {
  it('become live if each names the other, in either order', async () => {
    await deploy('content', '1.0.0', { fragments: { 'faq-teaser': FRAGMENT } });
    await deploy('catalog', '1.0.0', { needs: { parts: { 'content/faq-teaser': [] } } });
    await release('content', '2.0.0', { fragments: { questions: FRAGMENT } });
    await release('catalog', '2.0.0', { needs: { parts: { 'content/questions': [] } } });
    expect(await assign('catalog', '2.0.0')).toMatchObject({ status: 409 });
    expect(await assign('content', '2.0.0')).toMatchObject({ status: 409 });
    const together = [{ slice: 'content', version: '2.0.0' }, { slice: 'catalog', version: '2.0.0' }];
    expect(await assign('content', '2.0.0', together)).toMatchObject({ status: 201 });
    expect(await assign('catalog', '2.0.0', together)).toMatchObject({ status: 201 });
    expect(await call('/breaks')).toMatchObject({ answer: { breaks: [] } });
  });
});

describe('the API and the shell', () => {
  it('are recorded although they break a live release, which the register then names', async () => {
    await recordProgram(API);
    await deploy('content', '1.0.0', READS_PRICE);
    const next = { ...API, version: '2.0.0', gives: { operations: { 'GET /api/products/{id}': ['title'] } } };
    const breaks = ['content 1.0.0 needs `price.gross` of GET /api/products/{id}, which api 2.0.0 does not give.'];
    expect(await call('/checks', { parties: [next] })).toMatchObject({ answer: { breaks } });
    expect(await call('/breaks')).toMatchObject({ answer: { breaks: [] } });
    expect(await recordProgram(next)).toMatchObject({ status: 204 });
    expect(await call('/breaks')).toMatchObject({ answer: { breaks } });
    expect(await deploy('catalog', '1.0.0')).toMatchObject({ status: 201 });
  });

  it('are compared with a slice by the range of the protocol that the shell speaks', async () => {
    await recordProgram({ name: 'shell', version: '2.0.0' }, { min: 2, max: 3 });
    expect(await deploy('content', '1.0.0')).toEqual(refused('content 1.0.0 is refused: It speaks the fragment protocol 1, and the shell 2 to 3.'));
  });
});
