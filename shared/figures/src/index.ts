export { startConditions } from './conditions.ts';
export { kilobytes, megabytes, milliseconds, percent, seconds, spread, table, whole } from './format.ts';
export { atLeast, atMost, verdict } from './Mark.ts';
export type { Mark } from './Mark.ts';
export { median, medianBy } from './median.ts';
export { percentileOf } from './percentileOf.ts';
export type { Section } from './Section.ts';
