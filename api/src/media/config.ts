import { readBucketConfig } from '@feszek/bucket';
import type { BucketConfig } from '@feszek/bucket';
import path from 'node:path';

/** Where pictures are stored: in a folder, or in a bucket. */
export type MediaConfig = { readonly folder: string } | { readonly bucket: BucketConfig };

const VARIABLES = { url: 'MEDIA_URL', accessKeyId: 'AWS_ACCESS_KEY_ID', secretAccessKey: 'AWS_SECRET_ACCESS_KEY' };

/**
 * Reads `MEDIA_URL`, and the standard variables of S3.
 *
 * @param value - a variable's value, empty if it is not set
 * @param fault - creates the error of an invalid value
 */
export function readMediaConfig(dataDir: string, value: (name: string) => string, fault: (message: string) => Error): MediaConfig {
  const bucket = readBucketConfig(VARIABLES, value, fault);
  return bucket ? { bucket } : { folder: path.join(dataDir, 'media') };
}
