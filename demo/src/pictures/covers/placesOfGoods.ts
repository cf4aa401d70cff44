import { boundsOf } from '../rendering/vector.ts';
import type { Vec3 } from '../rendering/vector.ts';
import { pointsOf } from '../rendering/scene.ts';
import { projection } from '../rendering/camera.ts';
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

/** The point of a product that the picture shows: the middle of its body; of a thing that lies on the floor, a place near its front corner. */
function pointOf(placed: PlacedProduct): Vec3 {
  const { min, max } = boundsOf(pointsOf(modelOfProduct(placed), { at: placed.at, turn: placed.turn }));
  const between = (axis: 0 | 1 | 2, share: number) => min[axis] + (max[axis] - min[axis]) * share;
  return max[1] - min[1] < LOW_MM ? [between(0, 0.14), max[1], between(2, 0.8)] : [between(0, 0.5), between(1, 0.5), between(2, 0.5)];
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
