import S3rver from '@20minutes/s3rver';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BucketConfig } from '../src/Bucket.ts';

export interface S3Service {
  /** The only bucket of the service, with the key of its owner. */
  readonly config: BucketConfig;
  close(): Promise<void>;
}

/** Starts a local S3 service with an empty bucket. */
export async function startS3Service(bucket: string): Promise<S3Service> {
  const directory = await mkdtemp(join(tmpdir(), 'feszek-s3-'));
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets: [{ name: bucket, configs: [] }] });
  const { port } = await server.run();
  return {
    config: { bucket, prefix: 'shop/', endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    async close() {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
