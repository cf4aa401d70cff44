import { addDays } from './days.ts';
import type { Day } from './days.ts';

/**
 * Month and day of the holidays with a fixed date: Act I of 2012 (the Labour Code), section 102. 24 December is among them
 * although it is not in that section: carriers do not deliver, and a decree makes it a rest day in each year (10/2025. (IV. 30.)
 * NGM for 2026).
 */
const FIXED = ['01-01', '03-15', '05-01', '08-20', '10-23', '11-01', '12-24', '12-25', '12-26'] as const;

/** Days from Easter Sunday: Good Friday, Easter Monday, Whit Monday. */
const MOVABLE = [-2, 1, 50] as const;

/** Easter Sunday in the Gregorian calendar, by the computus of Meeus, Jones and Butcher. */
function easterSunday(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** Whether a day is a public holiday in Hungary. */
export function isPublicHoliday(day: Day): boolean {
  const easter = easterSunday(Number(day.slice(0, 4)));
  return FIXED.some((fixed) => day.endsWith(fixed)) || MOVABLE.some((days) => addDays(easter, days) === day);
}
