import { AT_ORIGIN, type Camera, type Placement, type View, viewOf } from './drawing/camera.ts';
import type { Model } from './drawing/model.ts';
import { backToFront, type Part } from './drawing/part.ts';
import { floorShadow, wallShadow } from './drawing/shadow.ts';
import { Definitions, svgDocument } from './drawing/svg.ts';
import { cornersOf } from './drawing/vector.ts';
import { type Angle, KINDS, modelOf } from './kinds.ts';
import type { PictureSpec } from './pictureSpec.ts';

/** Product pictures are 4:5. */
export const PRODUCT_PICTURE = { width: 1200, height: 1500 } as const;
export const CUTOUT_GROUND = '#F1EBE1';

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
  return shoot(model, fittingCamera(model, KINDS[spec.kind].angle));
}

/** A close look at the place where the product's making shows. */
export function drawDetail(spec: PictureSpec): string {
  const model = modelOf(spec);
  const { width, height } = PRODUCT_PICTURE;
  const camera = fittingCamera(model, KINDS[spec.kind].angle);
  const closer = 1 / model.focus.share;
  const at = viewOf(camera).project(model.focus.at);
  const center = [width * 0.5 + (camera.center[0] - at.x) * closer, height * 0.5 + (camera.center[1] - at.y) * closer] as const;
  return shoot(model, { ...camera, zoom: camera.zoom * closer, center });
}
