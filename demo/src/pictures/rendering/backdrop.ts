import type { Rgb } from './color.ts';
import type { Vec3 } from './vector.ts';

/** A position in the background and its light. One object is reused for all positions. */
export interface Ground {
  x: number;
  y: number;
  z: number;
  nx: number;
  ny: number;
  nz: number;
  red: number;
  green: number;
  blue: number;
}

/** The background: a floor and a wall, or a plain surface that shows only shadows. */
export interface Backdrop {
  /**
   * Finds the position where a ray from the camera hits the background.
   *
   * @param ground receives the position
   * @returns false if the ray hits nothing
   */
  readonly hit: (eye: Vec3, dx: number, dy: number, dz: number, ground: Ground) => boolean;
  /** A plain surface with the picture's own colour, affected only by shadows. */
  readonly isPaper: boolean;
  /** The area of the plain surface on which the shadow of a position falls; if absent, all of it is rendered. */
  readonly shadowOf?: (x: number, y: number, z: number, light: Vec3) => Vec3;
  readonly color: Rgb;
  /** Light of the window at a position in the room, from 0 to 1. */
  readonly sunAt: (x: number, y: number, z: number) => number;
}
