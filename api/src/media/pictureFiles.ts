import { IMAGE_DENSITIES, IMAGE_WIDTHS } from '@feszek/contract';

/** The point of a picture that stays visible in a crop, in percent of its width and height. */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

/** One file that is produced from an uploaded picture. */
export interface PictureFile {
  /** Width in pixels; a narrower picture is not enlarged. */
  readonly pixels: number;
  /** From 1 to 100. */
  readonly quality: number;
  /** JPEG has no transparency: the picture is placed on the background of cards. */
  readonly type: 'webp' | 'jpeg';
}

/** The shape of cards, of cart lines and of a product's gallery: width by height. */
export const FRAME_RATIO = 4 / 5;

/** The background of cards in light colours, under a transparent picture in a file without transparency. */
export const CARD_GROUND = '#f1ebe1';

/** Shapes that differ by less than this share are treated as the frame's. */
const SAME_SHAPE = 0.01;

const QUALITY = 80;

/** The placeholder of the picture while it loads. Source: specification, chapter 9. */
export const PLACEHOLDER: PictureFile = { pixels: 10, quality: 50, type: 'webp' };

/** The widest file that a card of a listing shows, in pixels: files up to this width are produced with the upload. */
const CARD_PIXELS = 640;

/** Whether a picture already has the shape of a card. */
export function hasFrameShape(width: number, height: number): boolean {
  return Math.abs(width / height / FRAME_RATIO - 1) < SAME_SHAPE;
}

const PIXELS = [...new Set(IMAGE_WIDTHS.flatMap((width) => IMAGE_DENSITIES.map((density) => width * density)))].toSorted((a, b) => a - b);

/** The file of a listed size. */
export function sizeFile(pixels: number): PictureFile {
  return { pixels, quality: QUALITY, type: 'webp' };
}

/** The picture of a product in a mail, shown at a third of this width: not every mail program shows WebP. */
export const MAIL_FILE: PictureFile = { pixels: 192, quality: QUALITY, type: 'jpeg' };

/** Files that are produced with the upload. */
export const CARD_FILES: readonly PictureFile[] = PIXELS.filter((pixels) => pixels <= CARD_PIXELS).map(sizeFile);

/** Files that are produced together when a page requests the first of them. */
export const PAGE_FILES: readonly PictureFile[] = PIXELS.filter((pixels) => pixels > CARD_PIXELS && pixels <= Math.max(...IMAGE_WIDTHS)).map(sizeFile);
