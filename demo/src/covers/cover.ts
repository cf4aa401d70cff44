import { goodsProducts } from '../goods/products.ts';
import { modelOf } from '../pictures/kinds.ts';
import type { PictureSpec } from '../pictures/pictureSpec.ts';
import type { Camera } from '../pictures/rendering/camera.ts';
import type { Model } from '../pictures/rendering/model.ts';
import type { Raster } from '../pictures/rendering/raster.ts';
import type { Vec3 } from '../pictures/rendering/vector.ts';
import { drawRoomScene } from '../pictures/room.ts';
import type { Fixture, Furnishing, Room } from '../pictures/room.ts';

/** Pictures of articles are landscapes, 3:2. */
export const COVER_PICTURE = { width: 1500, height: 1000 } as const;

/** A product of the range at its position. */
export interface PlacedProduct {
  readonly sku: string;
  readonly at: Vec3;
  readonly turn: number;
  /** Another presentation of the same product: a towel that hangs instead of a folded one. */
  readonly design?: number;
  /** Light that comes through thin cloth at a point of the model, from 0 to 1. */
  readonly through?: (point: Vec3) => number;
}

/** The place of the camera. */
export interface View {
  /** The middle of the picture. */
  readonly look: Vec3;
  /** Width of the picture at that distance, in millimetres. */
  readonly span: number;
  /** Radians; see `Camera`. */
  readonly yaw?: number;
  readonly pitch?: number;
  /** Distance of the camera relative to the span: smaller for more perspective. */
  readonly lens?: number;
}

/** A room for an article: products of the range, companions and fixtures. */
export interface Cover extends Omit<Room, 'things' | 'fixtures'> {
  readonly products: readonly PlacedProduct[];
  readonly companions?: readonly Furnishing[];
  readonly fixtures?: readonly Fixture[];
  readonly view: View;
}

export function product(sku: string, at: Vec3, turn = 0, design?: number): PlacedProduct {
  return { sku, at, turn, ...(design !== undefined && { design }) };
}

export function thing(spec: PictureSpec, at: Vec3, turn = 0): Furnishing {
  return { spec, at, turn };
}

export function fixture(model: Model, at: Vec3, turn = 0): Fixture {
  return { model, at, turn };
}

/** Rooms by day are a little brighter than those of products. */
const BRIGHT = { daylight: 1.13, lamps: [] } as const;
/** A white room in the morning. */
export const AIRY = { daylight: 1.32, lamps: [] } as const;
const EYE_PITCH = 0.1;
const PORTRAIT_LENS = 1.9;

/** The camera of a view. */
export function cameraOf({ look, span, yaw = 0, pitch = EYE_PITCH, lens = PORTRAIT_LENS }: View): Camera {
  const { width, height } = COVER_PICTURE;
  return { yaw, pitch, target: look, distance: span * lens, zoom: width / span, center: [width / 2, height / 2] };
}

let specs: ReadonlyMap<string, PictureSpec> | undefined;

/** The spec of a product. @throws {RangeError} if the range has no such product */
function specOf(sku: string): PictureSpec {
  specs ??= new Map(goodsProducts().map((goods) => [goods.sku, goods.picture]));
  const spec = specs.get(sku);
  if (!spec) throw new RangeError(`There is no product ${sku}`);
  return spec;
}

/** The model of a product, in the design of its place. @throws {RangeError} if the range has no such product */
export function modelOfProduct({ sku, design }: Pick<PlacedProduct, 'sku' | 'design'>): Model {
  const spec = specOf(sku);
  return modelOf(design === undefined ? spec : { ...spec, design });
}

function standing({ at, turn, through, ...product }: PlacedProduct): Fixture {
  const model = modelOfProduct(product);
  return { model: through ? { ...model, parts: model.parts.map((part) => (part.isThin ? { ...part, glow: through } : part)) } : model, at, turn };
}

/** Renders the room of an article; `width` in pixels. */
export function drawRoomOf({ products, companions = [], fixtures = [], view, ...room }: Cover, width: number): Raster {
  return drawRoomScene({ lighting: BRIGHT, ...room, things: companions, fixtures: [...fixtures, ...products.map(standing)] }, cameraOf(view), COVER_PICTURE, width);
}
