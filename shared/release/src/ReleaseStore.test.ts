import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Bucket } from '@feszek/bucket';
import { startS3Service } from '@feszek/bucket/testing';
import type { S3Service } from '@feszek/bucket/testing';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBuild } from '../test/writeBuild.ts';
import { ReleaseStore, checkFiles, createSigningKey, parseTrust } from './index.ts';
import type { SigningKey, Trust } from './index.ts';

const VERSION = '1.0.0-aaaa1111';
const KEY = `content/${VERSION}`;
/** Longer than an answer of the bucket is used, in milliseconds. */
const LATER_MS = 60_000;

let service: S3Service;
let bucket: Bucket;
let folder: string;
let dist: string;
let key: SigningKey;
let trust: Trust;
let time: number;

/** The store of another machine, which has the same bucket. */
const machine = (name: string, shared = bucket) => new ReleaseStore(join(folder, name), shared, () => time);
const filesOf = (name: string) => readdir(join(folder, name, 'content', VERSION)).then((files) => files.sort());

beforeAll(async () => {
  service = await startS3Service('releases');
});
afterAll(() => service.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feszek-store-'));
  dist = join(folder, 'dist');
  key = await createSigningKey(join(folder, 'content.key'));
  trust = parseTrust(JSON.stringify({ keys: { [key.id]: { publicKey: key.publicKey, signs: ['content'] } } }));
  bucket = new Bucket(service.config);
  time = 0;
  await bucket.removeAll('');
  await writeBuild(dist, 'content', VERSION);
});
afterEach(() => rm(folder, { recursive: true }));

describe('a store of releases with a bucket', () => {
  it('gives a release to machines that do not have it, whole and checked', async () => {
    await machine('first').publish(dist, key);
    const second = machine('second');
    const opened = await Promise.all([second.open('content', VERSION, trust), second.open('content', VERSION, trust)]);
    expect(await Promise.all(opened.map(async (release) => String(await release.read('browser/remoteEntry.js'))))).toEqual(Array(2).fill(`// ${VERSION}`));
    await expect(checkFiles(second.folder, opened[0].manifest)).resolves.toBeUndefined();
    expect([await filesOf('second'), await readdir(join(folder, 'second', 'content'))]).toEqual([await filesOf('first'), [VERSION]]);
  });

  it('needs the bucket only once for each release', async () => {
    await machine('first').publish(dist, key);
    await machine('second').fetch('content', VERSION, trust);
    const unreachable = new Bucket({ ...service.config, endpoint: 'http://127.0.0.1:1' });
    const offline = machine('second', unreachable);
    await expect(offline.open('content', VERSION, trust)).resolves.toBeDefined();
    expect(await offline.isRetired('content', VERSION)).toBe(false);
  }, 120_000);

  it('refuses a release that another key has signed, and a file that was changed', async () => {
    await machine('first').publish(dist, key);
    const stranger = await createSigningKey(join(folder, 'stranger.key'));
    const others = parseTrust(JSON.stringify({ keys: { [stranger.id]: { publicKey: stranger.publicKey, signs: ['content'] } } }));
    await expect(machine('second').open('content', VERSION, others)).rejects.toThrow(key.id);
    await bucket.write(`${KEY}/browser/remoteEntry.js`, Buffer.from('changed'), 'text/javascript');
    await expect(machine('third').open('content', VERSION, trust)).rejects.toThrow('browser/remoteEntry.js of content 1.0.0-aaaa1111 in the bucket is not the file that was released.');
    await expect(readdir(join(folder, 'third', 'content'))).resolves.toEqual([]);
  });

  it('has no release of which the manifest is not there yet', async () => {
    await machine('first').publish(dist, key);
    await bucket.remove(`${KEY}/manifest.json`);
    const second = machine('second');
    await expect(second.open('content', VERSION, trust)).rejects.toMatchObject({ code: 'ENOENT' });
    await machine('first').publish(dist, key);
    time += LATER_MS;
    await expect(second.open('content', VERSION, trust)).resolves.toBeDefined();
  });

  it('deletes a retired release on every machine, and does not take it again', async () => {
    const [first, second] = [machine('first'), machine('second')];
    await first.publish(dist, key);
    await second.fetch('content', VERSION, trust);
    expect(await second.isRetired('content', VERSION)).toBe(false);
    await first.retire('content', VERSION);
    time += LATER_MS;
    expect([await first.isRetired('content', VERSION), await second.isRetired('content', VERSION)]).toEqual([true, true]);
    expect([await filesOf('first'), await filesOf('second')]).toEqual([['retired'], ['retired']]);
    await machine('third').publish(dist, key);
    expect([await bucket.has(`${KEY}/manifest.json`), await machine('fourth').isRetired('content', VERSION)]).toEqual([false, true]);
  });

  it('refuses to retire a release of a slice that cannot exist', async () => {
    await expect(machine('first').retire('../content', VERSION)).rejects.toThrow('No slice is named ../content.');
  });
});
