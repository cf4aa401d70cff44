import { expect, it } from '@jest/globals';
import { timesTable } from './timesTable.mjs';

it('lists every part, the whole run, and the slowest files first', () => {
  const files = [{ file: 'quick.test.ts', seconds: 0.25 }, { file: 'slow.test.ts', seconds: 61.4 }];
  expect(timesTable([{ title: 'unit tests', seconds: 62, files }, { title: 'checks', seconds: 3.21 }], 65)).toBe(
    ['seconds', '    62  unit tests', '   3.2  checks', '    65  all', '', 'slowest files', '    61  slow.test.ts', '   0.3  quick.test.ts'].join('\n'),
  );
});

it('lists the twenty slowest of many files', () => {
  const files = Array.from({ length: 30 }, (_, index) => ({ file: `${index}.test.ts`, seconds: index }));
  const lines = timesTable([{ title: 'unit tests', seconds: 1, files }], 1).split('\n');
  expect(lines.slice(lines.indexOf('slowest files') + 1).map((line) => line.trim().split(/\s+/)[1])).toEqual(Array.from({ length: 20 }, (_, index) => `${29 - index}.test.ts`));
});
