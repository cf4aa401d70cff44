import { axesOf, type Camera } from './camera.ts';
import type { Instance } from './scene.ts';

/** The visible surface of each pixel. */
export interface Visible {
  readonly width: number;
  readonly height: number;
  /** Distance from the camera along its axis, in millimetres; infinite for an empty pixel. */
  readonly depth: Float32Array;
  /** Index of the instance, or -1. */
  readonly instance: Int16Array;
  /** Index of the triangle within its instance. */
  readonly triangle: Int32Array;
}

/** Corners of a triangle in the picture: x and y in pixels, and the reciprocal of the distance. */
interface Corner {
  x: number;
  y: number;
  near: number;
}

/** Calls back for every pixel of a triangle, with the reciprocal of the distance there. */
export function fillTriangle(a: Corner, b: Corner, c: Corner, width: number, height: number, plot: (pixel: number, near: number) => void): void {
  const area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  if (area === 0) return;
  const top = Math.max(0, Math.ceil(Math.min(a.y, b.y, c.y) - 0.5));
  const bottom = Math.min(height - 1, Math.floor(Math.max(a.y, b.y, c.y) - 0.5));
  const left = Math.max(0, Math.ceil(Math.min(a.x, b.x, c.x) - 0.5));
  const right = Math.min(width - 1, Math.floor(Math.max(a.x, b.x, c.x) - 0.5));
  const inverse = 1 / area;
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const px = x + 0.5;
      const py = y + 0.5;
      const wa = ((b.x - px) * (c.y - py) - (b.y - py) * (c.x - px)) * inverse;
      if (wa < 0) continue;
      const wb = ((c.x - px) * (a.y - py) - (c.y - py) * (a.x - px)) * inverse;
      if (wb < 0) continue;
      const wc = 1 - wa - wb;
      if (wc < 0) continue;
      plot(y * width + x, wa * a.near + wb * b.near + wc * c.near);
    }
  }
}

/** Projects the triangles of an instance one after another; back faces are left out unless the part is thin. */
export function forEachTriangle(instance: Instance, camera: Camera, take: (a: Corner, b: Corner, c: Corner, triangle: number) => void): void {
  const { right, up, back, eye } = axesOf(camera);
  const focal = camera.zoom * camera.distance;
  const [centerX, centerY] = camera.center;
  const { corners, part } = instance;
  const projected: readonly [Corner, Corner, Corner] = [{ x: 0, y: 0, near: 0 }, { x: 0, y: 0, near: 0 }, { x: 0, y: 0, near: 0 }];
  const nearest = camera.distance * 0.05;
  for (let start = 0; start < corners.length; start += 9) {
    let isBehind = false;
    for (let corner = 0; corner < 3; corner += 1) {
      const at = start + corner * 3;
      const dx = (corners[at] ?? 0) - eye[0];
      const dy = (corners[at + 1] ?? 0) - eye[1];
      const dz = (corners[at + 2] ?? 0) - eye[2];
      const depth = -(dx * back[0] + dy * back[1] + dz * back[2]);
      if (depth < nearest) isBehind = true;
      const target = projected[corner as 0 | 1 | 2];
      target.near = 1 / depth;
      target.x = centerX + (dx * right[0] + dy * right[1] + dz * right[2]) * focal * target.near;
      target.y = centerY - (dx * up[0] + dy * up[1] + dz * up[2]) * focal * target.near;
    }
    if (isBehind) continue;
    const [a, b, c] = projected;
    const isAway = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0;
    if (isAway && part.isThin !== true) continue;
    take(a, b, c, start / 9);
  }
}

/** Finds the visible surface of each pixel among the given instances. */
export function rasterize(instances: readonly Instance[], camera: Camera, width: number, height: number): Visible {
  const near = new Float32Array(width * height);
  const seen = new Int16Array(width * height).fill(-1);
  const triangles = new Int32Array(width * height);
  instances.forEach((instance, index) =>
    forEachTriangle(instance, camera, (a, b, c, triangle) =>
      fillTriangle(a, b, c, width, height, (pixel, closeness) => {
        if (closeness <= (near[pixel] ?? 0)) return;
        near[pixel] = closeness;
        seen[pixel] = index;
        triangles[pixel] = triangle;
      }),
    ),
  );
  const depth = near.map((closeness) => (closeness === 0 ? Infinity : 1 / closeness));
  return { width, height, depth, instance: seen, triangle: triangles };
}
