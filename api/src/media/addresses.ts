import { IMAGE_DENSITIES, IMAGE_WIDTHS, imageUrl } from '@feszek/contract';
import type { MediaOwner } from '@feszek/contract';
import { ADDRESS_DIGITS } from './pictureVersion.ts';
import type { PictureVersion } from './pictureVersion.ts';
import { MAIL_FILE, sizeFile } from './pictureFiles.ts';
import type { Focus, PictureFile } from './pictureFiles.ts';

const NAME = new RegExp(`^(?:[a-z0-9-]+-)?(?<address>[0-9a-f]{${ADDRESS_DIGITS}})(?<frame>-framed(?:-(?<x>\\d{1,3})-(?<y>\\d{1,3}))?)?$`);

const MAIL_NAME = 'mail.jpg';

/** Every file of a picture by its name: the listed widths and densities, and the one for mails. */
const FILES: ReadonlyMap<string, PictureFile> = new Map([
  ...IMAGE_WIDTHS.flatMap((width) => IMAGE_DENSITIES.map((density) => [imageUrl('', width, density).slice(1), sizeFile(width * density)] as const)),
  [MAIL_NAME, MAIL_FILE],
]);

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

/** The address of a picture's file for mails: whole, in the frame of a card. */
export function mailPicture({ path, framed = path }: { readonly path: string; readonly framed?: string }): string {
  return `${framed}/${MAIL_NAME}`;
}

/** The file of a name such as `640@2x.webp`. */
export function fileOf(name: string): PictureFile | undefined {
  return FILES.get(name);
}
