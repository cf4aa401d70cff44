import type { Triangles } from './part.ts';
import { cross, dot, length, normalize, subtract, type Vec3 } from './vector.ts';

/** Neighbouring facets at less than this angle are shaded smoothly. */
const CREASE_COSINE = Math.cos((48 * Math.PI) / 180);

interface Facet {
  readonly points: readonly [Vec3, Vec3, Vec3, Vec3];
  /** Length one; zero if the facet has no area. */
  readonly normal: Vec3;
  /** Twice the area, in square millimetres. */
  readonly weight: number;
}

function facetOf(a: Vec3, b: Vec3, c: Vec3, d: Vec3): Facet {
  const across = cross(subtract(c, a), subtract(d, b));
  const weight = length(across);
  return { points: [a, b, c, d], normal: weight < 1e-6 ? [0, 0, 0] : normalize(across), weight };
}

/** The normal at a corner: the mean of the surrounding facets that are shaded smoothly with the first one. */
function cornerNormal(facet: Facet, around: readonly (Facet | undefined)[]): Vec3 {
  let [x, y, z] = [0, 0, 0];
  for (const other of around) {
    if (!other || other.weight < 1e-6 || dot(other.normal, facet.normal) < CREASE_COSINE) continue;
    x += other.normal[0] * other.weight;
    y += other.normal[1] * other.weight;
    z += other.normal[2] * other.weight;
  }
  return x === 0 && y === 0 && z === 0 ? facet.normal : normalize([x, y, z]);
}

/** Triangles of a surface given by rows of points. Neighbouring rows are joined; `isRing` joins the ends of every row. */
export function gridTriangles(rows: readonly (readonly Vec3[])[], isRing = false): Triangles {
  const facets: Facet[][] = [];
  for (let r = 0; r + 1 < rows.length; r += 1) {
    const [lower, upper] = [rows[r] ?? [], rows[r + 1] ?? []];
    const count = isRing ? lower.length : lower.length - 1;
    facets.push(
      Array.from({ length: count }, (_, c) => {
        const next = (c + 1) % lower.length;
        const zero: Vec3 = [0, 0, 0];
        return facetOf(lower[c] ?? zero, lower[next] ?? zero, upper[next] ?? zero, upper[c] ?? zero);
      }),
    );
  }
  const at = (r: number, c: number): Facet | undefined => {
    const row = facets[r];
    return row && (isRing ? row[(c + row.length) % row.length] : row[c]);
  };
  const corners: number[] = [];
  for (const facet of facets.flat()) {
    const [a, b, c, d] = facet.points;
    if (facet.weight < 1e-6) continue;
    if (hasArea(a, b, c)) corners.push(a[0], a[1], a[2], b[0], b[1], b[2], c[0], c[1], c[2]);
    if (hasArea(c, d, a)) corners.push(a[0], a[1], a[2], c[0], c[1], c[2], d[0], d[1], d[2]);
  }
  const computeNormals = (): Float32Array => {
    const builder = new TriangleBuilder();
    facets.forEach((row, r) =>
      row.forEach((facet, c) => {
        if (facet.weight < 1e-6) return;
        const corner = (dr: number, dc: number): Vec3 => cornerNormal(facet, [facet, at(r + dr, c), at(r, c + dc), at(r + dr, c + dc)]);
        builder.quad(facet.points, [corner(-1, -1), corner(-1, 1), corner(1, 1), corner(1, -1)]);
      }),
    );
    return builder.triangles().normals;
  };
  let normals: Float32Array | undefined;
  // Most of the time goes into normals, which only a drawing needs.
  return { corners: Float32Array.from(corners), get normals() { return (normals ??= computeNormals()); } };
}

/** Whether the corners of a triangle differ from each other along its outline. */
function hasArea(a: Vec3, b: Vec3, c: Vec3): boolean {
  return !isSame(a, b) && !isSame(b, c);
}

/** Points of a surface `point(u, v)`, both from 0 to 1, as rows for `gridTriangles`. */
export function gridOf(columns: number, rows: number, point: (u: number, v: number) => Vec3): readonly (readonly Vec3[])[] {
  return Array.from({ length: rows + 1 }, (_row, r) => Array.from({ length: columns + 1 }, (_column, c) => point(c / columns, r / rows)));
}

/** Collects triangles. */
export class TriangleBuilder {
  readonly #corners: number[] = [];
  readonly #normals: number[] = [];

  triangle([a, b, c]: readonly [Vec3, Vec3, Vec3], [na, nb, nc]: readonly [Vec3, Vec3, Vec3]): void {
    this.#corners.push(a[0], a[1], a[2], b[0], b[1], b[2], c[0], c[1], c[2]);
    this.#normals.push(na[0], na[1], na[2], nb[0], nb[1], nb[2], nc[0], nc[1], nc[2]);
  }

  /** Four corners, counter-clockwise from outside. */
  quad([a, b, c, d]: readonly [Vec3, Vec3, Vec3, Vec3], [na, nb, nc, nd]: readonly [Vec3, Vec3, Vec3, Vec3]): void {
    if (hasArea(a, b, c)) this.triangle([a, b, c], [na, nb, nc]);
    if (hasArea(c, d, a)) this.triangle([a, c, d], [na, nc, nd]);
  }

  triangles(): Triangles {
    return { corners: Float32Array.from(this.#corners), normals: Float32Array.from(this.#normals) };
  }
}

function isSame(a: Vec3, b: Vec3): boolean {
  return a[0] === b[0] && a[1] === b[1] && a[2] === b[2];
}
