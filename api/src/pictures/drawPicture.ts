import { drawCutout, drawDetail } from './cutout.ts';
import { drawHero } from './hero.ts';
import type { PictureSpec, PictureVariant } from './pictureSpec.ts';
import { drawProductRoom } from './productRoom.ts';
import type { Raster } from './rendering/render.ts';

/** A product alone on quiet ground, in a room, or close up; or the scene of the front page. */
export type SceneName = PictureVariant | 'hero';

const SCENES: Readonly<Record<SceneName, (spec: PictureSpec, width: number) => Raster>> = { cutout: drawCutout, room: drawProductRoom, detail: drawDetail, hero: drawHero };

/**
 * Draws a scene.
 *
 * @param width in pixels
 */
export function drawPicture(spec: PictureSpec, scene: SceneName, width: number): Raster {
  return SCENES[scene](spec, width);
}
