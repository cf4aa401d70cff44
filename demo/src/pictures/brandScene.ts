import { KINDS } from './kinds.ts';
import type { PictureSpec } from './pictureSpec.ts';
import { type Camera, projection } from './rendering/camera.ts';
import { frameOf } from './rendering/framing.ts';
import type { Raster } from './rendering/raster.ts';
import type { Vec3 } from './rendering/vector.ts';
import { cameraFor, drawRoomScene, pointsOf } from './room.ts';
import type { Furnishing } from './room.ts';
import { seededRandom } from '../seededRandom.ts';

/** Pictures of brands are landscapes, 4:3. */
export const BRAND_PICTURE = { width: 1200, height: 900 } as const;

/** Muted wall colours, one for each brand. */
const PAINTS = ['#D9CDBB', '#C9D0C0', '#D6C3B4', '#C6CBC9', '#DCCFB2', '#CBBFB0', '#B9C4B4', '#D8C8C0'] as const;

/** Gap between neighbours, as share of the widest piece. */
const GAP = 0.08;

/** Centres a row that is much wider than high, a little below the middle. */
function middled(camera: Camera, points: readonly Vec3[]): Camera {
  const { top, bottom } = frameOf(points, projection(camera));
  return { ...camera, center: [camera.center[0], camera.center[1] + BRAND_PICTURE.height * 0.56 - (top + bottom) / 2] };
}

/**
 * Products of a brand, side by side in front of a painted wall: standing pieces on the floor, hanging ones on the wall. Each
 * piece is scaled so that all are visible.
 */
export function drawBrand(brand: string, specs: readonly PictureSpec[], width: number): Raster {
  const random = seededRandom(brand);
  const paint = PAINTS[Math.floor(random() * PAINTS.length)] ?? PAINTS[0];
  const widest = Math.max(...specs.map(({ size }) => Math.min(size.width, 2600)));
  let x = 0;
  const things = specs.map((spec, index): Furnishing => {
    const { setting } = KINDS[spec.kind];
    const isUp = setting === 'on-wall' || setting === 'hanging';
    const half = spec.size.width / 2;
    x += half;
    const at: Furnishing = { spec, at: [x, isUp ? widest * 0.45 : 0, isUp ? -widest * 0.3 : index % 2 === 0 ? 0 : widest * 0.1], turn: isUp ? 0 : 0.12 };
    x += half + widest * GAP;
    return at;
  });
  const points = things.flatMap(pointsOf);
  const camera = middled(cameraFor(points, BRAND_PICTURE, { yaw: 0.16, pitch: 0.16, fill: 0.88, low: 0.86 }), points);
  return drawRoomScene({ wall: paint, floor: paint, flooring: 'plain', hasSkirting: false, wallZ: -widest * 0.3 - 20, things, sunAt: [x / 2, widest * 0.3, 0], windowScale: Math.max(0.12, widest / 1500) }, camera, BRAND_PICTURE, width);
}
