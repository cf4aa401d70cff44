import type { Rgb } from './color.ts';
import type { Vec3 } from './vector.ts';

/** A place behind the things, and how it returns light. One object is filled again and again. */
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

/** What is seen where there is no thing: a floor and a wall, or quiet paper that only keeps the shadows. */
export interface Backdrop {
  /**
   * Finds the place that a ray from the eye meets.
   *
   * @param ground takes the place
   * @returns false where the ray meets nothing
   */
  readonly hit: (eye: Vec3, dx: number, dy: number, dz: number, ground: Ground) => boolean;
  /** Paper: its colour is the picture's own, and it knows no light but shadows. */
  readonly isPaper: boolean;
  /** Where on paper the shadow of a place falls, away from the light; without it, the ground is of interest everywhere. */
  readonly shadowOf?: (x: number, y: number, z: number, light: Vec3) => Vec3;
  readonly color: Rgb;
  /** Light of the window that reaches a place in the room, from 0 to 1. */
  readonly sunAt: (x: number, y: number, z: number) => number;
}
