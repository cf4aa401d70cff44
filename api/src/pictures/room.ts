import type { Camera, Placement } from './drawing/camera.ts';
import { AT_ORIGIN, viewOf } from './drawing/camera.ts';
import { mixColors, tone } from './drawing/color.ts';
import { backToFront, type Part } from './drawing/part.ts';
import { seededRandom } from './drawing/random.ts';
import { floorShadow, wallShadow } from './drawing/shadow.ts';
import { blurFilter, Definitions, number, polygonPath, svgDocument } from './drawing/svg.ts';
import { cornersOf, type Vec3 } from './drawing/vector.ts';
import type { Model } from './drawing/model.ts';
import { modelOf } from './kinds.ts';
import type { PictureKind, PictureSpec } from './pictureSpec.ts';

interface Shape {
  readonly width: number;
  readonly height: number;
}

/** One thing in a room: what it is, and where it stands. */
export interface Furnishing {
  readonly spec: PictureSpec;
  readonly at: Vec3;
  readonly turn?: number;
}

export interface Room {
  readonly wall: string;
  readonly floor: string;
  /** Where the wall stands, in millimetres behind the origin. */
  readonly wallZ: number;
  readonly things: readonly Furnishing[];
}

const WALLS = ['#E9E1D3', '#DDD9CB', '#D5DCD2', '#E6D6C6', '#D8DADA', '#E3D9CC'] as const;
const FLOORS = ['#C9A57B', '#B58B63', '#D8BE97'] as const;

/** Colours of a room, always the same for one seed. */
export function roomColors(seed: string): Pick<Room, 'wall' | 'floor'> {
  const random = seededRandom(seed);
  return { wall: WALLS[Math.floor(random() * WALLS.length)] ?? WALLS[0], floor: FLOORS[Math.floor(random() * FLOORS.length)] ?? FLOORS[0] };
}

/** Floorboards that run into the depth, from far left to far right. */
function floorSvg({ floor, wallZ }: Room, camera: Camera, shape: Shape, defs: Definitions, horizon: number): string {
  const { project } = viewOf(camera);
  const random = seededRandom(`boards ${floor}`);
  const near = wallZ + 7000;
  const fill = defs.name(`floor ${floor}`, (name) => `<linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${tone(floor, 0.92)}"/><stop offset="1" stop-color="${tone(floor, 1.1)}"/></linearGradient>`);
  const board = 150;
  const boards = Array.from({ length: 80 }, (_board, index) => {
    const x = (index - 40) * board;
    const corners = [[x, 0, wallZ], [x + board, 0, wallZ], [x + board, 0, near], [x, 0, near]].map((point) => project(point as unknown as Vec3));
    return `<path d="${polygonPath(corners)}" fill="${tone(floor, 0.9 + random() * 0.2)}" fill-opacity=".5" stroke="${tone(floor, 0.72)}" stroke-width=".8" stroke-opacity=".5"/>`;
  });
  return `<rect y="${number(horizon)}" width="${shape.width}" height="${number(shape.height - horizon)}" fill="url(#${fill})"/>${boards.join('')}`;
}

/** Plain paint with daylight that falls in from a window on the left, and a skirting board. */
function wallSvg({ wall, wallZ }: Room, camera: Camera, shape: Shape, defs: Definitions, horizon: number): string {
  const { project } = viewOf(camera);
  const fill = defs.name(`wall ${wall}`, (name) => `<linearGradient id="${name}" x1="0" y1="0" x2="1" y2=".4"><stop stop-color="${tone(wall, 1.1)}"/><stop offset="1" stop-color="${tone(wall, 0.9)}"/></linearGradient>`);
  const pane = (x: number, y: number): string => polygonPath([[x, y, wallZ], [x + 420, y - 90, wallZ], [x + 560, y - 820, wallZ], [x + 140, y - 730, wallZ]].map((point) => project(point as unknown as Vec3)));
  const light = `<g filter="url(#${blurFilter(defs, 9)})" fill="#FFF8E8" fill-opacity=".38"><path d="${[pane(-1300, 2300), pane(-820, 2200), pane(-1150, 1500), pane(-670, 1400)].join('')}"/></g>`;
  const skirting = polygonPath([[-6000, 0, wallZ], [6000, 0, wallZ], [6000, 90, wallZ], [-6000, 90, wallZ]].map((point) => project(point as unknown as Vec3)));
  return `<rect width="${shape.width}" height="${number(horizon + 2)}" fill="url(#${fill})"/>${light}<path d="${skirting}" fill="${mixColors(tone(wall, 1.06), '#ffffff', 0.35)}"/>`;
}

function drawThing({ spec, at, turn = 0 }: Furnishing, camera: Camera, wallZ: number, defs: Definitions): string {
  const model: Model = modelOf(spec);
  const placement: Placement = { at, turn };
  const view = viewOf(camera, placement);
  const parts = backToFront(model.parts, view.eye).map((part: Part) => part.draw(view, defs)).join('');
  const shadow = model.mount === 'floor' ? floorShadow(model.parts, view, defs) : model.mount === 'wall' ? wallShadow(model.parts, view, defs, 0) : '';
  const onWall = model.mount === 'ceiling' ? '' : shadow;
  return wallZ <= at[2] ? onWall + parts : parts;
}

/** Draws a room with its things, from back to front. */
export function drawRoomScene(room: Room, camera: Camera, shape: Shape): string {
  const defs = new Definitions();
  const horizon = viewOf(camera).project([0, 0, room.wallZ]).y;
  const things = room.things.map((thing) => drawThing(thing, camera, room.wallZ, defs)).join('');
  const body = `${wallSvg(room, camera, shape, defs, horizon)}${floorSvg(room, camera, shape, defs, horizon)}${things}`;
  return svgDocument(shape.width, shape.height, defs, body);
}

/** A camera that sees all of some points, with some air around them. */
export function cameraFor(points: readonly Vec3[], shape: Shape, view: { yaw: number; pitch: number; fill: number; low: number }): Camera {
  const rough: Camera = { yaw: view.yaw, pitch: view.pitch, distance: 9000, target: [0, 600, 0], zoom: 1, center: [0, 0] };
  const seen = points.map(viewOf(rough, AT_ORIGIN).project);
  const [left, right] = [Math.min(...seen.map(({ x }) => x)), Math.max(...seen.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...seen.map(({ y }) => y)), Math.max(...seen.map(({ y }) => y))];
  const zoom = Math.min((shape.width * view.fill) / (right - left), (shape.height * view.fill * 0.8) / (bottom - top));
  return { ...rough, zoom, center: [shape.width / 2 - ((left + right) / 2) * zoom, shape.height * view.low - bottom * zoom] };
}

/** Corner points of a thing where it stands. */
export function pointsOf({ spec, at }: Furnishing): readonly Vec3[] {
  return modelOf(spec).parts.filter((part) => part.isBeyondPicture !== true).flatMap((part) => cornersOf(part.bounds)).map(([x, y, z]): Vec3 => [x + at[0], y + at[1], z + at[2]]);
}

/** A companion for rooms: a spec with the given measures in millimetres. */
export function companion(kind: PictureKind, design: number, size: readonly [width: number, depth: number, height: number], body: PictureSpec['body'], frame: PictureSpec['frame']): PictureSpec {
  return { kind, design, body, frame, size: { width: size[0], depth: size[1], height: size[2] } };
}
