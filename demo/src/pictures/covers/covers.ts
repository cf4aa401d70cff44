import type { Raster } from '../rendering/render.ts';
import { BATHROOM_COVERS } from './bathroom.ts';
import { BEDROOM_COVERS } from './bedroom.ts';
import { CARE_COVERS } from './care.ts';
import { type Cover, drawRoomOf } from './cover.ts';
import { DINING_COVERS } from './dining.ts';
import { HOME_OFFICE_COVERS } from './homeOffice.ts';
import { LIGHTING_COVERS } from './lighting.ts';
import { LIVING_ROOM_COVERS } from './livingRoom.ts';
import { SMALL_SPACES_COVERS } from './smallSpaces.ts';

/** The picture of every article, by the article's key. */
export const COVERS: ReadonlyMap<string, Cover> = new Map([
  ...LIVING_ROOM_COVERS, ...BEDROOM_COVERS, ...DINING_COVERS, ...HOME_OFFICE_COVERS, ...BATHROOM_COVERS, ...CARE_COVERS, ...LIGHTING_COVERS, ...SMALL_SPACES_COVERS,
]);

/**
 * Draws the picture of an article.
 *
 * @param width in pixels
 * @throws {RangeError} if the article has no picture
 */
export function drawCover(key: string, width: number): Raster {
  const cover = COVERS.get(key);
  if (!cover) throw new RangeError(`There is no picture of the article ${key}`);
  return drawRoomOf(cover, width);
}
