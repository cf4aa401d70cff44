import { AwsClient } from 'aws4fetch';
import type { MediaStorage } from './MediaStorage.ts';

export interface S3Config {
  readonly bucket: string;
  /** The prefix of every key; empty, or with a trailing slash. */
  readonly prefix: string;
  /** The service's address, without a trailing slash. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The time limit of one request, in milliseconds. */
const LIMIT_MS = 30_000;
const RETRIES = 3;
/** Keys of the shop contain no character that XML escapes. */
const KEY = /<Key>([^<]+)<\/Key>/g;

/** Stores pictures in a bucket of any S3-compatible service, for any number of processes and machines. */
export class S3Storage implements MediaStorage {
  readonly #client: AwsClient;
  readonly #url: string;
  readonly #prefix: string;

  constructor({ bucket, prefix, endpoint, region, accessKeyId, secretAccessKey }: S3Config) {
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
    this.#url = `${endpoint}/${bucket}`;
    this.#prefix = prefix;
  }

  async read(key: string): Promise<Uint8Array | undefined> {
    const response = await this.#call('GET', this.#address(key));
    if (response.status === 404) return undefined;
    return new Uint8Array(await this.#checked(response).arrayBuffer());
  }

  async write(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    this.#checked(await this.#call('PUT', this.#address(key), { body: Buffer.from(bytes), headers: { 'content-type': contentType } }));
  }

  async removeAll(prefix: string): Promise<void> {
    const query = new URLSearchParams({ 'list-type': '2', prefix: `${this.#prefix}${prefix}` });
    const list = await this.#checked(await this.#call('GET', `${this.#url}?${query.toString()}`)).text();
    for (const [, key = ''] of list.matchAll(KEY)) this.#checked(await this.#call('DELETE', `${this.#url}/${key}`));
  }

  #address(key: string): string {
    return `${this.#url}/${this.#prefix}${key}`;
  }

  #call(method: string, url: string, init: RequestInit = {}): Promise<Response> {
    return this.#client.fetch(url, { method, signal: AbortSignal.timeout(LIMIT_MS), ...init });
  }

  #checked(response: Response): Response {
    if (!response.ok) throw new Error(`The S3 service answered ${response.status} at ${response.url}`);
    return response;
  }
}
