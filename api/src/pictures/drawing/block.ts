import type { Surface } from '../pictureSpec.ts';
import type { View } from './camera.ts';
import { tone } from './color.ts';
import { isClear, litColor, opacityOf } from './finish.ts';
import { type Plane, stoneVeins, woodGrain } from './grain.ts';
import type { Part } from './part.ts';
import { type Definitions, number, polygonPath } from './svg.ts';
import { textureFill } from './texture.ts';
import { boundsOf, cornersOf, cross, dot, mixPoints, normalize, subtract, type Vec3 } from './vector.ts';

export type Axis = 'x' | 'y' | 'z';

export interface BlockOptions {
  /** The direction of the grain; the longest side if not given. */
  readonly grain?: Axis;
  readonly place?: (point: Vec3) => Vec3;
  readonly exposure?: number;
  readonly castsNoShadow?: boolean;
}

interface Face {
  /** Counter-clockwise from outside. */
  readonly corners: readonly [Vec3, Vec3, Vec3, Vec3];
  /** The axes that run from the first corner to the second and from the second to the third. */
  readonly axes: readonly [Axis, Axis];
}

function facesOf(a: Vec3, b: Vec3): readonly Face[] {
  const [x0, y0, z0] = a;
  const [x1, y1, z1] = b;
  return [
    { corners: [[x0, y0, z1], [x1, y0, z1], [x1, y1, z1], [x0, y1, z1]], axes: ['x', 'y'] },
    { corners: [[x1, y0, z0], [x0, y0, z0], [x0, y1, z0], [x1, y1, z0]], axes: ['x', 'y'] },
    { corners: [[x1, y0, z1], [x1, y0, z0], [x1, y1, z0], [x1, y1, z1]], axes: ['z', 'y'] },
    { corners: [[x0, y0, z0], [x0, y0, z1], [x0, y1, z1], [x0, y1, z0]], axes: ['z', 'y'] },
    { corners: [[x0, y1, z1], [x1, y1, z1], [x1, y1, z0], [x0, y1, z0]], axes: ['x', 'z'] },
    { corners: [[x0, y0, z0], [x1, y0, z0], [x1, y0, z1], [x0, y0, z1]], axes: ['x', 'z'] },
  ];
}

function longestAxis(min: Vec3, max: Vec3): Axis {
  const sizes = [['x', max[0] - min[0]], ['y', max[1] - min[1]], ['z', max[2] - min[2]]] as const;
  return sizes.reduce((best, entry) => (entry[1] > best[1] ? entry : best), sizes[0])[0];
}

function planeOf({ corners: [a, b, c, d], axes }: Face, grain: Axis, seed: string): Plane {
  const alongFirst = axes[0] === grain || axes[1] !== grain;
  const [across, from] = alongFirst ? [d, a] : [b, a];
  return {
    point: (u, v) => (alongFirst ? mixPoints(mixPoints(a, b, u), mixPoints(d, c, u), v) : mixPoints(mixPoints(a, d, u), mixPoints(b, c, u), v)),
    widthMm: Math.hypot(...subtract(across, from)),
    seed,
  };
}

function faceSvg(face: Face, surface: Surface, grain: Axis, view: View, defs: Definitions, exposure: number): string {
  const [a, b, c, d] = face.corners;
  const normal = normalize(cross(subtract(c, a), subtract(d, b)));
  const middle = mixPoints(a, c, 0.5);
  if (dot(normal, subtract(view.eye, middle)) <= 0) return '';
  const color = litColor(surface, normal, middle, view.eye, view.light, exposure);
  const projected = face.corners.map(view.project);
  const path = polygonPath(projected);
  const xs = projected.map((point) => point.x);
  const ys = projected.map((point) => point.y);
  const gradient = defs.name(`sheen ${color}`, (name) => `<linearGradient id="${name}" x1="0" y1="0" x2=".7" y2="1"><stop stop-color="${tone(color, 1.06)}"/><stop offset="1" stop-color="${tone(color, 0.93)}"/></linearGradient>`);
  const isFlat = Math.max(...xs) - Math.min(...xs) < 0.5 || Math.max(...ys) - Math.min(...ys) < 0.5;
  const fill = isFlat ? color : `url(#${gradient})`;
  const seed = face.corners.flat().map((value) => Math.round(value)).join(' ');
  const shaded: Surface = { ...surface, hex: color };
  const plane = planeOf(face, grain, seed);
  const marks = surface.material === 'wood' ? woodGrain(shaded, plane, view) : surface.material === 'stone' ? stoneVeins(shaded, plane, view) : '';
  const texture = textureFill(surface, view.pixelsPerMm, defs);
  const weave = texture === undefined ? '' : `<path d="${path}" fill="url(#${texture})"/>`;
  const edgeLight = `<path d="${path}" fill="none" stroke="${tone(color, 1.16)}" stroke-width="${number(Math.max(0.6, Math.min(2, view.pixelsPerMm * 2)))}" stroke-opacity=".45" stroke-linejoin="round"/>`;
  const body = `<path d="${path}" fill="${fill}" stroke="${color}" stroke-width=".6"/>${marks}${weave}${edgeLight}`;
  return isClear(surface) ? `<g opacity="${opacityOf(surface)}">${body}</g>` : body;
}

/** A plank, a slab, a drawer front: six flat faces with their grain. */
export function block(min: Vec3, max: Vec3, surface: Surface, options: BlockOptions = {}): Part {
  const place = options.place;
  const grain = options.grain ?? longestAxis(min, max);
  const faces = facesOf(min, max).map((face): Face => {
    const [a, b, c, d] = face.corners;
    return place === undefined ? face : { ...face, corners: [place(a), place(b), place(c), place(d)] };
  });
  return {
    bounds: boundsOf(cornersOf({ min, max }).map((corner) => place?.(corner) ?? corner)),
    castsNoShadow: options.castsNoShadow ?? isClear(surface),
    draw: (view, defs) => faces.map((face) => faceSvg(face, surface, grain, view, defs, options.exposure ?? 1)).join(''),
  };
}

/** A round top: its edge is drawn by the caller, this is the flat face with its grain. */
export function roundFace(at: Vec3, radius: number, surface: Surface): Part {
  const steps = 96;
  const rim = Array.from({ length: steps }, (_point, index): Vec3 => {
    const angle = (index / steps) * 2 * Math.PI;
    return [at[0] + Math.cos(angle) * radius, at[1], at[2] + Math.sin(angle) * radius];
  });
  return {
    bounds: { min: [at[0] - radius, at[1], at[2] - radius], max: [at[0] + radius, at[1] + 1, at[2] + radius] },
    castsNoShadow: true,
    draw: (view, defs) => {
      if (view.eye[1] <= at[1]) return '';
      const color = litColor(surface, [0, 1, 0], at, view.eye, view.light);
      const path = polygonPath(rim.map(view.project));
      const gradient = defs.name(`round ${color}`, (name) => `<linearGradient id="${name}" x1="0" y1="0" x2=".9" y2="1"><stop stop-color="${tone(color, 1.07)}"/><stop offset="1" stop-color="${tone(color, 0.93)}"/></linearGradient>`);
      const plane: Plane = {
        point: (u, v) => [at[0] + (u * 2 - 1) * radius, at[1], at[2] + (v * 2 - 1) * radius],
        widthMm: radius * 2,
        seed: `${radius} ${at.join(' ')}`,
        span: (v) => {
          const half = Math.sqrt(Math.max(0, 0.25 - (v - 0.5) ** 2)) * 0.98;
          return [0.5 - half, 0.5 + half];
        },
      };
      const shaded: Surface = { ...surface, hex: color };
      const marks = surface.material === 'wood' ? woodGrain(shaded, plane, view) : surface.material === 'stone' ? stoneVeins(shaded, plane, view) : '';
      return `<path d="${path}" fill="url(#${gradient})"/>${marks}`;
    },
  };
}
