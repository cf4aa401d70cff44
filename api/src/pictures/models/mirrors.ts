import { litColor } from '../drawing/finish.ts';
import type { Design, Model } from '../drawing/model.ts';
import type { Part } from '../drawing/part.ts';
import { number, polygonPath } from '../drawing/svg.ts';
import { tube } from '../drawing/sweep.ts';
import { boundsOf, type Vec3 } from '../drawing/vector.ts';
import type { PictureSpec } from '../pictureSpec.ts';

/** Outline of the glass, counter-clockwise from the lower right: round, arched or rectangular. */
function outline({ design, size }: PictureSpec): readonly Vec3[] {
  const [x, height] = [size.width / 2, size.height];
  const arc = (centerY: number, radiusX: number, radiusY: number, from: number, to: number): Vec3[] =>
    Array.from({ length: 33 }, (_point, index) => {
      const angle = from + ((to - from) * index) / 32;
      return [Math.cos(angle) * radiusX, centerY + Math.sin(angle) * radiusY, 0];
    });
  if (design === 1) return arc(height / 2, x, height / 2, -Math.PI / 2, Math.PI * 1.5);
  if (design === 2) return [[-x, 0, 0], [x, 0, 0], ...arc(height - x, x, x, 0, Math.PI)];
  return [[-x, 0, 0], [x, 0, 0], [x, height, 0], [-x, height, 0]];
}

/** Glass that holds the daylight of a room: brighter towards the window, with two soft bars of reflection. */
function glass(points: readonly Vec3[], { size, body }: PictureSpec): Part {
  return {
    bounds: boundsOf(points),
    castsNoShadow: true,
    draw: (view, defs) => {
      const path = polygonPath(points.map(view.project));
      const fill = defs.name('mirror glass', (name) => `<linearGradient id="${name}" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#F6F3EC"/><stop offset=".45" stop-color="#D9DCD9"/><stop offset="1" stop-color="#B7BDBC"/></linearGradient>`);
      const clip = defs.name(`mirror clip ${path}`, (name) => `<clipPath id="${name}"><path d="${path}"/></clipPath>`);
      const [low, high] = [view.project([-size.width / 2, 0, 0]), view.project([size.width / 2, size.height, 0])];
      const wide = high.x - low.x;
      const bar = (at: number, width: number): string => `<path d="M${number(low.x + wide * at)} ${number(low.y)}l${number(wide * 0.5)} ${number(high.y - low.y)}h${number(wide * width)}l${number(-wide * 0.5)} ${number(low.y - high.y)}z" fill="#fff" fill-opacity=".22"/>`;
      const rim = litColor(body, [0, 0, 1], [0, 0, 0], view.eye, view.light, 0.7);
      return `<path d="${path}" fill="url(#${fill})"/><g clip-path="url(#${clip})">${bar(-0.1, 0.2)}${bar(0.24, 0.08)}</g><path d="${path}" fill="none" stroke="${rim}" stroke-opacity=".3" stroke-width="2"/>`;
    },
  };
}

function mirror(spec: PictureSpec): Model {
  const points = outline(spec);
  const thickness = Math.max(9, Math.min(24, spec.size.depth / 2));
  const [first, second] = points;
  const closed = first === undefined || second === undefined ? points : [...points, first, second];
  const backed = closed.map(([x, y]): Vec3 => [x, y, 0]);
  return {
    parts: [glass(points, spec), { ...tube(backed, thickness, spec.body), outline: points }],
    mount: 'wall',
    focus: { at: [spec.size.width * 0.3, spec.size.height * 0.8, 0], share: 0.46 },
  };
}

export const MIRRORS: readonly Design[] = [mirror, mirror, mirror];
