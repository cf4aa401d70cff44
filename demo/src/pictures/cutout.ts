import { type Angle, KINDS, modelOf } from './kinds.ts';
import { materialSamples } from './models/materialSamples.ts';
import type { PictureSpec } from './pictureSpec.ts';
import { sideOf, type TurnedSide } from './turnedSide.ts';
import type { Backdrop } from './rendering/backdrop.ts';
import { type Camera, enlarged, projection } from './rendering/camera.ts';
import { beforeHeldBack, lightOf } from './rendering/color.ts';
import { frameOf, reachOf } from './rendering/framing.ts';
import type { Model } from './rendering/model.ts';
import type { Raster } from './rendering/raster.ts';
import { render } from './rendering/render.ts';
import { instancesOf, pointsOf } from './rendering/scene.ts';

/** Product pictures are 4:5. */
export const PRODUCT_PICTURE = { width: 1200, height: 1500 } as const;
const CUTOUT_GROUND = '#F1EBE1';
/** Range of the corner shading around a product of one metre, in millimetres. */
const OCCLUSION_MM_PER_METRE = 110;

/** A camera that shows the whole model from an angle, in the middle of the picture. */
function fittingCamera(model: Model, angle: Angle): Camera {
  const points = pointsOf(model);
  const reach = reachOf(points);
  const rough: Camera = { yaw: angle.yaw, pitch: angle.pitch, distance: reach * 5.5, target: [0, 0, 0], zoom: 1, center: [0, 0] };
  const { left, right, top, bottom } = frameOf(points, projection(rough));
  const { width, height } = PRODUCT_PICTURE;
  const zoom = Math.min((width * angle.fill) / (right - left), (height * angle.fill * 0.92) / (bottom - top));
  return { ...rough, zoom, center: [width / 2 - ((left + right) / 2) * zoom, height * 0.51 - ((top + bottom) / 2) * zoom] };
}

/** A plain background below or behind a model, on which only its shadow is visible. */
function paperFor({ mount }: Model): Backdrop {
  const [red, green, blue] = lightOf(CUTOUT_GROUND);
  const color = [beforeHeldBack(red), beforeHeldBack(green), beforeHeldBack(blue)] as const;
  const plane = ({ floor: 1, wall: 2, ceiling: undefined } as const)[mount];
  const normal = plane === 1 ? ([0, 1, 0] as const) : ([0, 0, 1] as const);
  return {
    isPaper: true,
    color,
    sunAt: () => 1,
    shadowOf: (x, y, z, light) => {
      if (plane === undefined) return [x, y, z];
      const away = (plane === 1 ? y : z) / light[plane];
      return [x - light[0] * away, y - light[1] * away, z - light[2] * away];
    },
    hit: (eye, dx, dy, dz, ground) => {
      if (plane === undefined) return false;
      const falling = plane === 1 ? dy : dz;
      const away = -eye[plane] / falling;
      // Towards the horizon the background curves up and shows no shadow.
      if (!(away > 0) || Math.abs(falling) < 0.02) return false;
      ground.x = eye[0] + dx * away;
      ground.y = eye[1] + dy * away;
      ground.z = eye[2] + dz * away;
      [ground.nx, ground.ny, ground.nz] = normal;
      [ground.red, ground.green, ground.blue] = color;
      return true;
    },
  };
}

function shoot(model: Model, camera: Camera, width: number): Raster {
  const scale = width / PRODUCT_PICTURE.width;
  const scene = { instances: instancesOf(model), backdrop: paperFor(model), camera: enlarged(camera, scale), occlusionMm: (reachOf(pointsOf(model)) / 1000) * OCCLUSION_MM_PER_METRE };
  return render(scene, width, Math.round(PRODUCT_PICTURE.height * scale));
}

/** The product by itself, on the plain background. */
export function drawCutout(spec: PictureSpec, width: number): Raster {
  const model = modelOf(spec);
  return shoot(model, fittingCamera(model, KINDS[spec.kind].angle), width);
}

/** A close-up of a characteristic part of the product. */
export function drawDetail(spec: PictureSpec, width: number): Raster {
  const model = modelOf(spec);
  const { width: wide, height: high } = PRODUCT_PICTURE;
  const camera = fittingCamera(model, KINDS[spec.kind].angle);
  const closer = 1 / model.focus.share;
  const at = projection(camera)(model.focus.at);
  const center = [wide * 0.5 + (camera.center[0] - at.x) * closer, high * 0.5 + (camera.center[1] - at.y) * closer] as const;
  return shoot(model, { ...camera, zoom: camera.zoom * closer, center }, width);
}

/** The angle from which the product shows what its first picture hides. */
function turnedAngle({ kind }: PictureSpec): Angle {
  const { angle, setting } = KINDS[kind];
  return TURNED[sideOf(kind)]({ ...angle, fill: setting === 'lying' ? 0.92 : angle.fill });
}

const TURNED: Readonly<Record<TurnedSide, (angle: Angle) => Angle>> = {
  behind: ({ yaw, pitch, fill }) => ({ yaw: Math.PI - yaw * 0.8, pitch: pitch + 0.04, fill }),
  side: ({ fill }) => ({ yaw: 1.12, pitch: 0.1, fill }),
  above: ({ fill }) => ({ yaw: 0.3, pitch: 0.98, fill }),
  below: ({ fill }) => ({ yaw: 0.4, pitch: -0.62, fill }),
  low: ({ fill }) => ({ yaw: 0.72, pitch: 0.3, fill }),
};

/** The product by itself, from another side than in its first picture. */
export function drawTurned(spec: PictureSpec, width: number): Raster {
  const model = modelOf(spec);
  return shoot(model, fittingCamera(model, turnedAngle(spec)), width);
}

/** Samples of the product's materials, seen from above. */
export function drawMaterials(spec: PictureSpec, width: number): Raster {
  const model = materialSamples(spec);
  return shoot(model, fittingCamera(model, { yaw: 0.34, pitch: 1.02, fill: 0.86 }), width);
}
