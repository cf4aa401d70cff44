import { milliseconds, spread, table, whole } from '@feszek/figures';
import type { Milliseconds, Speed } from './speed.ts';

export type Part = 'search' | 'suggestions';
export const PARTS: readonly Part[] = ['search', 'suggestions'];

/** A figure of each round. */
export const figuresOf = (speed: Speed, part: Part, figure: keyof Milliseconds) => speed[part].map((round) => round[figure]);

/** The times as a table: each figure is the median of the rounds. */
export function speedTable(speeds: readonly Speed[]): string {
  return table(['products', 'queries', 'of', 'mean ms', 'p50', 'p95', 'longest', 'indexing all, s'], speeds.flatMap((speed) => PARTS.map((part) => {
    const shown = (figure: keyof Milliseconds) => spread(figuresOf(speed, part, figure), milliseconds);
    return [whole(speed.products), speed.queries, part, shown('mean'), shown('p50'), shown('p95'), shown('longest'), whole(speed.indexSeconds)];
  })));
}
