import type { BucketConfig } from './Bucket.ts';

/** The variables that name a bucket and the key to it. */
export interface BucketVariables {
  /** Its value is an address such as `s3://bucket/folder`. */
  readonly url: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/**
 * Reads the address of a bucket and its key, and the standard variables `AWS_REGION` and `AWS_ENDPOINT_URL`.
 *
 * @param names - the names of the variables
 * @param value - a variable's value, empty if it is not set
 * @param fault - creates the error of an invalid value
 * @returns `undefined` if no bucket is named
 */
export function readBucketConfig(names: BucketVariables, value: (name: string) => string, fault: (message: string) => Error): BucketConfig | undefined {
  const text = value(names.url);
  if (text === '') return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 's3:' || url.hostname === '') throw fault(`${names.url} must be an address such as s3://bucket or s3://bucket/folder.`);
  const required = (name: string) => {
    if (value(name) === '') throw fault(`${name} must be set where ${names.url} names a bucket.`);
    return value(name);
  };
  const region = value('AWS_REGION') || 'us-east-1';
  const endpoint = (value('AWS_ENDPOINT_URL') || `https://s3.${region}.amazonaws.com`).replace(/\/$/, '');
  if (!URL.canParse(endpoint) || !/^https?:/.test(endpoint)) throw fault('AWS_ENDPOINT_URL must be an address starting with https:// or http://.');
  const folder = url.pathname.replaceAll(/^\/+|\/+$/g, '');
  return { bucket: url.hostname, prefix: folder && `${folder}/`, endpoint, region, accessKeyId: required(names.accessKeyId), secretAccessKey: required(names.secretAccessKey) };
}
