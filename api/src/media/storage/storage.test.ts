import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Bucket } from '@feszek/bucket';
import { startS3Service } from '@feszek/bucket/testing';
import type { S3Service } from '@feszek/bucket/testing';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderStorage } from './FolderStorage.ts';
import type { MediaStorage } from './MediaStorage.ts';

describe('storage of pictures', () => {
  let folder: string;
  let service: S3Service;
  const storages = new Map<string, MediaStorage>();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'feszek-storage-'));
    service = await startS3Service('pictures');
    storages.set('a folder', new FolderStorage(join(folder, 'media')));
    storages.set('a bucket', new Bucket(service.config));
  });
  afterAll(async () => {
    await service.close();
    await rm(folder, { recursive: true });
  });

  it.each(['a folder', 'a bucket'])('in %s writes, reads, replaces and deletes', async (name) => {
    const storage = storages.get(name);
    const read = async (key: string) => {
      const bytes = await storage?.read(key);
      return bytes && Buffer.from(bytes).toString();
    };
    expect(await read('files/ab/320.webp')).toBeUndefined();
    for (const [key, text] of [['files/ab/320.webp', 'small'], ['files/ab/640.webp', 'large'], ['files/abc/320.webp', 'other'], ['files/ab/320.webp', 'newer']] as const) {
      await storage?.write(key, Buffer.from(text), 'image/webp');
    }
    expect(await read('files/ab/320.webp')).toBe('newer');
    await storage?.removeAll('files/ab/');
    expect([await read('files/ab/320.webp'), await read('files/ab/640.webp'), await read('files/abc/320.webp')]).toEqual([undefined, undefined, 'other']);
  });

  it('in a folder keeps no partial files of an interrupted write', async () => {
    await new FolderStorage(join(folder, 'whole')).write('originals/a', Buffer.from('whole'));
    expect(await readdir(join(folder, 'whole', 'originals'))).toEqual(['a']);
  });
});
