import type { Surface } from '../pictureSpec.ts';
import { isClear, litColor, opacityOf } from './finish.ts';
import type { Part } from './part.ts';
import { convexHull, polygonPath } from './svg.ts';
import { textureFill } from './texture.ts';
import { boundsOf, cross, dot, length, normalize, scale, subtract, type Vec3 } from './vector.ts';

/** A stroke in the facet's own colour, broad enough to close the seams that smoothed edges leave. */
const SEALED = 'stroke-width="2.4" stroke-linejoin="round"';

export interface Facet {
  readonly points: readonly Vec3[];
  readonly center: Vec3;
  readonly normal: Vec3;
}

export interface MeshOptions {
  readonly surface: Surface;
  /** Seen from both sides: an open bowl, a cloth. */
  readonly isThin?: boolean;
  /** Light that reaches a point, from 0 to 1. */
  readonly exposure?: (point: Vec3) => number;
  /** The colour at a point, where it is not the same everywhere: stripes, a dipped base. */
  readonly paint?: (point: Vec3) => string | undefined;
  readonly hasTexture?: boolean;
  readonly castsNoShadow?: boolean;
}

/** A facet from its corners, listed counter-clockwise as seen from outside. */
export function facetOf(points: readonly Vec3[]): Facet | undefined {
  const [a, b, c, d] = points;
  if (a === undefined || b === undefined || c === undefined) return undefined;
  const normal = d === undefined ? cross(subtract(b, a), subtract(c, a)) : cross(subtract(c, a), subtract(d, b));
  if (length(normal) < 1e-6) return undefined;
  const sum = points.reduce<Vec3>((total, point) => [total[0] + point[0], total[1] + point[1], total[2] + point[2]], [0, 0, 0]);
  return { points, center: scale(sum, 1 / points.length), normal: normalize(normal) };
}

/** Facets of a surface given by rows of points; neighbouring rows are joined, and `isRing` joins the ends of every row. */
export function facetsOfGrid(rows: readonly (readonly Vec3[])[], isRing = false): readonly Facet[] {
  const facets: Facet[] = [];
  for (let r = 0; r + 1 < rows.length; r += 1) {
    const lower = rows[r] ?? [];
    const upper = rows[r + 1] ?? [];
    const count = isRing ? lower.length : lower.length - 1;
    for (let c = 0; c < count; c += 1) {
      const next = (c + 1) % lower.length;
      const corners = [lower[c], lower[next], upper[next], upper[c]].filter((point) => point !== undefined);
      const facet = facetOf(corners);
      if (facet !== undefined) facets.push(facet);
    }
  }
  return facets;
}

/** Points of a surface `point(u, v)`, both from 0 to 1, as rows for `facetsOfGrid`. */
export function gridOf(columns: number, rows: number, point: (u: number, v: number) => Vec3): readonly (readonly Vec3[])[] {
  return Array.from({ length: rows + 1 }, (_row, r) => Array.from({ length: columns + 1 }, (_column, c) => point(c / columns, r / rows)));
}

/** A piece of many small facets: everything that is round or soft. */
export function mesh(facets: readonly Facet[], options: MeshOptions): Part {
  const points = facets.flatMap((facet) => facet.points);
  const { surface, exposure, paint } = options;
  return {
    bounds: boundsOf(points),
    castsNoShadow: options.castsNoShadow ?? isClear(surface),
    draw: (view, defs) => {
      const seen = facets
        .map((facet) => ({ facet, toEye: subtract(view.eye, facet.center) }))
        .filter(({ facet, toEye }) => options.isThin === true || dot(facet.normal, toEye) > 0)
        .toSorted((a, b) => length(b.toEye) - length(a.toEye));
      const paths: string[] = [];
      const outline: string[] = [];
      for (const { facet, toEye } of seen) {
        const normal = dot(facet.normal, toEye) > 0 ? facet.normal : scale(facet.normal, -1);
        const painted = paint?.(facet.center);
        const color = litColor(painted === undefined ? surface : { ...surface, hex: painted }, normal, facet.center, view.eye, view.light, exposure?.(facet.center));
        const path = polygonPath(facet.points.map(view.project));
        outline.push(path);
        paths.push(isClear(surface) ? `<path d="${path}" fill="${color}"/>` : `<path d="${path}" fill="${color}" stroke="${color}"/>`);
      }
      const body = isClear(surface) ? `<g opacity="${opacityOf(surface)}">${paths.join('')}</g>` : `<g ${SEALED}>${paths.join('')}</g>`;
      const texture = options.hasTexture === false ? undefined : textureFill(surface, view.pixelsPerMm, defs);
      return texture === undefined ? body : `${body}<path d="${outline.join('')}" fill="url(#${texture})"/>`;
    },
  };
}

/** The outline of a convex piece as the camera sees it. */
export function outlineOf(points: readonly Vec3[], project: (point: Vec3) => { x: number; y: number }): string {
  return polygonPath(convexHull(points.map(project)));
}
