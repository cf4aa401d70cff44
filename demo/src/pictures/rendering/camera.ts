import { add, dot, normalize, scale, subtract, type Vec3 } from './vector.ts';

export interface Camera {
  /** Rotation to the right about the vertical axis, in radians: the camera then sees the right side of things. */
  readonly yaw: number;
  /** Height of the view, in radians above the horizon. */
  readonly pitch: number;
  /** From the target, in millimetres: the smaller, the stronger the perspective. */
  readonly distance: number;
  readonly target: Vec3;
  /** Pixels per millimetre at the target. */
  readonly zoom: number;
  /** The position of the target in the picture, in pixels. */
  readonly center: readonly [x: number, y: number];
}

export interface Projected {
  readonly x: number;
  readonly y: number;
}

/** The axes of a picture in the world, and the position of the camera. */
export interface Axes {
  readonly right: Vec3;
  readonly up: Vec3;
  /** From the target towards the camera. */
  readonly back: Vec3;
  readonly eye: Vec3;
}

/** The light of every picture, as seen by the camera: from the upper left, somewhat from the front. */
const LIGHT_FROM_CAMERA: Vec3 = normalize([-0.56, 0.74, 0.44]);

export function axesOf({ yaw, pitch, target, distance }: Camera): Axes {
  const back: Vec3 = [Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch)];
  const right: Vec3 = [Math.cos(yaw), 0, -Math.sin(yaw)];
  const up: Vec3 = [-Math.sin(yaw) * Math.sin(pitch), Math.cos(pitch), -Math.cos(yaw) * Math.sin(pitch)];
  return { right, up, back, eye: add(target, scale(back, distance)) };
}

/** The direction towards the light, in the world. It follows the camera, but never points from below. */
export function lightOfCamera(camera: Camera): Vec3 {
  const { right, up, back } = axesOf({ ...camera, pitch: Math.max(0, Math.min(0.4, camera.pitch)) });
  return add(add(scale(right, LIGHT_FROM_CAMERA[0]), scale(up, LIGHT_FROM_CAMERA[1])), scale(back, LIGHT_FROM_CAMERA[2]));
}

/** The position of a point of the world in the picture, in pixels. */
export function projection(camera: Camera): (point: Vec3) => Projected {
  const { right, up, back } = axesOf(camera);
  return (point) => {
    const relative = subtract(point, camera.target);
    const depth = Math.max(camera.distance - dot(relative, back), camera.distance * 0.05);
    const factor = (camera.zoom * camera.distance) / depth;
    return { x: camera.center[0] + dot(relative, right) * factor, y: camera.center[1] - dot(relative, up) * factor };
  };
}

/** The same view in a picture of another size. */
export function enlarged(camera: Camera, factor: number): Camera {
  return { ...camera, zoom: camera.zoom * factor, center: [camera.center[0] * factor, camera.center[1] * factor] };
}
