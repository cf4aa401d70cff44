import { modelOf } from './kinds.ts';
import type { PictureSpec } from './pictureSpec.ts';
import type { Backdrop, Ground } from './rendering/backdrop.ts';
import { type Camera, enlarged, lightOfCamera, projection } from './rendering/camera.ts';
import { lightOf, type Rgb } from './rendering/color.ts';
import type { Lighting } from './rendering/lampLight.ts';
import type { Model } from './rendering/model.ts';
import { frameOf } from './rendering/framing.ts';
import { layeredNoise, noise } from './rendering/noise.ts';
import type { Raster } from './rendering/raster.ts';
import { render } from './rendering/render.ts';
import { instancesOf, pointsOf as modelPoints } from './rendering/scene.ts';
import { boundsOf, cross, dot, normalize, type Vec3 } from './rendering/vector.ts';
import { seededRandom } from '../seededRandom.ts';

export interface Shape {
  readonly width: number;
  readonly height: number;
}

/** A thing in a room and its position. */
export interface Furnishing {
  readonly spec: PictureSpec;
  readonly at: Vec3;
  readonly turn?: number;
}

/** A part of the room that is not for sale, and its position: a window, a door, a coat on a hook. */
export interface Fixture {
  readonly model: Model;
  readonly at: Vec3;
  readonly turn?: number;
}

export type Flooring = 'boards' | 'herringbone' | 'tiles' | 'plain';

export interface Room {
  readonly wall: string;
  readonly floor: string;
  readonly flooring?: Flooring;
  /** Position of the wall, in millimetres behind the origin. */
  readonly wallZ: number;
  readonly things: readonly Furnishing[];
  readonly fixtures?: readonly Fixture[];
  /** Tiles on the wall up to a height, in millimetres. */
  readonly wallTiles?: { readonly hex: string; readonly height: number };
  readonly lighting?: Lighting;
  /** The middle of the patch of sunlight from the window. */
  readonly sunAt: Vec3;
  /** Size of the window relative to its default, for scenes of small things; 1 by default. */
  readonly windowScale?: number;
  readonly hasSkirting?: boolean;
}

const WALLS = ['#E9E1D3', '#DDD9CB', '#D5DCD2', '#E6D6C6', '#D8DADA', '#E3D9CC', '#CFD6CB', '#E2CFC0'] as const;
const FLOORS = [['#C9A57B', 'boards'], ['#B58B63', 'herringbone'], ['#D8BE97', 'boards'], ['#CBB08A', 'herringbone']] as const;

/** Colours of a room, deterministic for one seed. */
export function roomColors(seed: string): Pick<Room, 'wall' | 'floor' | 'flooring'> {
  const random = seededRandom(seed);
  const [floor, flooring] = FLOORS[Math.floor(random() * FLOORS.length)] ?? FLOORS[0];
  return { wall: WALLS[Math.floor(random() * WALLS.length)] ?? WALLS[0], floor, flooring };
}

const SKIRTING_MM = 95;
const SKIRTING = lightOf('#F4EFE6');
const WINDOW = { halfWidth: 760, halfHeight: 1050, columns: 2, rows: 3, bar: 34, softness: 70 } as const;

function paint(ground: Ground, [red, green, blue]: Rgb, tone: number): void {
  ground.red = red * tone;
  ground.green = green * tone ** 1.05;
  ground.blue = blue * tone ** 1.1;
}

/** Boards of one width and many lengths. */
function boards(x: number, z: number): number {
  const wide = 165;
  const row = Math.floor(x / wide);
  const along = z + noise(row * 7.3, 0.5, 0.5) * 2400;
  const length = 1900;
  const board = Math.floor(along / length);
  const across = x / wide - row;
  const seam = Math.min(across * wide, (1 - across) * wide, (along / length - board) * length, (1 - along / length + board) * length);
  const grain = layeredNoise(x / 11 + row * 13, z / 260, board) - 0.5;
  return (0.93 + 0.14 * noise(row * 3.7, board * 1.9, 0.3) + 0.12 * grain) * (seam < 2.2 ? 0.62 : 1);
}

/** Short boards that meet at right angles. */
function herringbone(x: number, z: number): number {
  const wide = 110;
  const long = 4;
  const [u, v] = [(x + z) * Math.SQRT1_2, (z - x) * Math.SQRT1_2];
  const [column, row] = [Math.floor(u / wide), Math.floor(v / wide)];
  const phase = (((column - row) % (2 * long)) + 2 * long) % (2 * long);
  const isAcross = phase < long;
  const [fu, fv] = [u / wide - column, v / wide - row];
  const piece = isAcross ? [column - phase, row, 1] : [column, row - (2 * long - 1 - phase), 2];
  const edges = isAcross
    ? [fv, 1 - fv, phase === 0 ? fu : 1, phase === long - 1 ? 1 - fu : 1]
    : [fu, 1 - fu, phase === 2 * long - 1 ? fv : 1, phase === long ? 1 - fv : 1];
  const grain = (isAcross ? layeredNoise(u / 200, v / 9, piece[1] ?? 0) : layeredNoise(u / 9, v / 200, piece[0] ?? 0)) - 0.5;
  const tone = 0.9 + 0.18 * noise((piece[0] ?? 0) * 1.7, (piece[1] ?? 0) * 2.3, (piece[2] ?? 0) * 5.1) + 0.12 * grain;
  return tone * (Math.min(...edges) * wide < 1.8 ? 0.66 : 1);
}

function tiles(x: number, z: number): number {
  const size = 300;
  const [fx, fz] = [x / size - Math.floor(x / size), z / size - Math.floor(z / size)];
  const joint = Math.min(fx, 1 - fx, fz, 1 - fz) * size;
  return (0.96 + 0.07 * noise(Math.floor(x / size) * 2.1, Math.floor(z / size) * 3.3, 0.4)) * (joint < 3 ? 0.86 : 1);
}

/** Square tiles on a wall. */
function wallTone(x: number, y: number): number {
  const size = 130;
  const [fx, fy] = [x / size - Math.floor(x / size), y / size - Math.floor(y / size)];
  const joint = Math.min(fx, 1 - fx, fy, 1 - fy) * size;
  return (0.96 + 0.07 * noise(Math.floor(x / size) * 3.1, Math.floor(y / size) * 1.7, 0.8)) * (joint < 1.8 ? 0.8 : 1);
}

const FLOORINGS: Readonly<Record<Flooring, (x: number, z: number) => number>> = { boards, herringbone, tiles, plain: (x, z) => 0.98 + 0.04 * layeredNoise(x / 300, 0.5, z / 300) };

/** Sunlight through a window of six panes, 1 in the middle of a pane and 0 beside the window. */
function sunlight(light: Vec3, at: Vec3, size: number): (x: number, y: number, z: number) => number {
  const right = normalize(cross([0, 1, 0], light));
  const up = cross(light, right);
  const [originU, originV] = [dot(at, right), dot(at, up)];
  const { columns, rows } = WINDOW;
  const [halfWidth, halfHeight, bar, softness] = [WINDOW.halfWidth * size, WINDOW.halfHeight * size, WINDOW.bar * size, WINDOW.softness * size];
  const within = (distance: number): number => Math.max(0, Math.min(1, distance / softness + 0.5));
  const beside = (position: number, half: number, count: number): number => {
    const pane = (half * 2) / count;
    const fromBar = Math.abs(position / pane - Math.round(position / pane)) * pane;
    const isInner = Math.abs(Math.round(position / pane)) < count / 2;
    return within(half - Math.abs(position)) * (isInner ? within(fromBar - bar) : 1);
  };
  return (x, y, z) => {
    const u = x * right[0] + y * right[1] + z * right[2] - originU;
    const v = x * up[0] + y * up[1] + z * up[2] - originV;
    return beside(u, halfWidth, columns) * beside(v, halfHeight, rows);
  };
}

/** A wall and a floor in daylight. */
function roomBackdrop(room: Room, light: Vec3): Backdrop {
  const wall = lightOf(room.wall);
  const floor = lightOf(room.floor);
  const tone = FLOORINGS[room.flooring ?? 'boards'];
  const tiled = room.wallTiles && { light: lightOf(room.wallTiles.hex), height: room.wallTiles.height };
  const sunAt = sunlight(light, room.sunAt, room.windowScale ?? 1);
  return {
    isPaper: false,
    color: wall,
    sunAt,
    hit: (eye, dx, dy, dz, ground) => {
      const toWall = (room.wallZ - eye[2]) / dz;
      const toFloor = -eye[1] / dy;
      const isFloor = toFloor > 0 && (toFloor < toWall || toWall <= 0);
      const away = isFloor ? toFloor : toWall;
      if (!(away > 0)) return false;
      ground.x = eye[0] + dx * away;
      ground.y = eye[1] + dy * away;
      ground.z = eye[2] + dz * away;
      ground.nx = 0;
      ground.ny = isFloor ? 1 : 0;
      ground.nz = isFloor ? 0 : 1;
      if (isFloor) paint(ground, floor, tone(ground.x, ground.z));
      else if (tiled && ground.y < tiled.height) paint(ground, tiled.light, wallTone(ground.x, ground.y));
      else if (room.hasSkirting !== false && ground.y < SKIRTING_MM) paint(ground, SKIRTING, ground.y > SKIRTING_MM - 5 ? 0.8 : 1);
      else paint(ground, wall, 0.97 + 0.06 * layeredNoise(ground.x / 420, ground.y / 420, 0.5));
      return true;
    },
  };
}

/** Renders a room with its things. */
export function drawRoomScene(room: Room, camera: Camera, shape: Shape, width: number): Raster {
  const scale = width / shape.width;
  const placed: readonly Fixture[] = [...(room.fixtures ?? []), ...room.things.map(({ spec, ...place }) => ({ ...place, model: modelOf(spec) }))];
  const instances = placed.flatMap(({ model, at, turn = 0 }) => instancesOf(model, { at, turn }));
  const seen = enlarged(camera, scale);
  return render({ instances, backdrop: roomBackdrop(room, lightOfCamera(camera)), camera: seen, occlusionMm: 190 * (room.windowScale ?? 1), ...(room.lighting && { lighting: room.lighting }) }, width, Math.round(shape.height * scale));
}

/** A camera that shows all points, with a margin. */
export function cameraFor(points: readonly Vec3[], shape: Shape, view: { yaw: number; pitch: number; fill: number; low: number }): Camera {
  const size = extentOf(points);
  // The distance of a photographer: close for small things, a few steps back for a sofa.
  const distance = Math.max(1600, Math.min(9000, size * 4));
  const rough: Camera = { yaw: view.yaw, pitch: view.pitch, distance, target: middleOf(points), zoom: 1, center: [0, 0] };
  const { left, right, top, bottom } = frameOf(points, projection(rough));
  const zoom = Math.min((shape.width * view.fill) / (right - left), (shape.height * view.fill * 0.8) / (bottom - top));
  return { ...rough, zoom, center: [shape.width / 2 - ((left + right) / 2) * zoom, shape.height * view.low - bottom * zoom] };
}

function middleOf(points: readonly Vec3[]): Vec3 {
  const { min, max } = boundsOf(points);
  return [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
}

function extentOf(points: readonly Vec3[]): number {
  const { min, max } = boundsOf(points);
  return Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
}

/** Corners of a thing at its position. */
export function pointsOf({ spec, at, turn = 0 }: Furnishing): readonly Vec3[] {
  return modelPoints(modelOf(spec), { at, turn });
}
