import type { Projected } from './camera.ts';
import { frameAround } from './framing.ts';

/** The number of columns into which points are sorted. */
const COLUMNS = 256;

/** The highest and the lowest point of each column, from left to right: their convex outline is that of all points, nearly. */
function extremesOf(points: readonly Projected[]): { readonly highest: readonly Projected[]; readonly lowest: readonly Projected[] } {
  const { left, right } = frameAround(points);
  const highest = Array.from({ length: COLUMNS }, (): Projected | undefined => undefined);
  const lowest = [...highest];
  const perPixel = (COLUMNS - 1) / Math.max(right - left, Number.MIN_VALUE);
  for (const point of points) {
    const column = Math.round((point.x - left) * perPixel);
    if (point.y < (highest[column]?.y ?? Infinity)) highest[column] = point;
    if (point.y > (lowest[column]?.y ?? -Infinity)) lowest[column] = point;
  }
  const isPoint = (point: Projected | undefined): point is Projected => point !== undefined;
  return { highest: highest.filter(isPoint), lowest: lowest.filter(isPoint) };
}

/** The points of a walk that only turns to one side, from the first to the last. */
function convex(walk: readonly Projected[]): readonly Projected[] {
  const kept: Projected[] = [];
  for (const point of walk) {
    for (let [a, b] = kept.slice(-2); a && b && (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) <= 0; [a, b] = kept.slice(-2)) kept.pop();
    kept.push(point);
  }
  return kept;
}

/** The area of the convex outline around projected points, in square pixels: what a product takes up for the eye, with the air between its legs. */
export function outlineArea(points: readonly Projected[]): number {
  const { highest, lowest } = extremesOf(points);
  const outline = [...convex(highest), ...convex(lowest.toReversed())];
  const doubled = outline.reduce((sum, { x, y }, index) => {
    const next = outline[(index + 1) % outline.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(doubled) / 2;
}
