import { AT_ORIGIN, type Camera, type Placement, type View, viewOf } from './drawing/camera.ts';
import type { Model } from './drawing/model.ts';
import { backToFront, type Part } from './drawing/part.ts';
import { floorShadow, wallShadow } from './drawing/shadow.ts';
import { Definitions, svgDocument } from './drawing/svg.ts';
import { cornersOf } from './drawing/vector.ts';
import { modelOf } from './models.ts';
import type { PictureKind, PictureSpec } from './pictureSpec.ts';

/** Product pictures are 4:5. */
export const PRODUCT_PICTURE = { width: 1200, height: 1500 } as const;
export const CUTOUT_GROUND = '#F1EBE1';

interface Angle {
  /** Radians; see `Camera`. */
  readonly yaw: number;
  readonly pitch: number;
  /** Share of the picture that the product may fill. */
  readonly fill: number;
}

const THREE_QUARTER: Angle = { yaw: 0.5, pitch: 0.24, fill: 0.82 };

const ANGLES: Partial<Record<PictureKind, Angle>> = {
  rug: { yaw: 0.38, pitch: 0.95, fill: 0.86 },
  plate: { yaw: 0.2, pitch: 0.62, fill: 0.74 },
  bowl: { yaw: 0.2, pitch: 0.42, fill: 0.7 },
  mug: { yaw: 0.35, pitch: 0.3, fill: 0.62 },
  jug: { yaw: 0.3, pitch: 0.24, fill: 0.64 },
  vase: { yaw: 0.3, pitch: 0.2, fill: 0.68 },
  cushion: { yaw: 0.18, pitch: 0.12, fill: 0.74 },
  throw: { yaw: 0.5, pitch: 0.42, fill: 0.76 },
  mirror: { yaw: 0.22, pitch: 0.06, fill: 0.74 },
  'pendant-lamp': { yaw: 0.3, pitch: -0.08, fill: 0.62 },
  'table-lamp': { yaw: 0.4, pitch: 0.14, fill: 0.66 },
  'floor-lamp': { yaw: 0.42, pitch: 0.12, fill: 0.84 },
  bed: { yaw: 0.52, pitch: 0.32, fill: 0.86 },
  wardrobe: { yaw: 0.42, pitch: 0.14, fill: 0.8 },
  'dining-table': { yaw: 0.46, pitch: 0.3, fill: 0.86 },
  'coffee-table': { yaw: 0.46, pitch: 0.34, fill: 0.8 },
};

function solidParts(model: Model): readonly Part[] {
  return model.parts.filter((part) => part.castsNoShadow !== true);
}

/** A camera that looks at the whole model from an angle and places it in the middle of the picture. */
function fittingCamera(model: Model, angle: Angle): Camera {
  const shown = model.mount === 'ceiling' ? model.parts.filter((part) => part.isBeyondPicture !== true) : model.parts;
  const points = shown.flatMap((part) => part.outline ?? cornersOf(part.bounds));
  const reach = Math.max(...points.map((point) => Math.hypot(...point)));
  const rough: Camera = { yaw: angle.yaw, pitch: angle.pitch, distance: reach * 7, target: [0, 0, 0], zoom: 1, center: [0, 0] };
  const seen = points.map(viewOf(rough).project);
  const [left, right] = [Math.min(...seen.map(({ x }) => x)), Math.max(...seen.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...seen.map(({ y }) => y)), Math.max(...seen.map(({ y }) => y))];
  const { width, height } = PRODUCT_PICTURE;
  const zoom = Math.min((width * angle.fill) / (right - left), (height * angle.fill * 0.92) / (bottom - top));
  return { ...rough, zoom, center: [width / 2 - ((left + right) / 2) * zoom, height * 0.51 - ((top + bottom) / 2) * zoom] };
}

/** SVG of a model without its surroundings. */
export function drawModel(model: Model, view: View, defs: Definitions): string {
  return backToFront(model.parts, view.eye)
    .map((part) => part.draw(view, defs))
    .join('');
}

function shadowOf(model: Model, view: View, defs: Definitions): string {
  if (model.mount === 'floor') return floorShadow(model.parts, view, defs);
  if (model.mount === 'wall') return wallShadow(solidParts(model), view, defs, 0);
  return '';
}

function shoot(model: Model, camera: Camera, placement: Placement = AT_ORIGIN): string {
  const { width, height } = PRODUCT_PICTURE;
  const defs = new Definitions();
  const view = viewOf(camera, placement);
  const body = `<rect width="${width}" height="${height}" fill="${CUTOUT_GROUND}"/>${shadowOf(model, view, defs)}${drawModel(model, view, defs)}`;
  return svgDocument(width, height, defs, body);
}

/** The product alone, on the quiet ground. */
export function drawCutout(spec: PictureSpec): string {
  const model = modelOf(spec);
  return shoot(model, fittingCamera(model, ANGLES[spec.kind] ?? THREE_QUARTER));
}

/** A close look at the place where the product's making shows. */
export function drawDetail(spec: PictureSpec): string {
  const model = modelOf(spec);
  const { width, height } = PRODUCT_PICTURE;
  const camera = fittingCamera(model, ANGLES[spec.kind] ?? THREE_QUARTER);
  const closer = 1 / model.focus.share;
  const at = viewOf(camera).project(model.focus.at);
  const center = [width * 0.5 + (camera.center[0] - at.x) * closer, height * 0.5 + (camera.center[1] - at.y) * closer] as const;
  return shoot(model, { ...camera, zoom: camera.zoom * closer, center });
}
