import type { Angle } from './kinds.ts';
import type { Camera } from './rendering/camera.ts';
import { projection } from './rendering/camera.ts';
import { frameAround, reachOf } from './rendering/framing.ts';
import type { Model } from './rendering/model.ts';
import { outlineArea } from './rendering/outline.ts';
import type { Vec3 } from './rendering/vector.ts';

/** Product pictures are 4:5. */
export const PRODUCT_PICTURE = { width: 1200, height: 1500 } as const;
/** The height of the line on which products stand, as a share of the picture's height: in the lower third, also of the square in its middle. */
export const BASELINE = 0.79;
/** The largest share of the picture's width that a product takes. */
export const WIDEST = 0.9;
/** The largest share of its height: from the line, a standing product then ends within the square in the middle of the picture, like a hanging one. */
const TALLEST = { standing: 0.68, elsewhere: 0.76 } as const;
/** From this angle on, in radians above the horizon, a product is seen from above and lies in the middle. */
const SEEN_FROM_ABOVE = 0.7;

/** Whether a product stands on the line that all standing products share. */
export function standsOnLine({ mount }: Pick<Model, 'mount'>, { pitch }: Angle): boolean {
  return mount === 'floor' && pitch < SEEN_FROM_ABOVE;
}

/**
 * A camera that shows the whole model from an angle. Standing products stand on one line, all others are in the middle.
 *
 * @param points the corners of the model
 * @param size the share of the picture within the convex outline of the product; less if it would be too wide or too tall
 */
export function placedCamera(model: Model, points: readonly Vec3[], angle: Angle, size: number): Camera {
  const rough: Camera = { ...angle, distance: reachOf(points) * 5.5, target: [0, 0, 0], zoom: 1, center: [0, 0] };
  const projected = points.map(projection(rough));
  const { left, right, top, bottom } = frameAround(projected);
  const { width, height } = PRODUCT_PICTURE;
  const stands = standsOnLine(model, angle);
  const tallest = stands ? TALLEST.standing : TALLEST.elsewhere;
  const zoom = Math.min(Math.sqrt((width * height * size) / outlineArea(projected)), (width * WIDEST) / (right - left), (height * tallest) / (bottom - top));
  const below = stands ? height * BASELINE - bottom * zoom : height / 2 - ((top + bottom) / 2) * zoom;
  return { ...rough, zoom, center: [width / 2 - ((left + right) / 2) * zoom, below] };
}
