import { describe, expect, it } from '@jest/globals';
import type { TrialResult } from '../trials/runTrial.ts';
import { recount } from './recount.ts';
import { hostsReport, rowOf } from './report.ts';

const nothing = recount({ known: [], stored: [], mails: [], stockBefore: [], stockAfter: [], sold: [] });
const page = (at: number, fault: string) => ({ path: '/hu', at, ms: 500, fault });
const pages = (count: number, ...failed: ReturnType<typeof page>[]) => [...Array.from({ length: count - failed.length }, (_, at) => page(at, '')), ...failed];

const resultWith = (viewed: TrialResult['pages'], acceptedShare: number): TrialResult => ({
  trial: { name: 'a shell is killed', description: 'SIGKILL', acceptedShare, act: () => Promise.resolve() },
  pages: viewed,
  purchases: [
    { email: 'a@x', at: 0, pieces: 1, orderHash: 'h1', end: '', repeated: 2 },
    { email: 'b@x', at: 0, pieces: 1, orderHash: undefined, end: 'given up', repeated: 5 },
  ],
  healedMs: 4200,
});

describe('a row of the report', () => {
  it('has the share and the faults of the failed pages, the orders, and the mark', () => {
    const failed = [page(1000, '503'), page(2000, '503'), page(3500, 'ECONNREFUSED')];
    expect(rowOf(resultWith(pages(1000, ...failed), 0.001))).toBe('| a shell is killed | 1,000 | 3 | 0.30 % | 503 × 2, ECONNREFUSED × 1 | 3 s | 1 | 7 | 1 | 4 s | **missed** |');
    expect(rowOf(resultWith(pages(1000, page(0, '503')), 0.001))).toContain('| met |');
  });

  it('of a deployment is missed by one failed page', () => {
    expect(rowOf(resultWith(pages(1000, page(0, '503')), 0))).toContain('**missed**');
    expect(rowOf(resultWith(pages(1000), 0))).toContain('| 0 | 0.00 % | – | – |');
  });
});

describe('the report', () => {
  it('names the missed marks and whoever has lost an order', () => {
    const report = hostsReport({ results: [resultWith(pages(10, page(0, '503')), 0.001)], recount: { ...nothing, lost: ['a@x'] }, conditions: 'a day', readers: 6, buyers: 3 });
    expect(report).toContain('1 of 1 are missed');
    expect(report).toContain('| confirmed orders that are not in the database | **1** (a@x) |');
  });
});
