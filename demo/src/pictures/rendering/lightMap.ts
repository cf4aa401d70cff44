import type { Instance } from './scene.ts';
import { fillTriangle } from './rasterize.ts';
import { cross, normalize, type Vec3 } from './vector.ts';

/** Width of the light: the penumbra grows by this much per millimetre between caster and receiver. */
const BREADTH = 0.2;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
const SEARCH = 8;
const SAMPLES = 16;

function spiral(count: number): readonly (readonly [x: number, y: number])[] {
  return Array.from({ length: count }, (_, index) => {
    const radius = Math.sqrt((index + 0.5) / count);
    return [Math.cos(index * GOLDEN_ANGLE) * radius, Math.sin(index * GOLDEN_ANGLE) * radius] as const;
  });
}

const SEARCH_SPIRAL = Float32Array.from(spiral(SEARCH).flat());
const SAMPLE_SPIRAL = Float32Array.from(spiral(SAMPLES).flat());

/** Soft shadows: the share of a wide light that reaches a position, from a depth map of the light. */
export class LightMap {
  readonly #right: Vec3;
  readonly #up: Vec3;
  readonly #light: Vec3;
  readonly #size: number;
  readonly #heights: Float32Array;
  readonly #origin: readonly [x: number, y: number];
  readonly #texelMm: number;
  readonly #reachMm: number;
  readonly #top: number;

  /**
   * @param light - direction towards the light
   * @param size - width and height of the map: about as many as the picture has pixels
   */
  constructor(instances: readonly Instance[], light: Vec3, size: number) {
    this.#light = light;
    this.#size = size;
    this.#heights = new Float32Array(size * size).fill(-Infinity);
    this.#right = normalize(cross([0, 1, 0], light));
    this.#up = cross(light, this.#right);
    const casting = instances.filter(({ part }) => part.castsNoShadow !== true);
    let [left, right, bottom, top, low, high] = [Infinity, -Infinity, Infinity, -Infinity, Infinity, -Infinity];
    for (const { corners } of casting) {
      for (let at = 0; at < corners.length; at += 3) {
        const [x, y, height] = this.#seen(corners[at] ?? 0, corners[at + 1] ?? 0, corners[at + 2] ?? 0);
        left = Math.min(left, x);
        right = Math.max(right, x);
        bottom = Math.min(bottom, y);
        top = Math.max(top, y);
        low = Math.min(low, height);
        high = Math.max(high, height);
      }
    }
    const isEmpty = casting.length === 0;
    this.#origin = isEmpty ? [0, 0] : [left, bottom];
    this.#texelMm = isEmpty ? 1 : Math.max(right - left, top - bottom) / (size - 1);
    this.#reachMm = isEmpty ? 0 : (high - low) * BREADTH;
    this.#top = isEmpty ? -Infinity : high;
    for (const instance of casting) this.#cast(instance);
  }

  #seen(x: number, y: number, z: number): readonly [x: number, y: number, height: number] {
    const [r, u, l] = [this.#right, this.#up, this.#light];
    return [x * r[0] + y * r[1] + z * r[2], x * u[0] + y * u[1] + z * u[2], x * l[0] + y * l[1] + z * l[2]];
  }

  #cast({ corners }: Instance): void {
    const heights = this.#heights;
    const cornerAt = (at: number): { x: number; y: number; near: number } => {
      const [x, y, height] = this.#seen(corners[at] ?? 0, corners[at + 1] ?? 0, corners[at + 2] ?? 0);
      return { x: (x - this.#origin[0]) / this.#texelMm, y: (y - this.#origin[1]) / this.#texelMm, near: height };
    };
    for (let start = 0; start < corners.length; start += 9) {
      fillTriangle(cornerAt(start), cornerAt(start + 3), cornerAt(start + 6), this.#size, this.#size, (texel, height) => {
        if (height > (heights[texel] ?? 0)) heights[texel] = height;
      });
    }
  }

  /**
   * @param normal - of the surface at the position
   * @param turn - rotates the samples, in radians: a different value for each pixel hides their pattern
   * @returns 1 in full light, 0 in full shadow
   */
  reaching(x: number, y: number, z: number, normal: Vec3, turn: number): number {
    const light = this.#light;
    const facing = normal[0] * light[0] + normal[1] * light[1] + normal[2] * light[2];
    if (facing <= 0) return 0;
    const height = x * light[0] + y * light[1] + z * light[2];
    if (height >= this.#top) return 1;
    const texel = this.#texelMm;
    const mapX = (x * this.#right[0] + y * this.#right[1] + z * this.#right[2] - this.#origin[0]) / texel;
    const mapY = (x * this.#up[0] + y * this.#up[1] + z * this.#up[2] - this.#origin[1]) / texel;
    const search = Math.max(1.5, Math.min(this.#reachMm, (this.#top - height) * BREADTH) / texel);
    if (mapX < -search || mapY < -search || mapX > this.#size + search || mapY > this.#size + search) return 1;
    const cos = Math.cos(turn);
    const sin = Math.sin(turn);
    // At a grazing angle the samples beside the position are further away from it.
    const slope = Math.min(6, Math.sqrt(Math.max(0, 1 - facing * facing)) / facing);
    const clear = height + texel * 1.4 * (1 + slope);
    const rise = texel * slope * 0.6;
    let blockers = 0;
    let blockerHeight = 0;
    for (let sample = 0; sample < SEARCH * 2; sample += 2) {
      const sx = SEARCH_SPIRAL[sample] ?? 0;
      const sy = SEARCH_SPIRAL[sample + 1] ?? 0;
      const seen = this.#heightAt(mapX + (sx * cos - sy * sin) * search, mapY + (sx * sin + sy * cos) * search);
      if (seen > clear + search * 0.35 * rise) {
        blockers += 1;
        blockerHeight += seen;
      }
    }
    if (blockers === 0) return 1;
    const radius = Math.max(1.2, Math.min(search, ((blockerHeight / blockers - height) * BREADTH) / texel));
    const limit = clear + radius * 0.5 * rise;
    let lit = 0;
    for (let sample = 0; sample < SAMPLES * 2; sample += 2) {
      const sx = SAMPLE_SPIRAL[sample] ?? 0;
      const sy = SAMPLE_SPIRAL[sample + 1] ?? 0;
      if (this.#heightAt(mapX + (sx * cos - sy * sin) * radius, mapY + (sx * sin + sy * cos) * radius) <= limit) lit += 1;
    }
    return lit / SAMPLES;
  }

  #heightAt(x: number, y: number): number {
    return x < 0 || y < 0 || x >= this.#size || y >= this.#size ? -Infinity : (this.#heights[(y | 0) * this.#size + (x | 0)] ?? -Infinity);
  }
}
