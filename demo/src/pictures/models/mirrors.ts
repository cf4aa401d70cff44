import { block } from '../rendering/block.ts';
import { lathe } from '../rendering/lathe.ts';
import type { Design, Model } from '../rendering/model.ts';
import { TriangleBuilder } from '../rendering/mesh.ts';
import { type Part, partOf } from '../rendering/part.ts';
import { rod, tube } from '../rendering/sweep.ts';
import type { Vec3 } from '../rendering/vector.ts';
import type { PictureSpec } from '../pictureSpec.ts';

/** Outline of the glass, counter-clockwise from the lower right: round, arched, rectangular, oval, or soft like a pebble. */
function outline({ design, size }: PictureSpec): readonly Vec3[] {
  const [x, height] = [size.width / 2, size.height];
  const arc = (centerY: number, radiusX: number, radiusY: number, from: number, to: number): Vec3[] =>
    Array.from({ length: 33 }, (_point, index) => {
      const angle = from + ((to - from) * index) / 32;
      return [Math.cos(angle) * radiusX, centerY + Math.sin(angle) * radiusY, 0];
    });
  if (design === 1) return arc(height / 2, x, x, -Math.PI / 2, Math.PI * 1.5);
  if (design === 2) return [[-x, 0, 0], [x, 0, 0], ...arc(height - x, x, x, 0, Math.PI)];
  if (design === 4) return arc(height / 2, x, height / 2, -Math.PI / 2, Math.PI * 1.5);
  if (design === 5) {
    return Array.from({ length: 73 }, (_, index): Vec3 => {
      const angle = -Math.PI / 2 + (index / 72) * 2 * Math.PI;
      const swell = 1 + 0.07 * Math.sin(angle * 2 + 0.8) + 0.05 * Math.sin(angle * 3 + 2);
      return [Math.cos(angle) * x * 0.92 * swell, height / 2 + Math.sin(angle) * height * 0.46 * swell, 0];
    });
  }
  return [[-x, 0, 0], [x, 0, 0], [x, height, 0], [-x, height, 0]];
}

/** The glass: a fan of triangles around its middle. */
function glass(points: readonly Vec3[], { size, body }: PictureSpec): Part {
  const builder = new TriangleBuilder();
  const front: Vec3 = [0, 0, 1];
  const middle: Vec3 = [0, size.height / 2, 0];
  points.forEach((point, index) => builder.triangle([middle, point, points[(index + 1) % points.length] ?? point], [front, front, front]));
  return partOf(builder.triangles(), { surface: body, isMirror: true });
}

/** Whether a round mirror is of cane. */
function isCaneSun({ body, design }: PictureSpec): boolean {
  return body.material === 'cane' && design === 1;
}

/** Four flat bars with mitred corners. */
function barFrame({ size, body }: PictureSpec, thickness: number): readonly Part[] {
  const [x, height, wide] = [size.width / 2, size.height, Math.max(20, thickness * 1.8)];
  const bar = (min: Vec3, max: Vec3, grain: 'x' | 'y'): Part => block(min, max, body, { grain, bevel: 2 });
  return [
    bar([-x, 0, -thickness], [-x + wide, height, thickness], 'y'),
    bar([x - wide, 0, -thickness], [x, height, thickness], 'y'),
    bar([-x + wide, 0, -thickness], [x - wide, wide, thickness], 'x'),
    bar([-x + wide, height - wide, -thickness], [x - wide, height, thickness], 'x'),
  ];
}

/** A wide ring of woven cane around the glass, like the rays of a sun. */
function caneRing({ size, body }: PictureSpec, thickness: number): readonly Part[] {
  const [outer, inner] = [size.width / 2, size.width * 0.36];
  const facing = ([x, y, z]: Vec3): Vec3 => [x, size.height / 2 - z, y];
  const ring = (radius: number, width: number): Part => lathe([[radius - width, 0], [radius - width, thickness], [radius, thickness], [radius, 0]], body, { segments: 72, place: facing, isThin: true });
  const rays = Array.from({ length: 48 }, (_, index) => {
    const angle = (index / 48) * 2 * Math.PI;
    const at = (radius: number): Vec3 => [Math.cos(angle) * radius, size.height / 2 + Math.sin(angle) * radius, thickness];
    return rod(at(inner), at(outer - 6), 7, 9, body);
  });
  return [ring(inner + 14, 22), ...rays, ring(outer, 16)];
}

/** The frame of each design: a hoop, a bar, a rim as thick as a thumb, or a ring of cane. */
function frameOf(spec: PictureSpec, line: readonly Vec3[], thickness: number): readonly Part[] {
  if (isCaneSun(spec)) return caneRing(spec, thickness);
  if (spec.design === 3) return barFrame(spec, thickness);
  return [tube(line, thickness, spec.body)];
}

function mirror(spec: PictureSpec): Model {
  const points = outline(isCaneSun(spec) ? { ...spec, size: { ...spec.size, width: spec.size.width * 0.74 } } : spec);
  const thickness = Math.max(9, Math.min(24, spec.size.depth / 2));
  const [first, second] = points;
  const closed = first === undefined || second === undefined ? points : [...points, first, second];
  const backed = closed.map(([x, y]): Vec3 => [x, y, 0]);
  return {
    parts: [glass(points, spec), ...frameOf(spec, backed, thickness)],
    mount: 'wall',
    focus: { at: [spec.size.width * 0.3, spec.size.height * 0.8, 0], share: 0.46 },
  };
}

export const MIRRORS: readonly Design[] = [mirror, mirror, mirror, mirror, mirror];
