import { PRODUCT_PICTURE, drawCutout, drawDetail } from './cutout.ts';
import { HERO_PICTURE, drawHero } from './hero.ts';
import type { PictureSpec, PictureVariant } from './pictureSpec.ts';
import { drawProductRoom } from './productRoom.ts';

/** A product alone on quiet ground, in a room, or close up; or the scene of the front page. */
export type Scene = PictureVariant | 'hero';

/** SVG of a scene. */
export function drawPicture(spec: PictureSpec, scene: Scene): string {
  return { cutout: drawCutout, room: drawProductRoom, detail: drawDetail, hero: drawHero }[scene](spec);
}

/** The width in which a scene is drawn, in pixels. */
export function drawnWidth(scene: Scene): number {
  return scene === 'hero' ? HERO_PICTURE.width : PRODUCT_PICTURE.width;
}
