import type { Backdrop, Ground } from './backdrop.ts';
import { axesOf, type Axes, type Camera, enlarged, lightOfCamera, projection } from './camera.ts';
import { encoded, lightOf } from './color.ts';
import { smoothEdges } from './edges.ts';
import { type Frame, frameOf } from './framing.ts';
import { drawGlass, isGlass, lightThroughGlass } from './glass.ts';
import { type Lighting, LampLight } from './lampLight.ts';
import { LightMap } from './lightMap.ts';
import { applyMaterial, type Spot } from './materials.ts';
import { occlusionOf, type Surfaces } from './occlusion.ts';
import { rasterize, type Visible } from './rasterize.ts';
import type { Raster } from './raster.ts';
import type { Instance } from './scene.ts';
import { mirrorImage, shade } from './shade.ts';
import type { Vec3 } from './vector.ts';
import { withoutGround } from './withoutGround.ts';

export interface Scene {
  readonly instances: readonly Instance[];
  readonly backdrop: Backdrop;
  readonly camera: Camera;
  /** Range around a position in which things reduce its ambient light, in millimetres. */
  readonly occlusionMm: number;
  /** Lamps, and daylight of another strength. */
  readonly lighting?: Lighting;
}

/** Share of the key light that comes from the whole sky, beside the window. */
const WITHOUT_SUN = 0.42;
const LEAST_LIGHT_MAP = 128;
const MOST_LIGHT_MAP = 1100;
/** How much brighter lamps look in the dark than in daylight. */
const DUSK_GLARE = 1.3;
/** Share of the light that a plain background loses in full shadow and in the deepest corner. */
const PAPER_SHADOW = 0.36;
const PAPER_CORNER = 0.6;

/** Barycentric coordinates of a point in the plane of a triangle. */
function shares(corners: Float32Array, start: number, x: number, y: number, z: number, result: Float64Array): void {
  const [ax, ay, az] = [corners[start] ?? 0, corners[start + 1] ?? 0, corners[start + 2] ?? 0];
  const [ux, uy, uz] = [(corners[start + 3] ?? 0) - ax, (corners[start + 4] ?? 0) - ay, (corners[start + 5] ?? 0) - az];
  const [vx, vy, vz] = [(corners[start + 6] ?? 0) - ax, (corners[start + 7] ?? 0) - ay, (corners[start + 8] ?? 0) - az];
  const [px, py, pz] = [x - ax, y - ay, z - az];
  const uu = ux * ux + uy * uy + uz * uz;
  const uv = ux * vx + uy * vy + uz * vz;
  const vv = vx * vx + vy * vy + vz * vz;
  const pu = px * ux + py * uy + pz * uz;
  const pv = px * vx + py * vy + pz * vz;
  const scale = 1 / (uu * vv - uv * uv || 1);
  const second = Math.max(0, Math.min(1, (vv * pu - uv * pv) * scale));
  const third = Math.max(0, Math.min(1 - second, (uu * pv - uv * pu) * scale));
  result[0] = 1 - second - third;
  result[1] = second;
  result[2] = third;
}

function mixed(values: Float32Array, start: number, axis: 0 | 1 | 2, share: Float64Array): number {
  return (values[start + axis] ?? 0) * (share[0] ?? 0) + (values[start + 3 + axis] ?? 0) * (share[1] ?? 0) + (values[start + 6 + axis] ?? 0) * (share[2] ?? 0);
}

/** Positions and normals of all visible surfaces. */
interface Seen extends Surfaces {
  /** The light of the background: red, green and blue. */
  readonly ground: Float32Array;
}

const THING = 1;
const GROUND = 2;

/** The part of a picture with visible things or shadows; all of it in a room. */
function activeFrame(instances: readonly Instance[], { shadowOf }: Backdrop, camera: Camera, light: Vec3, width: number, height: number): Frame {
  if (!shadowOf) return { left: 0, right: width, top: 0, bottom: height };
  const points = instances.flatMap(({ corners }) =>
    Array.from({ length: corners.length / 9 }, (_, index): Vec3 => [corners[index * 9] ?? 0, corners[index * 9 + 1] ?? 0, corners[index * 9 + 2] ?? 0]));
  const { left, right, top, bottom } = frameOf([...points, ...points.map(([x, y, z]) => shadowOf(x, y, z, light))], projection(camera));
  // Penumbras and dark corners extend a little further than the shadow itself.
  const margin = width * 0.12;
  return { left: left - margin, right: right + margin, top: top - margin, bottom: bottom + margin };
}

/** Finds the position and the normal of the visible surface of each pixel. `kinds` distinguishes things from the background. */
function survey(solid: readonly Instance[], visible: Visible, backdrop: Backdrop, camera: Camera, axes: Axes, active: Frame, kinds: Uint8Array): Seen {
  const { width, height } = visible;
  const count = width * height;
  const region = { left: width, right: 0, top: height, bottom: 0 };
  const seen: Seen = { width, height, region, depth: Float32Array.from(visible.depth), positions: new Float32Array(count * 3), normals: new Float32Array(count * 3), ground: new Float32Array(count * 3) };
  const { positions, normals } = seen;
  const { right, up, back, eye } = axes;
  const focal = camera.zoom * camera.distance;
  const share = new Float64Array(3);
  const ground: Ground = { x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0, red: 0, green: 0, blue: 0 };
  for (let pixel = 0; pixel < count; pixel += 1) {
    const at = pixel * 3;
    const across = ((pixel % width) + 0.5 - camera.center[0]) / focal;
    const above = -(((pixel / width) | 0) + 0.5 - camera.center[1]) / focal;
    // One millimetre of depth along the ray.
    const dx = right[0] * across + up[0] * above - back[0];
    const dy = right[1] * across + up[1] * above - back[1];
    const dz = right[2] * across + up[2] * above - back[2];
    const instance = solid[visible.instance[pixel] ?? -1];
    if (!instance) {
      const column = pixel % width;
      const row = (pixel / width) | 0;
      if (column < active.left || column > active.right || row < active.top || row > active.bottom || !backdrop.hit(eye, dx, dy, dz, ground)) continue;
      kinds[pixel] = GROUND;
      positions[at] = ground.x;
      positions[at + 1] = ground.y;
      positions[at + 2] = ground.z;
      normals[at] = ground.nx;
      normals[at + 1] = ground.ny;
      normals[at + 2] = ground.nz;
      seen.ground[at] = ground.red;
      seen.ground[at + 1] = ground.green;
      seen.ground[at + 2] = ground.blue;
      seen.depth[pixel] = -((ground.x - eye[0]) * back[0] + (ground.y - eye[1]) * back[1] + (ground.z - eye[2]) * back[2]);
      continue;
    }
    kinds[pixel] = THING;
    const column = pixel % width;
    const row = (pixel / width) | 0;
    if (column < region.left) region.left = column;
    if (column > region.right) region.right = column;
    if (row < region.top) region.top = row;
    if (row > region.bottom) region.bottom = row;
    const distance = visible.depth[pixel] ?? 0;
    const px = eye[0] + dx * distance;
    const py = eye[1] + dy * distance;
    const pz = eye[2] + dz * distance;
    const start = (visible.triangle[pixel] ?? 0) * 9;
    shares(instance.corners, start, px, py, pz, share);
    const nx = mixed(instance.normals, start, 0, share);
    const ny = mixed(instance.normals, start, 1, share);
    const nz = mixed(instance.normals, start, 2, share);
    const side = instance.part.isThin === true && nx * dx + ny * dy + nz * dz > 0 ? -1 : 1;
    positions[at] = px;
    positions[at + 1] = py;
    positions[at + 2] = pz;
    normals[at] = nx * side;
    normals[at + 1] = ny * side;
    normals[at + 2] = nz * side;
  }
  // A wall and a floor form a corner across the whole picture.
  return backdrop.isPaper ? seen : { ...seen, region: { left: 0, right: width, top: 0, bottom: height } };
}

/** Renders a scene for a camera. */
export function render({ instances, backdrop, camera, occlusionMm, lighting }: Scene, width: number, height: number): Raster {
  const axes = axesOf(camera);
  const light = lightOfCamera(camera);
  const solid = instances.filter(({ part }) => !isGlass(part));
  const visible = rasterize(solid, camera, width, height);
  const glass = instances.filter(({ part }) => isGlass(part));
  const mapSize = Math.max(LEAST_LIGHT_MAP, Math.min(MOST_LIGHT_MAP, width));
  const lights = new LightMap(solid, light, mapSize);
  const glassLights = glass.length === 0 ? undefined : new LightMap(glass, light, mapSize);
  const count = width * height;
  const kinds = new Uint8Array(count);
  const seen = survey(solid, visible, backdrop, camera, axes, activeFrame(instances, backdrop, camera, light, width, height), kinds);
  const share = new Float64Array(3);
  const ambient = occlusionOf(seen, occlusionMm, camera.zoom * camera.distance);
  // The darker the room, the brighter its lamps look.
  const glare = 1 + DUSK_GLARE * Math.max(0, 1 - (lighting?.daylight ?? 1));
  const lampLight = lighting && new LampLight(lighting, camera, { ...seen, casts: (pixel) => solid[visible.instance[pixel] ?? -1]?.part.castsNoShadow !== true });
  const colors = new Float32Array(count * 3);
  const spot: Spot = { x: 0, y: 0, z: 0, nx: 0, ny: 1, nz: 0, red: 0, green: 0, blue: 0, gloss: 0, focus: 1, mirror: 0, nap: 0, through: 0, pixelsPerMm: 1, grain: 'x', seed: 0 };

  const point: [number, number, number] = [0, 0, 0];
  const normal: [number, number, number] = [0, 0, 0];
  for (let pixel = 0; pixel < count; pixel += 1) {
    const at = pixel * 3;
    if (kinds[pixel] === 0) {
      colors[at] = backdrop.color[0];
      colors[at + 1] = backdrop.color[1];
      colors[at + 2] = backdrop.color[2];
      continue;
    }
    point[0] = seen.positions[at] ?? 0;
    point[1] = seen.positions[at + 1] ?? 0;
    point[2] = seen.positions[at + 2] ?? 0;
    normal[0] = seen.normals[at] ?? 0;
    normal[1] = seen.normals[at + 1] ?? 0;
    normal[2] = seen.normals[at + 2] ?? 0;
    const turn = (((pixel * 2654435761) >>> 16) & 255) * 0.0246;
    const throughGlass = glassLights ? lightThroughGlass(glassLights.reaching(point[0], point[1], point[2], normal, turn)) : 1;
    const open = lights.reaching(point[0], point[1], point[2], normal, turn) * throughGlass;
    const around = ambient[pixel] ?? 1;
    if (kinds[pixel] === GROUND && backdrop.isPaper) {
      const kept = (1 - PAPER_SHADOW * (1 - open)) * (1 - PAPER_CORNER * (1 - around));
      colors[at] = (seen.ground[at] ?? 0) * kept;
      // A shadow is a little warmer than the surface on which it falls.
      colors[at + 1] = (seen.ground[at + 1] ?? 0) * kept * (1 - 0.06 * (1 - kept));
      colors[at + 2] = (seen.ground[at + 2] ?? 0) * kept * (1 - 0.12 * (1 - kept));
      continue;
    }
    spot.nx = normal[0];
    spot.ny = normal[1];
    spot.nz = normal[2];
    spot.gloss = 0;
    spot.focus = 1;
    spot.mirror = 0;
    spot.nap = 0;
    spot.through = 0;
    const direct = open * (WITHOUT_SUN + (1 - WITHOUT_SUN) * backdrop.sunAt(point[0], point[1], point[2]));
    const instance = solid[visible.instance[pixel] ?? -1];
    if (!instance) {
      spot.red = seen.ground[at] ?? 0;
      spot.green = seen.ground[at + 1] ?? 0;
      spot.blue = seen.ground[at + 2] ?? 0;
      shade(spot, point, axes, light, direct, around, colors, at);
      lampLight?.apply(spot, point, around, turn, colors, at);
      continue;
    }
    const { part } = instance;
    const start = (visible.triangle[pixel] ?? 0) * 9;
    shares(instance.corners, start, point[0], point[1], point[2], share);
    const own = part.triangles.corners;
    spot.x = mixed(own, start, 0, share);
    spot.y = mixed(own, start, 1, share);
    spot.z = mixed(own, start, 2, share);
    if (part.isMirror === true) {
      const [ex, ey, ez] = [point[0] - axes.eye[0], point[1] - axes.eye[1], point[2] - axes.eye[2]];
      const size = 1 / Math.hypot(ex, ey, ez);
      const bounce = 2 * (normal[0] * ex + normal[1] * ey + normal[2] * ez);
      mirrorImage((ex - normal[0] * bounce) * size, (ey - normal[1] * bounce) * size + spot.y / 1100 - spot.x / 1600 - 0.1, (ez - normal[2] * bounce) * size, light, colors, at);
      if (lighting) for (const channel of [at, at + 1, at + 2]) colors[channel] = (colors[channel] ?? 0) * lighting.daylight;
      continue;
    }
    const painted = part.paint?.([spot.x, spot.y, spot.z]);
    [spot.red, spot.green, spot.blue] = lightOf(painted ?? part.surface.hex);
    spot.pixelsPerMm = (camera.zoom * camera.distance) / (visible.depth[pixel] ?? 1);
    spot.grain = part.grain;
    spot.seed = visible.instance[pixel] ?? 0;
    if (part.isPlain !== true) applyMaterial(part.surface.material, spot);
    shade(spot, point, axes, light, direct, around, colors, at);
    lampLight?.apply(spot, point, around, turn, colors, at);
    const glow = (part.glow?.([spot.x, spot.y, spot.z]) ?? 0) * glare;
    if (glow > 0) {
      colors[at] = (colors[at] ?? 0) + spot.red * glow;
      colors[at + 1] = (colors[at + 1] ?? 0) + spot.green * glow * 0.86;
      colors[at + 2] = (colors[at + 2] ?? 0) + spot.blue * glow * 0.62;
    }
  }

  const fine = rasterize(solid, enlarged(camera, 2), width * 2, height * 2);
  smoothEdges(colors, visible, fine);
  const clearness = drawGlass(glass, enlarged(camera, 2), axes, light, { width, height, fineDepth: fine.depth, colors });
  if (backdrop.isPaper) return withoutGround({ width, height, colors, fine, clearness, ground: backdrop.color });
  const pixels = new Uint8Array(count * 3);
  for (let index = 0; index < pixels.length; index += 1) pixels[index] = encoded(colors[index] ?? 0);
  return { width, height, channels: 3, pixels };
}
