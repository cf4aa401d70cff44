export { Bucket } from './Bucket.ts';
export type { BucketConfig } from './Bucket.ts';
export { readBucketConfig } from './readBucketConfig.ts';
