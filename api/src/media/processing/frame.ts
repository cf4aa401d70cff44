import type { Sharp } from 'sharp';
import { FRAME_RATIO, hasFrameShape } from '../pictureFiles.ts';
import type { Focus } from '../pictureFiles.ts';

/** The largest share that a crop may remove from a picture that fills its frame. */
const MOST_CROPPED = 0.2;
/** The size in pixels at which the edges of a picture are analysed. */
const SAMPLE = 64;
/** The largest difference of a pixel of an even edge from the edge's mean, on a scale of 255, and the minimum share of such pixels. */
const EVEN_DISTANCE = 14;
const EVEN_SHARE = 0.95;
const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };

type Pixel = readonly number[];

function isEven(pixels: readonly Pixel[]): boolean {
  const mean = [0, 1, 2, 3].map((channel) => pixels.reduce((sum, pixel) => sum + (pixel[channel] ?? 0), 0) / pixels.length);
  const near = pixels.filter((pixel) => mean.every((value, channel) => Math.abs((pixel[channel] ?? 0) - value) <= EVEN_DISTANCE));
  return near.length >= pixels.length * EVEN_SHARE;
}

/** Whether each edge that a frame extends has a single colour: the background of a studio, or transparency. */
async function hasEvenEdges(picture: Sharp, isWide: boolean): Promise<boolean> {
  const { data } = await picture.clone().resize(SAMPLE, SAMPLE, { fit: 'fill' }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const line = Array.from({ length: SAMPLE }, (_, index) => index);
  const pixel = (x: number, y: number): Pixel => [...data.subarray((y * SAMPLE + x) * 4, (y * SAMPLE + x) * 4 + 4)];
  const edge = (at: number) => line.map((index) => (isWide ? pixel(index, at) : pixel(at, index)));
  return isEven(edge(0)) && isEven(edge(SAMPLE - 1));
}

/** The largest part of a picture in the frame's shape around a point. */
function cropAround({ width, height }: Size, { x, y }: Focus) {
  const isWide = width / height > FRAME_RATIO;
  const part = { width: isWide ? Math.round(height * FRAME_RATIO) : width, height: isWide ? height : Math.round(width / FRAME_RATIO) };
  const from = (whole: number, length: number, percent: number) => Math.round(Math.min(Math.max((whole * percent) / 100 - length / 2, 0), whole - length));
  return { left: from(width, part.width, x), top: from(height, part.height, y), ...part };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Renders a picture in a width in pixels; a narrower picture is not enlarged. */
export type Resize = (pixels: number) => Sharp;

/** Renders a picture in its original shape. */
export function plain(picture: Sharp): Resize {
  return (pixels) => picture.clone().resize({ width: pixels, withoutEnlargement: true });
}

/**
 * Renders a whole picture in the frame of a card. An even background is extended to the frame's edges. A picture that
 * fills its frame and nearly has its shape is cropped around its focal point. Any other is placed on the card's background.
 *
 * @param picture - oriented, of this size in pixels
 */
export async function framed(picture: Sharp, { width, height }: Size, focus: Focus): Promise<Resize> {
  if (hasFrameShape(width, height)) return plain(picture);
  const ratio = width / height;
  const isWide = ratio > FRAME_RATIO;
  const isEvenAround = await hasEvenEdges(picture, isWide);
  const cropped = 1 - (isWide ? FRAME_RATIO / ratio : ratio / FRAME_RATIO);
  if (!isEvenAround && cropped <= MOST_CROPPED) return plain(picture.clone().extract(cropAround({ width, height }, focus)));
  const widest = isWide ? width : Math.round(height * FRAME_RATIO);
  return (pixels) => {
    const frame = { width: Math.min(pixels, widest), height: Math.round(Math.min(pixels, widest) / FRAME_RATIO) };
    const inner = isWide ? { width: frame.width, height: Math.max(1, Math.round(frame.width / ratio)) } : { width: Math.max(1, Math.round(frame.height * ratio)), height: frame.height };
    const missing = isWide ? frame.height - inner.height : frame.width - inner.width;
    const [before, after] = [Math.floor(missing / 2), Math.ceil(missing / 2)];
    const sides = isWide ? { top: before, bottom: after } : { left: before, right: after };
    const resized = picture.clone().resize({ ...inner, fit: 'fill' });
    return isEvenAround ? resized.extend({ ...sides, extendWith: 'copy' }) : resized.ensureAlpha().extend({ ...sides, background: TRANSPARENT });
  };
}
