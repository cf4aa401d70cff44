import { expect, it } from '@jest/globals';
import { formatDays } from './formatDays.ts';

it('formats days of arrival in both languages', () => {
  expect([formatDays('2026-12-02', '2026-12-04', 'hu'), formatDays('2026-12-02', '2026-12-04', 'en')]).toEqual(['december\u00A02–4.', '2–4\u00A0December']);
  expect(formatDays('2026-11-30', '2026-12-02', 'hu')).toMatch(/^november\u00A030\. ?– ?december\u00A02\.$/);
  expect([formatDays('2026-12-03', '2026-12-03', 'hu'), formatDays('2026-12-03', '2026-12-03', 'en')]).toEqual(['december\u00A03., csütörtök', 'Thursday 3\u00A0December']);
});
