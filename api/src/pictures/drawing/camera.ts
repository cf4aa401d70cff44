import { add, dot, normalize, scale, subtract, turnAboutY, type Vec3 } from './vector.ts';

export interface Camera {
  /** Turn to the right about the vertical axis, in radians: the camera then sees the right side of things. */
  readonly yaw: number;
  /** Height of the view, in radians above the horizon. */
  readonly pitch: number;
  /** From the target, in millimetres: the smaller, the stronger the perspective. */
  readonly distance: number;
  readonly target: Vec3;
  /** Pixels per millimetre at the target. */
  readonly zoom: number;
  /** Where the target is in the picture, in pixels. */
  readonly center: readonly [x: number, y: number];
}

export interface Projected {
  readonly x: number;
  readonly y: number;
  /** Pixels per millimetre at this depth. */
  readonly scale: number;
}

/** Where a model stands: turned to the left about its own axis, then moved. */
export interface Placement {
  readonly at: Vec3;
  readonly turn: number;
}

/** A model as the camera sees it. All points and directions are the model's own. */
export interface View {
  readonly eye: Vec3;
  /** Direction towards the light. */
  readonly light: Vec3;
  readonly project: (point: Vec3) => Projected;
  readonly pixelsPerMm: number;
}

export const AT_ORIGIN: Placement = { at: [0, 0, 0], turn: 0 };

/** The light of every picture, as seen by the camera: from the upper left, somewhat from the front. */
const LIGHT_FROM_CAMERA: Vec3 = normalize([-0.52, 0.72, 0.46]);

function cameraAxes({ yaw, pitch }: Camera): { right: Vec3; up: Vec3; back: Vec3 } {
  const back: Vec3 = [Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch)];
  const right: Vec3 = [Math.cos(yaw), 0, -Math.sin(yaw)];
  const up: Vec3 = [-Math.sin(yaw) * Math.sin(pitch), Math.cos(pitch), -Math.cos(yaw) * Math.sin(pitch)];
  return { right, up, back };
}

/** How the camera sees a model at a placement. */
export function viewOf(camera: Camera, placement: Placement = AT_ORIGIN): View {
  const { right, up, back } = cameraAxes(camera);
  const toModel = (point: Vec3): Vec3 => turnAboutY(subtract(point, placement.at), -placement.turn);
  const light = add(add(scale(right, LIGHT_FROM_CAMERA[0]), scale(up, LIGHT_FROM_CAMERA[1])), scale(back, LIGHT_FROM_CAMERA[2]));
  const project = (point: Vec3): Projected => {
    const relative = subtract(add(turnAboutY(point, placement.turn), placement.at), camera.target);
    const depth = camera.distance - dot(relative, back);
    const factor = (camera.zoom * camera.distance) / Math.max(depth, camera.distance * 0.05);
    return { x: camera.center[0] + dot(relative, right) * factor, y: camera.center[1] - dot(relative, up) * factor, scale: factor };
  };
  return {
    eye: toModel(add(camera.target, scale(back, camera.distance))),
    light: turnAboutY(light, -placement.turn),
    project,
    pixelsPerMm: project([0, 0, 0]).scale,
  };
}
