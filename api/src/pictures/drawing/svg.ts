import type { Projected } from './camera.ts';

/** Collects what a drawing defines once (gradients, patterns, filters) and gives out names for it. */
export class Definitions {
  readonly #entries = new Map<string, { name: string; svg: string }>();

  /** The name of the definition that belongs to a key; it is made when the key is first asked for. */
  name(key: string, content: (name: string) => string): string {
    const known = this.#entries.get(key);
    if (known !== undefined) return known.name;
    const name = `d${this.#entries.size}`;
    this.#entries.set(key, { name, svg: content(name) });
    return name;
  }

  toString(): string {
    return [...this.#entries.values()].map(({ svg }) => svg).join('');
  }
}

export function number(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Path data of a closed polygon. */
export function polygonPath(points: readonly { readonly x: number; readonly y: number }[]): string {
  return `M${points.map(({ x, y }) => `${number(x)} ${number(y)}`).join('L')}Z`;
}

export function blurFilter(defs: Definitions, pixels: number): string {
  return defs.name(
    `blur ${number(pixels)}`,
    (name) => `<filter id="${name}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${number(pixels)}"/></filter>`,
  );
}

/** The convex outline of points. */
export function convexHull<Point extends Pick<Projected, 'x' | 'y'>>(points: readonly Point[]): readonly Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const half = (from: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of from) {
      while (chain.length >= 2 && turn(chain.at(-2), chain.at(-1), point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function turn<Point extends Pick<Projected, 'x' | 'y'>>(a: Point | undefined, b: Point | undefined, c: Point): number {
  if (a === undefined || b === undefined) return 0;
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** A whole SVG document. */
export function svgDocument(width: number, height: number, defs: Definitions, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${body}</svg>`;
}
