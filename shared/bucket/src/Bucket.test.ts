import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { startS3Service } from '../test/startS3Service.ts';
import type { S3Service } from '../test/startS3Service.ts';
import { Bucket } from './Bucket.ts';

let service: S3Service;
let bucket: Bucket;
beforeAll(async () => {
  service = await startS3Service('files');
  bucket = new Bucket(service.config);
});
afterAll(() => service.close());

const text = async (key: string) => {
  const bytes = await bucket.read(key);
  return bytes && Buffer.from(bytes).toString();
};

describe('a bucket', () => {
  it('stores, replaces and deletes an object', async () => {
    expect([await bucket.has('a/1'), await text('a/1')]).toEqual([false, undefined]);
    await bucket.write('a/1', Buffer.from('first'), 'text/plain');
    await bucket.write('a/1', Buffer.from('second'), 'text/plain');
    expect([await bucket.has('a/1'), await text('a/1')]).toEqual([true, 'second']);
    await bucket.remove('a/1');
    await bucket.remove('a/1');
    expect([await bucket.has('a/1'), await text('a/1')]).toEqual([false, undefined]);
  });

  it('deletes all objects with a prefix, and no other', async () => {
    for (const key of ['b/1', 'b/2/3', 'bc']) await bucket.write(key, Buffer.from(key), 'text/plain');
    await bucket.removeAll('b/');
    expect([await text('b/1'), await text('b/2/3'), await text('bc')]).toEqual([undefined, undefined, 'bc']);
  });

  it('deletes more objects than the service lists in one answer', async () => {
    const keys = new Set(['shop/1', 'shop/2', 'shop/3', 'shop/4', 'shop/5']);
    const listing = createServer(({ method, url = '' }, answer) => {
      if (method === 'DELETE') keys.delete(url.slice('/files/'.length));
      const listed = [...keys].slice(0, 2);
      answer.end(`<ListBucketResult><IsTruncated>${keys.size > listed.length}</IsTruncated>${listed.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}</ListBucketResult>`);
    }).listen(0, '127.0.0.1');
    await once(listing, 'listening');
    const address = listing.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    await new Bucket({ ...service.config, endpoint: `http://127.0.0.1:${port}` }).removeAll('');
    listing.close();
    expect([...keys]).toEqual([]);
  });

  it('refuses a wrong key', async () => {
    const stranger = new Bucket({ ...service.config, secretAccessKey: 'wrong' });
    await expect(stranger.write('c', Buffer.from('c'), 'text/plain')).rejects.toThrow('The S3 service answered 403');
    await expect(stranger.has('c')).rejects.toThrow('The S3 service answered 403');
  });
});
