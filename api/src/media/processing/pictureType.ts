/** Types of pictures that an operator may upload. */
export type PictureType = 'jpeg' | 'png' | 'webp' | 'avif' | 'tiff';

/** The type that the first bytes of a file indicate. */
export interface SniffedPicture {
  readonly type: PictureType;
  /** Read from the container, because the decoder reads only the first picture. */
  readonly isAnimated: boolean;
}

function textAt(bytes: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + length));
}

/** Whether a PNG contains an animation chunk (`acTL`) before its first picture data. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    const chunk = textAt(bytes, at + 4, 4);
    if (chunk === 'acTL') return true;
    if (chunk === 'IDAT') return false;
  }
  return false;
}

/** The brands of an ISO media file, the major one first. */
function brandsOf(bytes: Uint8Array): string[] {
  if (textAt(bytes, 4, 4) !== 'ftyp') return [];
  const end = Math.min(new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0), bytes.length, 256);
  const brands = [textAt(bytes, 8, 4)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(textAt(bytes, at, 4));
  return brands;
}

/**
 * Reads a picture's type from its bytes; file names and media types are not reliable.
 *
 * @returns `undefined` for any other type, such as SVG, GIF and HEIC
 */
export function sniffPicture(bytes: Uint8Array): SniffedPicture | undefined {
  if (bytes.length < 16) return undefined;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return { type: 'jpeg', isAnimated: false };
  if (textAt(bytes, 0, 8) === '\u0089PNG\r\n\u001A\n') return { type: 'png', isAnimated: isAnimatedPng(bytes) };
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return { type: 'webp', isAnimated: false };
  if (['II*\0', 'MM\0*'].includes(textAt(bytes, 0, 4))) return { type: 'tiff', isAnimated: false };
  const brands = brandsOf(bytes);
  if (brands.includes('avif') || brands.includes('avis')) return { type: 'avif', isAnimated: brands[0] === 'avis' };
  return undefined;
}
