import { CommandFailure } from '../../../platform/commands/failure.ts';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Parses a time of the operator: a time with its zone, or a day in this machine's time zone.
 *
 * @param end - `from`: the start of the day; `until`: the end of the day
 * @returns ISO time
 */
export function readTime(text: string, end: 'from' | 'until'): string {
  const [, year, month, day] = DAY.exec(text) ?? [];
  const time = year === undefined ? new Date(text) : new Date(Number(year), Number(month) - 1, Number(day) + (end === 'until' ? 1 : 0));
  const isZoned = year !== undefined || /(Z|[+-]\d{2}:\d{2})$/.test(text);
  if (Number.isNaN(time.getTime()) || !isZoned) throw new CommandFailure(`--${end} is a day like 2026-12-01, or a time like 2026-12-01T08:00:00Z.`);
  return time.toISOString();
}
