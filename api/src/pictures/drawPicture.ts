import { drawCutout, drawDetail } from './cutout.ts';
import type { PictureSpec, PictureVariant } from './pictureSpec.ts';
import { drawProductRoom } from './productRoom.ts';

/** SVG of one picture of a product: alone on quiet ground, in a room, or close up. */
export function drawPicture(spec: PictureSpec, variant: PictureVariant): string {
  return { cutout: drawCutout, room: drawProductRoom, detail: drawDetail }[variant](spec);
}
