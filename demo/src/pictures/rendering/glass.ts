import type { Axes, Camera } from './camera.ts';
import { lightOf } from './color.ts';
import type { Part } from './part.ts';
import { fillTriangle, forEachTriangle } from './rasterize.ts';
import type { Instance } from './scene.ts';
import type { Vec3 } from './vector.ts';

/** Whether a piece is transparent. */
export function isGlass(part: Part): boolean {
  return part.surface.material === 'glass' && part.glow === undefined;
}

interface Canvas {
  readonly width: number;
  readonly height: number;
  /** The depth of solid things; glass behind them is not visible. */
  readonly depth: Float32Array;
  readonly colors: Float32Array;
}

interface Pane {
  readonly a: { x: number; y: number; near: number };
  readonly b: { x: number; y: number; near: number };
  readonly c: { x: number; y: number; near: number };
  readonly instance: Instance;
  readonly triangle: number;
}

/** Draws glass over solid things, from back to front: each pane absorbs a little light, and its edges reflect the room. */
export function drawGlass(instances: readonly Instance[], camera: Camera, axes: Axes, light: Vec3, { width, height, depth, colors }: Canvas): void {
  const panes: Pane[] = [];
  for (const instance of instances) {
    const bothSides: Instance = { ...instance, part: { ...instance.part, isThin: true } };
    forEachTriangle(bothSides, camera, (a, b, c, triangle) => panes.push({ a: { ...a }, b: { ...b }, c: { ...c }, instance, triangle }));
  }
  panes.sort((one, other) => one.a.near + one.b.near + one.c.near - (other.a.near + other.b.near + other.c.near));
  for (const { a, b, c, instance, triangle } of panes) {
    const { normals, part } = instance;
    const start = triangle * 9;
    let [nx, ny, nz] = [normals[start] ?? 0, normals[start + 1] ?? 0, normals[start + 2] ?? 0];
    const { back } = axes;
    const facing = nx * back[0] + ny * back[1] + nz * back[2];
    if (facing < 0) [nx, ny, nz] = [-nx, -ny, -nz];
    const edge = 1 - Math.min(1, Math.abs(facing));
    const veil = 0.05 + 0.5 * edge ** 3;
    const [red, green, blue] = lightOf(part.surface.hex);
    const [hx, hy, hz] = [light[0] + back[0], light[1] + back[1], light[2] + back[2]];
    const half = Math.hypot(hx, hy, hz);
    const highlight = 0.9 * Math.max(0, (nx * hx + ny * hy + nz * hz) / half) ** 90;
    const tint = 0.16 + 0.3 * edge ** 2;
    fillTriangle(a, b, c, width, height, (pixel, near) => {
      if (1 / near > (depth[pixel] ?? Infinity)) return;
      const at = pixel * 3;
      const behind = [colors[at] ?? 0, colors[at + 1] ?? 0, colors[at + 2] ?? 0] as const;
      colors[at] = behind[0] * (1 - tint + tint * red) * (1 - veil) + veil * (0.35 + 0.5 * red) + highlight;
      colors[at + 1] = behind[1] * (1 - tint + tint * green) * (1 - veil) + veil * (0.35 + 0.5 * green) + highlight;
      colors[at + 2] = behind[2] * (1 - tint + tint * blue) * (1 - veil) + veil * (0.35 + 0.5 * blue) + highlight;
    });
  }
}
