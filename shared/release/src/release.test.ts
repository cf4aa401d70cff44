import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { appendFile, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBuild } from '../test/writeBuild.ts';
import { checkFiles, createSigningKey, openRelease, parseTrust, publishRelease } from './index.ts';
import type { SigningKey, Trust } from './index.ts';

let folder: string;
let store: string;
let dist: string;
let key: SigningKey;
let trust: Trust;

function trustIn(...keys: readonly (readonly [SigningKey, readonly string[]])[]): Trust {
  return parseTrust(JSON.stringify({ keys: Object.fromEntries(keys.map(([{ id, publicKey }, signs]) => [id, { publicKey, signs }])) }));
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feszek-release-'));
  [store, dist] = [join(folder, 'store'), join(folder, 'dist')];
  key = await createSigningKey(join(folder, 'keys', 'content.key'));
  trust = trustIn([key, ['content']]);
  await writeBuild(dist, 'content', '1.0.0-aaaa1111');
});
afterEach(() => rm(folder, { recursive: true }));

const open = (trusted = trust) => openRelease(store, 'content', '1.0.0-aaaa1111', trusted);
const released = (name: string) => join(store, 'content', '1.0.0-aaaa1111', name);

describe('a release', () => {
  it('is in the store whole, and stays as it is when the same version is published again', async () => {
    expect(await publishRelease(dist, store, key)).toMatchObject({ slice: 'content', version: '1.0.0-aaaa1111', signature: { keyId: key.id } });
    await appendFile(join(dist, 'browser', 'remoteEntry.js'), 'changed');
    await publishRelease(dist, store, key);
    expect(await readdir(join(store, 'content'))).toEqual(['1.0.0-aaaa1111']);
    expect(String(await (await open()).read('browser/remoteEntry.js'))).toBe('// 1.0.0-aaaa1111');
  });

  it('contains no file that its build left from an earlier one', async () => {
    await writeFile(join(dist, 'server', 'earlier.js'), '1');
    await publishRelease(dist, store, key);
    const { manifest } = await open();
    await expect(checkFiles(store, manifest)).resolves.toBeUndefined();
    expect(await readdir(released('server'))).toEqual(['slice.js']);
  });

  it('does not change when another build replaces its own', async () => {
    await publishRelease(dist, store, key);
    await writeBuild(dist, 'content', '2.0.0-bbbb2222');
    await publishRelease(dist, store, key);
    expect((await readdir(join(store, 'content'))).sort()).toEqual(['1.0.0-aaaa1111', '2.0.0-bbbb2222']);
    expect(String(await (await open()).read('browser/remoteEntry.js'))).toBe('// 1.0.0-aaaa1111');
  });

  it('has only the files of its manifest', async () => {
    await publishRelease(dist, store, key);
    await writeFile(released('browser/other.js'), '1');
    const release = await open();
    expect(await release.read('browser/other.js')).toBeUndefined();
    expect(await release.read('manifest.sig')).toBeUndefined();
    expect(await release.read('browser/../../../../keys/content.key')).toBeUndefined();
  });

  it('whose file was changed is refused', async () => {
    await publishRelease(dist, store, key);
    await appendFile(released('browser/remoteEntry.js'), 'alert(1)');
    await expect((await open()).read('browser/remoteEntry.js')).rejects.toThrow('browser/remoteEntry.js of content 1.0.0-aaaa1111 is not the file that was released.');
  });

  it('whose server bundle or whose file for browsers was changed or extended does not run', async () => {
    await publishRelease(dist, store, key);
    const { manifest } = await open();
    await expect(checkFiles(store, manifest)).resolves.toBeUndefined();
    await writeFile(released('server/more.js'), '1');
    await expect(checkFiles(store, manifest)).rejects.toThrow('server/more.js');
    await rm(released('server/more.js'));
    await appendFile(released('browser/remoteEntry.js'), 'alert(1)');
    await expect(checkFiles(store, manifest)).rejects.toThrow('browser/remoteEntry.js');
    await writeFile(released('browser/remoteEntry.js'), '// 1.0.0-aaaa1111');
    await rm(released('server/slice.js'));
    await expect(checkFiles(store, manifest)).rejects.toThrow('server/slice.js');
  });

  it('whose manifest was changed is refused', async () => {
    await publishRelease(dist, store, key);
    await writeFile(released('manifest.json'), (await readFile(released('manifest.json'), 'utf8')).replace('sha384-', 'sha384-A'));
    await expect(open()).rejects.toThrow('The signature of content is invalid.');
  });
});

describe('the trusted keys', () => {
  it('release the slices that they are trusted for, and no other', async () => {
    await publishRelease(dist, store, key);
    await expect(open(trustIn([key, ['catalog', 'register']]))).rejects.toThrow(`The key ${key.id} may not sign for content.`);
    await expect(open(trustIn())).rejects.toThrow(`The key ${key.id} is not trusted.`);
    await expect(open(trustIn([key, ['*']]))).resolves.toBeDefined();
  });

  it('may be two while a team changes its key: releases of both are accepted, and of the old one no longer after it', async () => {
    const next = await createSigningKey(join(folder, 'keys', 'content-2.key'));
    await publishRelease(dist, store, key);
    await writeBuild(dist, 'content', '2.0.0-bbbb2222');
    await publishRelease(dist, store, next);
    const both = trustIn([key, ['content']], [next, ['content']]);
    await expect(open(both)).resolves.toBeDefined();
    await expect(openRelease(store, 'content', '2.0.0-bbbb2222', both)).resolves.toBeDefined();
    await expect(open(trustIn([next, ['content']]))).rejects.toThrow('is not trusted');
  });

  it('have the ids of their own bytes', async () => {
    const other = await createSigningKey(join(folder, 'keys', 'other.key'));
    expect(() => parseTrust(JSON.stringify({ keys: { [key.id]: { publicKey: other.publicKey, signs: ['*'] } } }))).toThrow(`${key.id} is not the id of its key.`);
    expect(() => parseTrust('{"keys":{"a":{"publicKey":3}}}')).toThrow('signs is a required field');
  });

  it('are read again from the file that was created', async () => {
    expect((await createSigningKey(join(folder, 'keys', 'content.key'))).id).toBe(key.id);
  });
});
