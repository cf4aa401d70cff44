import path from 'node:path';
import type { S3Config } from './storage/S3Storage.ts';

/** Where pictures are stored: in a folder, or in a bucket. */
export type MediaConfig = { readonly folder: string } | { readonly s3: S3Config };

/**
 * Reads `MEDIA_URL`, and the standard variables of S3.
 *
 * @param value - a variable's value, empty if it is not set
 * @param fault - creates the error of an invalid value
 */
export function readMediaConfig(dataDir: string, value: (name: string) => string, fault: (message: string) => Error): MediaConfig {
  const text = value('MEDIA_URL');
  if (text === '') return { folder: path.join(dataDir, 'media') };
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 's3:' || url.hostname === '') throw fault('MEDIA_URL must be an address such as s3://bucket or s3://bucket/folder.');
  const required = (name: string) => {
    if (value(name) === '') throw fault(`${name} must be set where MEDIA_URL names a bucket.`);
    return value(name);
  };
  const region = value('AWS_REGION') || 'us-east-1';
  const endpoint = (value('AWS_ENDPOINT_URL') || `https://s3.${region}.amazonaws.com`).replace(/\/$/, '');
  if (!URL.canParse(endpoint) || !/^https?:/.test(endpoint)) throw fault('AWS_ENDPOINT_URL must be an address starting with https:// or http://.');
  const folder = url.pathname.replaceAll(/^\/+|\/+$/g, '');
  return {
    s3: { bucket: url.hostname, prefix: folder && `${folder}/`, endpoint, region, accessKeyId: required('AWS_ACCESS_KEY_ID'), secretAccessKey: required('AWS_SECRET_ACCESS_KEY') },
  };
}
