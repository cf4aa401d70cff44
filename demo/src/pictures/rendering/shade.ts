import type { Axes } from './camera.ts';
import type { Rgb } from './color.ts';
import type { Spot } from './materials.ts';
import type { Vec3 } from './vector.ts';

/** Light from the sky, from the walls, from the floor, and the key light from the upper left. */
const SKY: Rgb = [0.66, 0.67, 0.69];
const FLOOR: Rgb = [0.42, 0.38, 0.33];
const KEY: Rgb = [0.8, 0.77, 0.71];

/** The reflection in a direction: a bright ceiling, a wide window at the upper left, a warm floor. */
export function surroundings(x: number, y: number, z: number, light: Vec3, glareStrength: number, result: { red: number; green: number; blue: number }): void {
  const height = Math.max(0, Math.min(1, y * 0.62 + 0.5));
  const soft = height * height * (3 - 2 * height);
  const window = Math.max(0, Math.min(1, (x * light[0] + y * light[1] + z * light[2] - 0.72) * 7));
  const glare = window * window * glareStrength;
  result.red = 0.2 + 0.56 * soft + glare;
  result.green = 0.17 + 0.56 * soft + glare * 0.98;
  result.blue = 0.14 + 0.56 * soft + glare * 0.94;
}

const mirrored = { red: 0, green: 0, blue: 0 };

/** The light from a position to the camera, red, green and blue; written into `result`. */
export function shade(spot: Spot, point: Vec3, axes: Axes, light: Vec3, direct: number, ambient: number, result: Float32Array, at: number): void {
  const size = 1 / (Math.sqrt(spot.nx * spot.nx + spot.ny * spot.ny + spot.nz * spot.nz) || 1);
  const [nx, ny, nz] = [spot.nx * size, spot.ny * size, spot.nz * size];
  let [ex, ey, ez] = [axes.eye[0] - point[0], axes.eye[1] - point[1], axes.eye[2] - point[2]];
  const near = 1 / Math.sqrt(ex * ex + ey * ey + ez * ez);
  ex *= near;
  ey *= near;
  ez *= near;
  const towardsLight = nx * light[0] + ny * light[1] + nz * light[2];
  const facing = Math.max(0, towardsLight) * direct;
  const through = spot.through * (Math.max(0, -towardsLight) * 0.7 + 0.15);
  const towardsEye = Math.max(0, nx * ex + ny * ey + nz * ez);
  const up = ny * 0.5 + 0.5;
  const edge = 1 - towardsEye;
  const nap = 1 + spot.nap * edge * edge * edge * 2.2;
  const open = ambient * nap;
  const diffuse = 1 - spot.mirror * 0.8;
  result[at] = spot.red * diffuse * ((FLOOR[0] + (SKY[0] - FLOOR[0]) * up) * open + KEY[0] * (facing * nap + through));
  result[at + 1] = spot.green * diffuse * ((FLOOR[1] + (SKY[1] - FLOOR[1]) * up) * open + KEY[1] * (facing * nap + through));
  result[at + 2] = spot.blue * diffuse * ((FLOOR[2] + (SKY[2] - FLOOR[2]) * up) * open + KEY[2] * (facing * nap + through));
  if (spot.gloss > 0) {
    let [hx, hy, hz] = [light[0] + ex, light[1] + ey, light[2] + ez];
    const half = 1 / Math.sqrt(hx * hx + hy * hy + hz * hz);
    hx *= half;
    hy *= half;
    hz *= half;
    const highlight = spot.gloss * Math.max(0, nx * hx + ny * hy + nz * hz) ** spot.focus * direct;
    result[at] = (result[at] ?? 0) + highlight;
    result[at + 1] = (result[at + 1] ?? 0) + highlight * 0.98;
    result[at + 2] = (result[at + 2] ?? 0) + highlight * 0.94;
  }
  if (spot.mirror > 0) {
    const bounce = 2 * (nx * ex + ny * ey + nz * ez);
    surroundings(nx * bounce - ex, ny * bounce - ey, nz * bounce - ez, light, 1.5, mirrored);
    const grazing = spot.mirror + (1 - spot.mirror) * 0.5 * edge ** 4;
    const amount = grazing * (0.35 + 0.65 * ambient);
    // Metal colours its reflections, a glaze does not.
    const tint = Math.min(1, spot.mirror * 1.9);
    result[at] = (result[at] ?? 0) + mirrored.red * amount * (1 - tint + tint * Math.min(1, spot.red * 1.5));
    result[at + 1] = (result[at + 1] ?? 0) + mirrored.green * amount * (1 - tint + tint * Math.min(1, spot.green * 1.5));
    result[at + 2] = (result[at + 2] ?? 0) + mirrored.blue * amount * (1 - tint + tint * Math.min(1, spot.blue * 1.5));
  }
}

/** The reflection in the glass of a mirror, seen from a direction. */
export function mirrorImage(x: number, y: number, z: number, light: Vec3, result: Float32Array, at: number): void {
  surroundings(x, y, z, light, 0.1, mirrored);
  result[at] = 0.1 + mirrored.red * 0.8;
  result[at + 1] = 0.11 + mirrored.green * 0.82;
  result[at + 2] = 0.11 + mirrored.blue * 0.84;
}
