import { drawCutout } from '../src/pictures/cutout.ts';
import type { PictureSpec } from '../src/pictures/pictureSpec.ts';
import type { Raster } from '../src/pictures/rendering/raster.ts';

/** Wide enough to see a frame, a fringe and a fold. */
const WIDTH = 64;
/** The largest difference of a channel that the eye takes for the same colour. */
const SAME_COLOR = 24;
/** A point that differs less from the ground belongs to its shading. */
const SHADING = 12;
/** The same light body and dark frame for all, so that only shape and pattern are compared. */
const BODY = '#EDE6DA';
const FRAME = '#A0522D';

/** A small picture of a product in the colours in which all are compared. */
export function drawnForComparison(spec: PictureSpec): Raster {
  return drawCutout({ ...spec, body: { ...spec.body, hex: BODY }, frame: { ...spec.frame, hex: FRAME } }, WIDTH);
}

/** The share, from 0 to 1, of the points on which either picture shows its product and in which the two agree. */
export function likeness(one: Raster, other: Raster): number {
  let covered = 0;
  let alike = 0;
  for (let at = 0; at < one.pixels.length; at += one.channels) {
    const channels = [0, 1, 2].map((channel) => [one.pixels[at + channel] ?? 0, other.pixels[at + channel] ?? 0, one.pixels[channel] ?? 0] as const);
    if (!channels.some(([here, there, ground]) => Math.abs(here - ground) > SHADING || Math.abs(there - ground) > SHADING)) continue;
    covered += 1;
    if (channels.every(([here, there]) => Math.abs(here - there) <= SAME_COLOR)) alike += 1;
  }
  return covered === 0 ? 1 : alike / covered;
}
