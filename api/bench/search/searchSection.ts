import { atLeast, atMost, median, milliseconds, spread, table, verdict, whole } from '@feszek/figures';
import type { Mark, Section } from '@feszek/figures';
import { summarize } from './measures.ts';
import type { LanguageResult } from './report.ts';
import type { Milliseconds, Speed } from './speed.ts';
import { PARTS, figuresOf } from './speedTable.ts';
import type { Part } from './speedTable.ts';

/** The marks are those of the largest shop. */
const P95_MS = 30;
const LONGEST_MS = 150;
/** The least NDCG@10 of queries for goods that the shop does not sell. */
const LEAST_UNSOLD = 0.8;

function marksOf(speed: Speed, part: Part): Mark[] {
  const what = `${part} of ${speed.queries} queries among ${whole(speed.products)} products`;
  return [
    atMost(`${what}, p95 in ms`, median(figuresOf(speed, part, 'p95')), P95_MS, milliseconds),
    atMost(`${what}, longest in ms`, median(figuresOf(speed, part, 'longest')), LONGEST_MS, milliseconds),
  ];
}

/** Searches as a part of the report of all measurements. */
export function searchSection(results: readonly LanguageResult[], speeds: readonly Speed[]): Section {
  const largest = Math.max(...speeds.map(({ products }) => products));
  const timed = speeds.filter(({ products }) => products === largest).flatMap((speed) => PARTS.map((part) => ({ speed, part, marks: marksOf(speed, part) })));
  const quality = (value: number) => value.toFixed(2);
  const judged = results.map(({ language, search }) => {
    const { ndcg } = summarize(search.filter(({ kind }) => kind === 'unsold'));
    return { language, all: summarize(search), mark: atLeast(`NDCG@10 of ${language} queries for goods that the shop does not sell`, ndcg, LEAST_UNSOLD, quality) };
  });
  return {
    title: 'Search',
    marks: [...timed.flatMap(({ marks }) => marks), ...judged.map(({ mark }) => mark)],
    decisions: ['0154-search-of-many-words'],
    text: `Queries of visitors (goods and brands that are not sold, long descriptions, mistakes in several words) and the judged ones, one after another, on a PostgreSQL server on the same machine, without caches of answers. Three rounds after a warm-up; each figure is the median of the rounds. The judged set says how good the answers are. All figures: [search](search.md), which \`npm run bench:search\` writes alone.

${table(['queries', 'of', 'p50 ms', 'p95 ms', 'mark', 'longest ms', 'mark'], timed.map(({ speed, part, marks: [p95, longest] }) => {
  const shown = (figure: keyof Milliseconds) => spread(figuresOf(speed, part, figure), milliseconds);
  return [speed.queries, part, shown('p50'), shown('p95'), p95 ? verdict(p95) : '', shown('longest'), longest ? verdict(longest) : ''];
}))}

${table(['judged queries', 'NDCG@10', 'recall@24', 'NDCG@10 of goods that are not sold', 'mark'], judged.map(({ language, all, mark }) => [language, quality(all.ndcg), quality(all.recall), mark.measured, verdict(mark)]))}`,
  };
}
