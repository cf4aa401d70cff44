import { boundsOf } from '../pictures/rendering/vector.ts';
import type { Vec3 } from '../pictures/rendering/vector.ts';
import { pointsOf } from '../pictures/rendering/scene.ts';
import { projection } from '../pictures/rendering/camera.ts';
import { COVER_PICTURE, cameraOf, modelOfProduct } from './cover.ts';
import type { Cover, PlacedProduct } from './cover.ts';

/** The position of a product in a picture, in percent of its width and height. */
export interface PlaceOfGoods {
  readonly sku: string;
  readonly x: number;
  readonly y: number;
}

/** Lower things lie on the floor below others, in millimetres. */
const LOW_MM = 40;

/** The middles of triangles, of which each has three corners. */
function middlesOf(corners: readonly Vec3[]): readonly Vec3[] {
  return corners.flatMap((one, index): Vec3[] => {
    const [two, three] = [corners[index + 1], corners[index + 2]];
    return index % 3 === 0 && two && three ? [[(one[0] + two[0] + three[0]) / 3, (one[1] + two[1] + three[1]) / 3, (one[2] + two[2] + three[2]) / 3]] : [];
  });
}

/** The point of a product: the part of its surface that is nearest to its middle; of a thing that lies on the floor, a place near its front edge. */
function pointOf(placed: PlacedProduct): Vec3 {
  const corners = pointsOf(modelOfProduct(placed), { at: placed.at, turn: placed.turn });
  const { min, max } = boundsOf(corners);
  const between = (axis: 0 | 1 | 2, share: number) => min[axis] + (max[axis] - min[axis]) * share;
  if (max[1] - min[1] < LOW_MM) return [between(0, 0.14), max[1], between(2, 0.8)];
  const middle: Vec3 = [between(0, 0.5), between(1, 0.5), between(2, 0.5)];
  const distance = ([x, y, z]: Vec3) => Math.hypot(x - middle[0], y - middle[1], z - middle[2]);
  return middlesOf(corners).reduce((nearest, point) => (distance(point) < distance(nearest) ? point : nearest), min);
}

const percent = (share: number) => Math.round(share * 1000) / 10;

/** The positions of the products in the picture of a room, in the room's order. */
export function placesOfGoods({ products, view }: Cover): readonly PlaceOfGoods[] {
  const project = projection(cameraOf(view));
  return products.map((placed) => {
    const { x, y } = project(pointOf(placed));
    return { sku: placed.sku, x: percent(x / COVER_PICTURE.width), y: percent(y / COVER_PICTURE.height) };
  });
}
