import { drawBrand } from './brandScene.ts';
import { drawCutout, drawDetail, drawMaterials, drawTurned } from './cutout.ts';
import { drawHero } from './hero.ts';
import { drawProductRoom } from './productRoom.ts';
import type { Raster } from './rendering/raster.ts';
import type { Scene } from './scene.ts';

/**
 * Draws a scene.
 *
 * @param width in pixels
 */
export function drawPicture(scene: Scene, width: number): Raster {
  switch (scene.name) {
    case 'cutout':
      return drawCutout(scene.spec, width);
    case 'room':
      return drawProductRoom(scene.spec, width);
    case 'detail':
      return drawDetail(scene.spec, width);
    case 'turned':
      return drawTurned(scene.spec, width);
    case 'materials':
      return drawMaterials(scene.spec, width);
    case 'hero':
      return drawHero(width);
    case 'brand':
      return drawBrand(scene.brand, scene.specs, width);
  }
}
