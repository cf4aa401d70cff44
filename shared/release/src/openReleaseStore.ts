import { Bucket, readBucketConfig } from '@feszek/bucket';
import type { BucketConfig } from '@feszek/bucket';
import { ReleaseStore } from './ReleaseStore.ts';

const VARIABLES = { url: 'RELEASES_URL', accessKeyId: 'RELEASES_ACCESS_KEY_ID', secretAccessKey: 'RELEASES_SECRET_ACCESS_KEY' };

/**
 * Reads the bucket of releases from `RELEASES_URL`, its key, and the standard variables of S3.
 *
 * @returns `undefined` if releases are only in a folder
 * @throws Error with a sentence that states what to change
 */
export function readReleaseBucket(env: Readonly<Record<string, string | undefined>>): BucketConfig | undefined {
  return readBucketConfig(VARIABLES, (name) => env[name] ?? '', (message) => new Error(message));
}

/** Opens the store of releases: a folder, and the bucket that it is a part of. */
export function openReleaseStore(folder: string, bucket: BucketConfig | undefined): ReleaseStore {
  return new ReleaseStore(folder, bucket && new Bucket(bucket));
}
