export { addDays, inBudapest, WEEKDAYS, weekdayOf } from './days.ts';
export type { Day, LocalTime, Weekday } from './days.ts';
export { formatDays } from './formatDays.ts';
export { joinRanges } from './joinRanges.ts';
export { areIntervals, intervalsOn, openState, parseInterval, secondsUntilChange, specialDays, weekdayRanges } from './openingHours.ts';
export type { ExchangedDays, Intervals, OpeningHours, OpenState, WeekdayRange } from './openingHours.ts';
export { isPublicHoliday } from './publicHolidays.ts';
