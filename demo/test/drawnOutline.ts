import { drawCutout } from '../src/pictures/cutout.ts';
import type { PictureSpec } from '../src/pictures/pictureSpec.ts';
import { type Frame, frameAround } from '../src/pictures/rendering/framing.ts';
import { outlineArea } from '../src/pictures/rendering/outline.ts';
import type { Raster } from '../src/pictures/rendering/raster.ts';

/** Wide enough for thin legs: a point of the picture is less than one percent of its height. */
const WIDTH = 96;
/** The opacity of the deepest shadow is less, out of 255. */
const OPAQUE = 200;
/** The colour of all shadows. */
const SHADOW = [24, 17, 10] as const;

export interface DrawnOutline {
  /** The rectangle around the product without its shadow, as shares of the picture's width and height. */
  readonly frame: Frame;
  /** The share of the picture within the convex outline of the product. */
  readonly area: number;
  /** The highest opacity on the left, right and lower edge of the picture, out of 255. */
  readonly edge: number;
}

function isProduct({ pixels }: Raster, at: number): boolean {
  const opacity = pixels[at + 3] ?? 0;
  return opacity >= OPAQUE || (opacity > 0 && SHADOW.some((value, channel) => pixels[at + channel] !== value));
}

/** Draws a product alone and measures what is seen of it. */
export function drawnOutline(spec: PictureSpec): DrawnOutline {
  const raster = drawCutout(spec, WIDTH);
  const { width, height, pixels } = raster;
  const corners: { x: number; y: number }[] = [];
  let edge = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      if (x === 0 || x === width - 1 || y === height - 1) edge = Math.max(edge, pixels[at + 3] ?? 0);
      if (isProduct(raster, at)) corners.push({ x, y }, { x: x + 1, y }, { x, y: y + 1 }, { x: x + 1, y: y + 1 });
    }
  }
  const { left, right, top, bottom } = frameAround(corners);
  return { frame: { left: left / width, right: right / width, top: top / height, bottom: bottom / height }, area: outlineArea(corners) / (width * height), edge };
}
