import { AwsClient } from 'aws4fetch';

export interface BucketConfig {
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
const IS_TRUNCATED = /<IsTruncated>true<\/IsTruncated>/;

/** Objects in a bucket of any S3-compatible service, for any number of processes and machines. */
export class Bucket {
  readonly #client: AwsClient;
  readonly #url: string;
  readonly #prefix: string;

  constructor({ bucket, prefix, endpoint, region, accessKeyId, secretAccessKey }: BucketConfig) {
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
    this.#url = `${endpoint}/${bucket}`;
    this.#prefix = prefix;
  }

  /** @returns `undefined` if the key does not exist */
  async read(key: string): Promise<Uint8Array | undefined> {
    const response = await this.#call('GET', this.#address(key));
    if (response.status === 404) return undefined;
    return new Uint8Array(await this.#checked(response).arrayBuffer());
  }

  /** Whether a key exists. */
  async has(key: string): Promise<boolean> {
    const response = await this.#call('HEAD', this.#address(key));
    return response.status !== 404 && this.#checked(response).ok;
  }

  /** Stores the value atomically; a second write of a key replaces the first. */
  async write(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    this.#checked(await this.#call('PUT', this.#address(key), { body: Buffer.from(bytes), headers: { 'content-type': contentType } }));
  }

  /** Deletes a key. One that does not exist is no error. */
  async remove(key: string): Promise<void> {
    this.#checked(await this.#call('DELETE', this.#address(key)));
  }

  /** Deletes every key with this prefix. */
  async removeAll(prefix: string): Promise<void> {
    const query = new URLSearchParams({ 'list-type': '2', prefix: `${this.#prefix}${prefix}` });
    for (let isTruncated = true; isTruncated;) {
      const list = await this.#checked(await this.#call('GET', `${this.#url}?${query.toString()}`)).text();
      for (const [, key = ''] of list.matchAll(KEY)) this.#checked(await this.#call('DELETE', `${this.#url}/${key}`));
      isTruncated = IS_TRUNCATED.test(list);
    }
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
