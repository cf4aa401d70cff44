import { expect, it } from '@jest/globals';
import { formatDays } from './formatDays.ts';

it('formats days of arrival in both languages', () => {
  expect([formatDays('2026-12-02', '2026-12-04', 'hu'), formatDays('2026-12-02', '2026-12-04', 'en')]).toEqual(['december 2–4.', '2–4 December']);
  expect(formatDays('2026-11-30', '2026-12-02', 'hu')).toMatch(/^november 30\. ?– ?december 2\.$/);
  expect([formatDays('2026-12-03', '2026-12-03', 'hu'), formatDays('2026-12-03', '2026-12-03', 'en')]).toEqual(['december 3., csütörtök', 'Thursday 3 December']);
});
