import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

/**
 * The content of a compressed body.
 *
 * @param encoding - the value of `Content-Encoding`
 * @param maxOutputLength - the most bytes of the content
 * @throws Error for another encoding, a malformed body, or a larger content
 */
export async function decode(body: Buffer, encoding: string | readonly string[] | undefined, maxOutputLength: number): Promise<Buffer> {
  if (encoding === undefined || encoding === 'identity') return body;
  if (encoding === 'br') return promisify(brotliDecompress)(body, { maxOutputLength });
  if (encoding === 'gzip') return promisify(gunzip)(body, { maxOutputLength });
  throw new Error(`The slice answered with the encoding ${String(encoding)}`);
}
