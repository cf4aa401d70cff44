import { type Angle, KINDS, modelOf } from './kinds.ts';
import { materialSamples } from './models/materialSamples.ts';
import type { PictureSpec } from './pictureSpec.ts';
import { placedCamera, PRODUCT_PICTURE } from './placedCamera.ts';
import { sideOf, type TurnedSide } from './turnedSide.ts';
import type { Backdrop } from './rendering/backdrop.ts';
import { type Camera, enlarged, projection } from './rendering/camera.ts';
import { beforeHeldBack, lightOf } from './rendering/color.ts';
import { reachOf } from './rendering/framing.ts';
import type { Model } from './rendering/model.ts';
import type { Raster } from './rendering/raster.ts';
import { render } from './rendering/render.ts';
import { instancesOf, pointsOf } from './rendering/scene.ts';
import type { Vec3 } from './rendering/vector.ts';

const CUTOUT_GROUND = '#F1EBE1';
/** Range of the corner shading around a product of one metre, in millimetres. */
const OCCLUSION_MM_PER_METRE = 110;

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

/** A model, its corners, and the camera that shows it whole. */
interface View {
  readonly model: Model;
  readonly points: readonly Vec3[];
  readonly camera: Camera;
}

function viewOf(model: Model, angle: Angle, size: number): View {
  const points = pointsOf(model);
  return { model, points, camera: placedCamera(model, points, angle, size) };
}

function shoot({ model, points, camera }: View, width: number): Raster {
  const scale = width / PRODUCT_PICTURE.width;
  const scene = { instances: instancesOf(model), backdrop: paperFor(model), camera: enlarged(camera, scale), occlusionMm: (reachOf(points) / 1000) * OCCLUSION_MM_PER_METRE };
  return render(scene, width, Math.round(PRODUCT_PICTURE.height * scale));
}

/** The product by itself, on the plain background. */
export function drawCutout(spec: PictureSpec, width: number): Raster {
  const { angle, size } = KINDS[spec.kind];
  return shoot(viewOf(modelOf(spec), angle, size), width);
}

/** A close-up of a characteristic part of the product. */
export function drawDetail(spec: PictureSpec, width: number): Raster {
  const { angle, size } = KINDS[spec.kind];
  const view = viewOf(modelOf(spec), angle, size);
  const { model: { focus }, camera } = view;
  const { width: wide, height: high } = PRODUCT_PICTURE;
  const closer = 1 / focus.share;
  const at = projection(camera)(focus.at);
  const center = [wide * 0.5 + (camera.center[0] - at.x) * closer, high * 0.5 + (camera.center[1] - at.y) * closer] as const;
  return shoot({ ...view, camera: { ...camera, zoom: camera.zoom * closer, center } }, width);
}

const TURNED: Readonly<Record<TurnedSide, (angle: Angle) => Angle>> = {
  behind: ({ yaw, pitch }) => ({ yaw: Math.PI - yaw * 0.8, pitch: pitch + 0.04 }),
  side: () => ({ yaw: 1.12, pitch: 0.1 }),
  above: () => ({ yaw: 0.3, pitch: 0.98 }),
  below: () => ({ yaw: 0.4, pitch: -0.62 }),
  low: () => ({ yaw: 0.72, pitch: 0.3 }),
};

/** The product by itself, from the side that its first picture hides. */
export function drawTurned(spec: PictureSpec, width: number): Raster {
  const { angle, size } = KINDS[spec.kind];
  return shoot(viewOf(modelOf(spec), TURNED[sideOf(spec.kind)](angle), size), width);
}

/** The optical size of the samples of materials. */
const SAMPLES_SIZE = 0.36;

/** Samples of the product's materials, seen from above. */
export function drawMaterials(spec: PictureSpec, width: number): Raster {
  return shoot(viewOf(materialSamples(spec), { yaw: 0.34, pitch: 1.02 }, SAMPLES_SIZE), width);
}
