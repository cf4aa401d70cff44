import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A text in every encoding. */
export interface EncodedBodies {
  readonly plain: Buffer;
  readonly gzip: Buffer;
  readonly br: Buffer;
}

/** Compresses a text that is sent many times. */
export async function encodeBodies(text: string | Buffer): Promise<EncodedBodies> {
  const plain = typeof text === 'string' ? Buffer.from(text) : text;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } };
  const [zipped, br] = await Promise.all([promisify(gzip)(plain, { level: 6 }), promisify(brotliCompress)(plain, quality)]);
  return { plain, gzip: zipped, br };
}

/** Compresses a text with Brotli as small as possible. It takes about a millisecond for each kilobyte. */
export function encodeSmallest(text: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } });
}

/** Bytes of all copies. */
export function sizeOfBodies({ plain, gzip: zipped, br }: EncodedBodies): number {
  return plain.length + zipped.length + br.length;
}
