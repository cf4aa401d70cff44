import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import S3rver from '@20minutes/s3rver';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderStorage } from './FolderStorage.ts';
import type { MediaStorage } from './MediaStorage.ts';
import { S3Storage } from './S3Storage.ts';

const BUCKET = 'pictures';

describe('storage of pictures', () => {
  let folder: string;
  let server: S3rver;
  let endpoint: string;
  const storages = new Map<string, MediaStorage>();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'feszek-storage-'));
    server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: join(folder, 'service'), configureBuckets: [{ name: BUCKET, configs: [] }] });
    endpoint = `http://127.0.0.1:${(await server.run()).port}`;
    storages.set('a folder', new FolderStorage(join(folder, 'media')));
    storages.set('a bucket', new S3Storage({ bucket: BUCKET, prefix: 'shop/', endpoint, region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }));
  });
  afterAll(async () => {
    await server.close();
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

  it('fails if the service refuses the access key', async () => {
    const stranger = new S3Storage({ bucket: BUCKET, prefix: '', endpoint, region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'wrong' });
    await expect(stranger.write('a', Buffer.from('a'), 'image/webp')).rejects.toThrow('The S3 service answered 403');
  });
});
