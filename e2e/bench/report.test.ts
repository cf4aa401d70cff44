import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { atMost, whole } from '@feszek/figures';
import type { Section } from '@feszek/figures';
import { interactionsSection } from './interactions/interactions.ts';
import { lighthouseSection } from './lighthouse/lighthouse.ts';
import { memorySection } from './memory/memory.ts';
import { readOptions } from './options.ts';
import { failedSection, missedMarks, writeReport } from './report.ts';
import { cachedSection } from './cached/cached.ts';
import { canarySection } from './canary/canary.ts';
import { sessionsSection } from './sessions/sessions.ts';
import { startSection } from './start/start.ts';
import { steadyRateSection } from './steadyRate/steadyRate.ts';
import { uncachedSection } from './uncached/uncached.ts';
import { minuteOfUseSection } from './minuteOfUse/minuteOfUseSection.ts';
import { weightSection } from './weight/weight.ts';
import type { LoadResult } from './load/load.ts';
import type { Comparison } from './load/compareLoad.ts';

const MET: Section = { title: 'Start', text: 'Text.', marks: [atMost('start, in s', 4, 5, whole)] };
const MISSED: Section = { title: 'Memory', text: 'Text.', marks: [atMost('memory, in MB', 1040, 800, whole), atMost('other, in MB', 1, 2, whole)], decisions: ['0076-processor-time-of-tests'] };

/** The rows of a section's tables without their heads. */
const rowsOf = ({ text }: Section) => text.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'));

const loaded = (requestsPerSecond: number, firstByte = 1): LoadResult => ({ requestsPerSecond, p50: 1, p99: 2, firstByte, failures: 0, cpuUs: 1_000_000 / requestsPerSecond });
function comparison(...turns: readonly (readonly [result: LoadResult, reference: LoadResult])[]): Comparison {
  const [[result, reference] = [loaded(1), loaded(1)]] = turns;
  return { result, reference, turns: turns.map(([one, other]) => ({ result: one, reference: other })) };
}

describe('the list of missed marks', () => {
  it('has each missed mark with its figure, by sections, and what was tried', () => {
    expect(missedMarks([MET, MISSED])).toBe('1 of 3 marks are missed:\n\n- **Memory** (what was tried: [0076](../decisions/0076-processor-time-of-tests.md))\n  - memory, in MB: 1,040, mark ≤ 800');
  });

  it('has a subject that failed', () => {
    expect(missedMarks([MET, failedSection('memory', new Error('No shell runs.'))])).toBe('1 of 2 marks are missed:\n\n- **memory**\n  - memory: not measured (No shell runs.), mark to be measured');
  });

  it('says that all marks are met', () => {
    expect(missedMarks([MET])).toBe('All 1 marks are met.');
  });

  it('is at the top of the report', () => {
    const report = writeReport({ conditions: '2026-11-29 (2 cores)', sections: [MET, MISSED] });
    expect(report.split('\n').filter((line) => line.startsWith('#'))).toEqual(['# Performance', '## Missed marks', '## Start', '## Memory']);
    expect(report).toContain('on 2026-11-29 (2 cores)');
  });
});

describe('the sections', () => {
  const first = loaded(90, 1.05);
  const guest = loaded(100);

  it('compare a session with a guest in each turn, and take the medians', () => {
    const section = sessionsSection([{ name: 'home', compared: comparison([loaded(85, 1.2), guest], [first, guest], [loaded(95), guest]) }]);
    expect(rowsOf(section)).toEqual([expect.stringContaining('| page'), '| home | 100 | 90 | 90 % (85 % to 95 %) | ≥ 90 %: met | 1 | 1.05 | 105 % (100 % to 120 %) | ≤ 110 %: met |']);
    expect(sessionsSection([{ name: 'home', compared: comparison([loaded(89, 1.2), guest]) }]).marks.map(({ isMet }) => isMet)).toEqual([false, false]);
  });

  it('judge the percentile at half of the rate by the median of the runs', () => {
    const run = (slow: number) => ({ times: [...Array.from({ length: 98 }, () => 20), slow, slow], failures: 0 });
    expect(steadyRateSection({ rates: [70], rate: 35, runs: [run(50), run(90), run(59)] }).marks).toEqual([expect.objectContaining({ measured: '59', isMet: true })]);
    expect(steadyRateSection({ rates: [70], rate: 35, runs: [run(50), run(90), run(61)] }).marks).toEqual([expect.objectContaining({ measured: '61', isMet: false })]);
  });

  it('have the memory of each program, the largest first', () => {
    const run = (api: number, shell: number) => new Map([['shell', shell * 1e6], ['api', api * 1e6]]);
    const section = memorySection({ idle: [run(100, 50)], loaded: [run(500, 200), run(600, 150), run(700, 260)] });
    expect(rowsOf(section).map((row) => row.split(' | ').slice(0, 4).join(' | '))).toEqual([expect.stringContaining('program'), '| api | 100 | 600 (500 to 700) |  |', '| shell | 50 | 200 (150 to 260) |  |', '| **all** | 150 | 750 (700 to 960) | ≤ 800: met |']);
  });

  it('have the percentile of all interactions, and the slowest kinds first', () => {
    const interactions = [...Array.from({ length: 98 }, () => ({ kind: 'search', event: 'keydown', ms: 40 }) as const), { kind: 'filter', event: 'click', ms: 96 }, { kind: 'filter', event: 'pointerup', ms: 400 }] as const;
    const section = minuteOfUseSection([{ device: 'phone', rounds: [{ interactions, duration: 60_000 }] }], 4);
    expect(rowsOf(section).slice(1)).toEqual([
      '| phone | 1 | 60.0 | 100 | 40 | 40 (40 to 40) | ≤ 100: met | 400 |',
      expect.stringContaining('| device'),
      '| phone | filter | 2 | 400 | 400 | 400 | pointerup | 1 |',
      '| phone | search | 98 | 40 | 40 | 40 | keydown | 0 |',
    ]);
    expect(minuteOfUseSection([{ device: 'phone', rounds: [{ interactions: interactions.slice(51), duration: 1 }] }], 4).marks[0]?.isMet).toBe(false);
  });

  it('name only decisions that exist', () => {
    const compared = { name: 'x', reference: 'y', compared: comparison([first, guest]) };
    const sections = [
      uncachedSection([compared]), steadyRateSection({ rates: [1], rate: 1, runs: [{ times: [1], failures: 0 }] }), cachedSection([compared]), sessionsSection([]), memorySection({ idle: [new Map()], loaded: [new Map()] }), canarySection(compared),
      weightSection([]), lighthouseSection([]), minuteOfUseSection([], 4), interactionsSection({ clickToProduct: [1], addToCount: [1], filterToList: [1], typingToSuggestions: [1] }),
      startSection({ first: [1], filled: [1], second: [1] }),
    ];
    const named = sections.flatMap(({ decisions = [] }) => decisions);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !existsSync(join(import.meta.dirname, '..', '..', 'docs', 'decisions', `${name}.md`)))).toEqual([]);
  });
});

describe('the arguments of the command', () => {
  const read = (...args: readonly string[]) => readOptions(args, ['cached', 'use']);

  it('choose what is measured', () => {
    expect([read(), read('orders'), read('--weight'), read('--only', 'use'), read('--only', 'use,cached')]).toEqual([
      { kind: 'all' }, { kind: 'orders' }, { kind: 'weight' }, { kind: 'only', names: ['use'] }, { kind: 'only', names: ['use', 'cached'] },
    ]);
  });

  it.each([[['--only']], [['--only', 'nothing']], [['--only', 'use,nothing']], [['use']], [['orders', 'use']], [['--weight', 'use']]])('are refused with the names that exist: %j', (args) => {
    expect(() => read(...args)).toThrow(/NAME.*\(cached, use\)/);
  });
});
