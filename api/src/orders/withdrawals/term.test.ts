import { describe, expect, it } from '@jest/globals';
import { isTermOver, lastDayToWithdraw } from './term.ts';

describe('the term of withdrawal', () => {
  it.each([
    ['fourteen days after the day of delivery', '2026-11-09T10:00:00Z', '2026-11-23'],
    ['counted by the day in Hungary, not by the hour', '2026-11-09T23:30:00Z', '2026-11-24'],
    ['to the Monday, where it would end on a Saturday', '2026-11-07T10:00:00Z', '2026-11-23'],
    ['to the first working day after Christmas', '2026-12-10T10:00:00Z', '2026-12-28'],
    ['past a public holiday', '2026-10-09T10:00:00Z', '2026-10-26'],
  ])('runs %s', (_, deliveredAt, lastDay) => {
    expect(lastDayToWithdraw(new Date(deliveredAt))).toBe(lastDay);
  });

  it('is over when its last day has ended in Hungary', () => {
    expect(isTermOver('2026-11-23', new Date('2026-11-23T22:59:59Z'))).toBe(false);
    expect(isTermOver('2026-11-23', new Date('2026-11-23T23:00:00Z'))).toBe(true);
  });

  it('is never over if its beginning is unknown', () => {
    expect(isTermOver(null, new Date('2030-01-01'))).toBe(false);
  });
});
