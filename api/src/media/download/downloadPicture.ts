import { MEDIA_LIMITS } from '@feszek/contract';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { errorCode } from '../../platform/errorCode.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { checkedLookup, isPublicAddress, PrivateAddressError } from './publicAddress.ts';

export interface DownloadOptions {
  /** Which IP addresses are allowed; public ones by default. */
  readonly isAllowed?: (address: string) => boolean;
  /** Additional certificate authorities. */
  readonly ca?: string;
  /** The time limit of a download with all its redirects, in milliseconds. */
  readonly limitMs?: number;
  readonly mostBytes?: number;
}

const LIMIT_MS = 30_000;
const MOST_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const MEGABYTE = 1024 * 1024;

/** An address that may be requested. */
function checkedUrl(text: string, base: URL | undefined, isAllowed: (address: string) => boolean): URL {
  const refused = new ApiError('picture_address_refused', { params: { url: text } });
  if (!URL.canParse(text, base)) throw refused;
  const url = new URL(text, base);
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '' || (isIP(host) !== 0 && !isAllowed(host))) throw refused;
  return url;
}

function get(url: URL, signal: AbortSignal, { isAllowed = isPublicAddress, ca }: DownloadOptions): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request(url, { signal, agent: false, lookup: checkedLookup(isAllowed), headers: { accept: 'image/avif,image/webp,image/*' }, ...(ca !== undefined && { ca }) }, resolve)
    .on('error', reject)
    .end();
  return promise;
}

async function readBody(response: IncomingMessage, mostBytes: number): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response) {
    if (!(part instanceof Buffer)) continue;
    length += part.length;
    if (length > mostBytes) throw new ApiError('picture_file_too_large', { params: { megabytes: Math.floor(mostBytes / MEGABYTE) } });
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function follow(text: string, signal: AbortSignal, options: DownloadOptions): Promise<Uint8Array> {
  const { isAllowed = isPublicAddress, mostBytes = MEDIA_LIMITS.bytes } = options;
  let url = checkedUrl(text, undefined, isAllowed);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const response = await get(url, signal, options);
    const { statusCode = 0, headers: { location } } = response;
    if (statusCode === 200) return readBody(response, mostBytes);
    response.destroy();
    if (!REDIRECTS.has(statusCode) || location === undefined) throw new ApiError('picture_not_downloaded', { params: { url: text, reason: statusCode } });
    url = checkedUrl(location, url, isAllowed);
  }
  throw new ApiError('picture_not_downloaded', { params: { url: text, reason: 'redirects' } });
}

/**
 * Downloads a picture from a public https address. Every redirect is checked like the first address.
 *
 * @throws ApiError `picture_address_refused`, `picture_file_too_large`, `picture_not_downloaded`
 */
export async function downloadPicture(text: string, options: DownloadOptions = {}): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(options.limitMs ?? LIMIT_MS);
  try {
    return await follow(text, signal, options);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (error instanceof PrivateAddressError) throw new ApiError('picture_address_refused', { params: { url: text }, cause: error });
    throw new ApiError('picture_not_downloaded', { params: { url: text, reason: signal.aborted ? 'timeout' : errorCode(error) || 'connection' }, cause: error });
  }
}
