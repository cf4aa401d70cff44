import { axesOf, type Axes, type Camera } from './camera.ts';
import type { Rgb } from './color.ts';
import type { Spot } from './materials.ts';
import { dot, length, subtract, type Vec3 } from './vector.ts';

/** A lamp that lights a room. */
export interface Lamp {
  readonly at: Vec3;
  /** About the light on a surface one metre away that faces the lamp; daylight in the sun is about 1. */
  readonly strength: number;
  /** A shade that is not translucent: the light falls down only. */
  readonly isDownward?: boolean;
}

/** The lighting of a room. */
export interface Lighting {
  /** Strength of the daylight: 1 by default, little in the evening. */
  readonly daylight: number;
  readonly lamps: readonly Lamp[];
}

/** The colour of warm white light, and the share of each colour that the sky loses after sunset. */
const WARM: Rgb = [1, 0.76, 0.5];
const DUSK: Rgb = [0.12, 0.08, -0.06];
/** A lamp is wide: close to it the light grows no further; in square metres. */
const BREADTH = 0.3;
const SHADOW_STEPS = 18;
/** Deeper than this, a thing hides what is behind it but does not shade it, in millimetres. */
const DEEPEST_CASTER = 420;
const LEAST_CASTER = 24;
/** Things closer to the lamp than this do not shade it, in millimetres. */
const CLOSEST_CASTER = 120;
const DARKEST = 0.82;

interface View {
  readonly width: number;
  readonly height: number;
  readonly depth: Float32Array;
  /** Whether the thing at a pixel casts a shadow. */
  readonly casts: (pixel: number) => boolean;
}

/** The light of lamps, with shadows of the things that the camera sees. */
export class LampLight {
  readonly #lighting: Lighting;
  readonly #camera: Camera;
  readonly #axes: Axes;
  readonly #view: View;

  constructor(lighting: Lighting, camera: Camera, view: View) {
    this.#lighting = lighting;
    this.#camera = camera;
    this.#axes = axesOf(camera);
    this.#view = view;
  }

  /** Reduces the daylight of a position and adds the light of the lamps. `turn` differs from pixel to pixel and hides the steps of shadows. */
  apply(spot: Spot, point: Vec3, ambient: number, turn: number, colors: Float32Array, at: number): void {
    const { daylight, lamps } = this.#lighting;
    let light = 0;
    for (const lamp of lamps) light += this.#reaching(lamp, spot, point, turn);
    const open = light * (0.35 + 0.65 * ambient);
    const tint = Math.max(0, 1 - daylight);
    colors[at] = (colors[at] ?? 0) * daylight * (1 - DUSK[0] * tint) + spot.red * open * WARM[0];
    colors[at + 1] = (colors[at + 1] ?? 0) * daylight * (1 - DUSK[1] * tint) + spot.green * open * WARM[1];
    colors[at + 2] = (colors[at + 2] ?? 0) * daylight * (1 - DUSK[2] * tint) + spot.blue * open * WARM[2];
  }

  #reaching(lamp: Lamp, spot: Spot, point: Vec3, turn: number): number {
    const toLamp = subtract(lamp.at, point);
    const distance = length(toLamp);
    const facing = (spot.nx * toLamp[0] + spot.ny * toLamp[1] + spot.nz * toLamp[2]) / (distance || 1);
    // Light that the walls return reaches surfaces that face away.
    const wrapped = Math.max(0, (facing + 0.18) / 1.18);
    const below = lamp.isDownward === true ? Math.max(0.05, Math.min(1, (toLamp[1] / distance) * 1.8 - 0.25)) : 1;
    const metres = distance / 1000;
    const light = (lamp.strength * wrapped * below) / (metres * metres + BREADTH);
    return light < 0.004 ? light : light * this.#open(point, toLamp, distance, turn);
  }

  #open(point: Vec3, toLamp: Vec3, distance: number, turn: number): number {
    const { right, up, back, eye } = this.#axes;
    const { zoom, center, distance: away } = this.#camera;
    const { width, height, depth, casts } = this.#view;
    const until = Math.max(0, 1 - CLOSEST_CASTER / distance);
    let hits = 0;
    for (let step = 0; step < SHADOW_STEPS; step += 1) {
      const share = ((step + (turn % 1)) / SHADOW_STEPS) * until + 18 / distance;
      if (share >= until) break;
      const ray: Vec3 = [point[0] + toLamp[0] * share - eye[0], point[1] + toLamp[1] * share - eye[1], point[2] + toLamp[2] * share - eye[2]];
      const far = -dot(ray, back);
      const factor = (zoom * away) / far;
      const x = (center[0] + dot(ray, right) * factor) | 0;
      const y = (center[1] - dot(ray, up) * factor) | 0;
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const pixel = y * width + x;
      const behind = far - (depth[pixel] ?? Infinity);
      if (behind > LEAST_CASTER && behind < DEEPEST_CASTER && casts(pixel)) hits += 1;
    }
    return 1 - DARKEST * Math.min(1, hits / 2.5);
  }
}
