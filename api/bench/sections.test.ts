import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Section } from '@feszek/figures';
import type { Cost } from './catalogue/measure.ts';
import { growthSection } from './growth/growthSection.ts';
import type { Growth } from './growth/growthSection.ts';
import type { Score } from './search/measures.ts';
import { searchSection } from './search/searchSection.ts';
import type { Milliseconds, Speed } from './search/speed.ts';

const missed = ({ marks }: Section) => marks.filter(({ isMet }) => !isMet).map(({ what, measured }) => `${what}: ${measured}`);
const expectDecisions = ({ decisions = [] }: Section) =>
  expect(decisions.map((name) => [name, existsSync(join(import.meta.dirname, '..', '..', 'docs', 'decisions', `${name}.md`))])).toEqual(decisions.map((name) => [name, true]));

describe('the section of searches', () => {
  const round = (p95: number, longest: number): Milliseconds => ({ mean: 5, p50: 4, p95, longest });
  const speed = (products: number, search: readonly Milliseconds[]): Speed => ({ queries: 'visitors', products, indexSeconds: 6, search, suggestions: [round(1, 2)] });
  const score = (kind: Score['kind'], ndcg: number): Score => ({ kind, text: 'x', ndcg, recall: 1, hits: 1, isNearest: false });
  const judged = (unsold: number) => [{ language: 'English', search: [score('unsold', unsold), score('colour', 0.2)], plain: [] }];

  it('judges the median of the rounds in the largest shop', () => {
    const section = searchSection(judged(0.9), [speed(10, [round(90, 900)]), speed(100, [round(20, 100), round(31, 160), round(29, 140)])]);
    expect([missed(section), section.marks.length]).toEqual([[], 5]);
    expect(section.text).toContain('| visitors | search | 4 | 29 (20 to 31) | ≤ 30: met | 140 (100 to 160) | ≤ 150: met |');
    expect(missed(searchSection(judged(0.9), [speed(100, [round(31, 151)])]))).toEqual(['search of visitors queries among 100 products, p95 in ms: 31', 'search of visitors queries among 100 products, longest in ms: 151']);
    expectDecisions(section);
  });

  it('judges answers about goods that are not sold by these queries alone', () => {
    expect(missed(searchSection(judged(0.79), [speed(100, [round(1, 1)])]))).toEqual(['NDCG@10 of English queries for goods that the shop does not sell: 0.79']);
  });
});

describe('the section of a large shop', () => {
  const cost = (p95: number): Cost => ({ p50: 1, p95, apiCpu: 1, databaseCpu: 1 });
  const starts = (count: number, startMs: number, pss: number) => ({ count, starts: [{ startMs, memory: { pss, rss: pss } }] });
  const growth: Growth = {
    count: 1000, groups: { share: 0.5, mean: 3 }, kinds: [{ name: 'a search', counts: 'made', passes: [cost(10), cost(30), cost(50)] }],
    large: starts(1000, 1100, 110e6), small: starts(100, 1000, 100e6),
    imports: [{ rows: 50, ms: 60_000, apiCpuMs: 1000, memory: 1e6, waits: [1, 200, 3] }], database: { total: 1, search: 1, products: 1 },
  };
  const effort = { passes: 3, warmUp: 1, rounds: 2 };

  it('meets marks at their limits', () => {
    const section = growthSection(growth, effort);
    expect([missed(section), section.marks.length]).toEqual([[], 5]);
    expect(section.text).toContain('| a search | made | 1 | 30 (10 to 50) | ≤ 30: met |');
    expectDecisions(section);
  });

  it('misses them above', () => {
    const slower: Growth = { ...growth, kinds: [{ name: 'a search', counts: 'made', passes: [cost(31)] }], large: starts(1000, 2000, 300e6), imports: growth.imports.map((each) => ({ ...each, ms: 61_000, waits: [1, 201] })) };
    expect(missed(growthSection(slower, effort))).toEqual([
      'a search among 1,000 products, p95 in ms: 31',
      'start of the API with 1,000 products, as a multiple of that with 100: 2.0 times', 'memory of the API with 1,000 products, as a multiple of that with 100: 3.0 times',
      'import of 50 prices, in s: 61.0', 'the longest wait of a visitor during an import of 50 prices, in ms: 201',
    ]);
  });
});
