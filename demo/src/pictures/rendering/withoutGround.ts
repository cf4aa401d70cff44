import { encoded, type Rgb } from './color.ts';
import type { Visible } from './rasterize.ts';
import type { Raster } from './raster.ts';

/** A picture on a plain ground. */
interface Drawn {
  readonly width: number;
  readonly height: number;
  /** Light of red, green and blue. */
  readonly colors: Float32Array;
  /** The visible things at twice the width and height. */
  readonly fine: Pick<Visible, 'instance'>;
  /** The share of light that the glass before each pixel lets through; empty without glass. */
  readonly clearness: Float32Array;
  readonly ground: Rgb;
}

/** The colour of a full shadow, as bytes. */
const SHADOW = [24, 17, 10] as const;
/** The share of the width and of the height within which a shadow fades towards the edge of the picture. */
const FADE = 0.1;
/** Below this opacity the ground differs only by rounding. */
const LEAST_ALPHA = 0.008;

/** The share of a pixel that things cover. */
function coverageOf({ instance }: Pick<Visible, 'instance'>, x: number, y: number, width: number): number {
  const first = y * 2 * width * 2 + x * 2;
  const isThing = (at: number): number => ((instance[at] ?? -1) >= 0 ? 1 : 0);
  return (isThing(first) + isThing(first + 1) + isThing(first + width * 2) + isThing(first + width * 2 + 1)) / 4;
}

/** 0 at both ends of a length, 1 further inside. */
function fadeAt(position: number, length: number): number {
  const share = Math.min(1, Math.min(position, length - 1 - position) / (length * FADE));
  return share * share * (3 - 2 * share);
}

/**
 * Removes the ground: things are opaque, shadows and glass are transparent. On the ground with which it was drawn the picture
 * looks as before, and on a dark one nothing pale remains around the thing.
 */
export function withoutGround({ width, height, colors, fine, clearness, ground }: Drawn): Raster {
  const [paperRed, paperGreen, paperBlue] = [encoded(ground[0]), encoded(ground[1]), encoded(ground[2])];
  const pixels = new Uint8Array(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const x = pixel % width;
    const at = pixel * 4;
    const red = encoded(colors[pixel * 3] ?? 0);
    const green = encoded(colors[pixel * 3 + 1] ?? 0);
    const blue = encoded(colors[pixel * 3 + 2] ?? 0);
    const y = (pixel / width) | 0;
    const covered = coverageOf(fine, x, y, width);
    const glass = 1 - (clearness[pixel] ?? 1);
    if (covered === 0 && glass === 0) {
      const darkness = ((paperRed - red) / (paperRed - SHADOW[0]) + (paperGreen - green) / (paperGreen - SHADOW[1]) + (paperBlue - blue) / (paperBlue - SHADOW[2])) / 3;
      [pixels[at], pixels[at + 1], pixels[at + 2]] = SHADOW;
      pixels[at + 3] = darkness < LEAST_ALPHA ? 0 : Math.round(255 * darkness * fadeAt(x, width) * fadeAt(y, height));
      continue;
    }
    const alpha = glass + covered * (1 - glass);
    // What is seen is the thing's own colour and, in the rest of the pixel, the ground.
    pixels[at] = clamped((red - (1 - alpha) * paperRed) / alpha);
    pixels[at + 1] = clamped((green - (1 - alpha) * paperGreen) / alpha);
    pixels[at + 2] = clamped((blue - (1 - alpha) * paperBlue) / alpha);
    pixels[at + 3] = Math.round(alpha * 255);
  }
  return { width, height, channels: 4, pixels };
}

function clamped(value: number): number {
  return Math.max(0, Math.min(255, Math.round(value)));
}
