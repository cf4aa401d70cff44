import { MEANINGS } from './meanings.ts';
import type { MeaningName } from './meanings.ts';
import type { JudgedQuery, Kind } from './rules.ts';

/** Queries of one kind, each with the name of its meaning. */
export type Queries = Partial<Record<Kind, readonly (readonly [query: string, meaning: MeaningName])[]>>;

export function judged(queries: Queries): JudgedQuery[] {
  return Object.entries(queries).flatMap(([kind, list]) => list.map(([text, meaning]) => ({ kind: kind as Kind, text, meaning: MEANINGS[meaning] })));
}
