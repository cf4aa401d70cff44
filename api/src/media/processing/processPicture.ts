import { MEDIA_LIMITS } from '@feszek/contract';
import sharp from 'sharp';
import type { Metadata, Sharp } from 'sharp';
import { CARD_GROUND, FRAME_RATIO, PLACEHOLDER } from '../pictureFiles.ts';
import type { Focus, PictureFile } from '../pictureFiles.ts';
import { framed, plain } from './frame.ts';
import type { PictureFacts, PictureJob, PictureRefusal, PictureResult } from './job.ts';

const MOST_PIXELS = MEDIA_LIMITS.megapixels * 1_000_000;
/** A cropped picture is decoded wider than its widest file by this factor. */
const CROP_MARGIN = 1.25;
const CENTRE: Focus = { x: 50, y: 50 };
/** The decoder's message for a picture that exceeds its limit of pixels. */
const TOO_LARGE = /exceeds pixel limit|too large|too many pixels/i;

/** Thrown for a picture that is refused. */
export class RefusedPictureError extends Error {
  readonly refusal: PictureRefusal;

  constructor(refusal: PictureRefusal, cause?: unknown) {
    super(refusal, { cause });
    this.refusal = refusal;
  }
}

/** Reads the header only, so that a refused picture is not decoded. */
async function readHeader(bytes: Uint8Array): Promise<Metadata & { readonly width: number; readonly height: number }> {
  const header = await sharp(bytes, { limitInputPixels: false }).metadata();
  if ((header.pages ?? 1) > 1) throw new RefusedPictureError('picture_animated');
  if (header.width * header.height > MOST_PIXELS) throw new RefusedPictureError('picture_too_large');
  return header;
}

/** The size of a picture after its orientation is applied. */
function orientedSize({ width, height, orientation = 1 }: Metadata): { readonly width: number; readonly height: number } {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

/**
 * Decodes a picture once, upright, in sRGB, and no larger than its files need. Location, camera and all other metadata
 * are removed.
 */
async function decode(bytes: Uint8Array, widest: number): Promise<{ readonly picture: Sharp; readonly size: { readonly width: number; readonly height: number } }> {
  const width = Math.ceil(widest * CROP_MARGIN);
  const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width, height: Math.ceil(width / FRAME_RATIO), fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { picture: sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }), size: info };
}

async function factsOf(picture: Sharp, decoded: { readonly width: number; readonly height: number }, size: { readonly width: number; readonly height: number }): Promise<PictureFacts> {
  const resize = await framed(picture, decoded, CENTRE);
  const placeholder = await encode(resize(PLACEHOLDER.pixels), PLACEHOLDER);
  return { ...size, placeholder: Buffer.from(placeholder).toString('base64') };
}

function encode(picture: Sharp, { quality, type }: PictureFile): Promise<Uint8Array> {
  return (type === 'jpeg' ? picture.flatten({ background: CARD_GROUND }).jpeg({ quality }) : picture.webp({ quality })).toBuffer();
}

async function make({ bytes, needsFacts, files, frame }: PictureJob): Promise<PictureResult> {
  const header = await readHeader(bytes);
  const { picture, size } = await decode(bytes, Math.max(PLACEHOLDER.pixels, ...files.map(({ pixels }) => pixels)));
  const resize = frame ? await framed(picture, size, frame) : plain(picture);
  const made = new Map<number, Uint8Array>();
  for (const file of files) made.set(file.pixels, await encode(resize(file.pixels), file));
  return { facts: needsFacts ? await factsOf(picture, size, orientedSize(header)) : null, files: made };
}

/**
 * Produces files of an uploaded picture, and reads its properties.
 *
 * @throws RefusedPictureError
 */
export async function processPicture(job: PictureJob): Promise<PictureResult> {
  try {
    return await make(job);
  } catch (error) {
    if (error instanceof RefusedPictureError) throw error;
    const message = error instanceof Error ? error.message : '';
    throw new RefusedPictureError(TOO_LARGE.test(message) ? 'picture_too_large' : 'picture_unreadable', error);
  }
}
