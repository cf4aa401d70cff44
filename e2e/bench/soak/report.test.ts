import { describe, expect, it } from '@jest/globals';
import { soakReport } from './report.ts';

const MB = 1024 * 1024;
const memory = (api: number, shell: number) => new Map([['shell', shell * MB], ['api', api * MB]]);
const actions = [{ ms: 10, isFailed: false }, { ms: 1500, isFailed: true }];

describe('the report of a steady load', () => {
  const lines = soakReport({
    start: memory(100, 50), shoppers: 3, conditions: '2026-11-28',
    minutes: [{ actions, memory: memory(110, 60) }, { actions: [], memory: memory(200, 80) }, { actions, memory: memory(210, 80) }, { actions, memory: memory(250, 76) }],
  }).split('\n');

  it('has the memory of each program and of all, and the actions, by minute', () => {
    expect(lines.filter((line) => line.startsWith('|')).slice(0, 4)).toEqual([
      '| minute | api | shell | all | actions | p95, ms | failed |',
      '| --- | --- | --- | --- | --- | --- | --- |',
      '| start | 100 | 50 | 150 | – | – | – |',
      '| 1 | 110 | 60 | 170 | 2 | 1,500 | 1 |',
    ]);
  });

  it('has the growth of the second half', () => {
    expect(lines.find((line) => line.startsWith('| second half'))).toBe('| second half | +25 % | -5 % | | | | |');
  });
});
