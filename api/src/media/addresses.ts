import { IMAGE_DENSITIES, IMAGE_WIDTHS, imageUrl } from '@feszek/contract';
import type { MediaOwner } from '@feszek/contract';
import { ADDRESS_DIGITS } from './pictureVersion.ts';
import type { PictureVersion } from './pictureVersion.ts';
import type { Focus } from './pictureFiles.ts';

const NAME = new RegExp(`^(?:[a-z0-9-]+-)?(?<address>[0-9a-f]{${ADDRESS_DIGITS}})(?<frame>-framed(?:-(?<x>\\d{1,3})-(?<y>\\d{1,3}))?)?$`);

/** Every file name of a picture, with its width in pixels: the listed widths and densities only. */
const PIXELS: ReadonlyMap<string, number> = new Map(
  IMAGE_WIDTHS.flatMap((width) => IMAGE_DENSITIES.map((density) => [imageUrl('', width, density).slice(1), width * density] as const)),
);

/** The address of a picture in its original shape; `imageUrl` completes it. */
export function picturePath(kind: MediaOwner, owner: number | string, hash: string): string {
  return `/images/${kind}/${owner}-${hash.slice(0, ADDRESS_DIGITS)}`;
}

/** The address of a picture in the frame of a card. */
export function framedPath(path: string, { x, y }: Focus): string {
  return x === 50 && y === 50 ? `${path}-framed` : `${path}-framed-${x}-${y}`;
}

/** Parses the name of a picture's address; the part before the hash is for people. */
export function parsePictureName(name: string): PictureVersion | undefined {
  const { address, frame, x = '50', y = '50' } = NAME.exec(name)?.groups ?? {};
  if (!address) return undefined;
  return { address, frame: frame ? { x: Number(x), y: Number(y) } : null };
}

/** The width in pixels of a file name such as `640@2x.webp`. */
export function pixelsOf(file: string): number | undefined {
  return PIXELS.get(file);
}
