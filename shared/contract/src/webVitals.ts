import { isRecord } from './isRecord.ts';

/** A browser reports here how fast its page was, if the visitor agrees to statistics. */
export const WEB_VITALS_PATH = '/web-vitals';

/** The largest value of each that is reported: milliseconds, and for the layout shift a score without a unit. */
const LIMITS = { LCP: 60_000, INP: 60_000, FCP: 60_000, TTFB: 60_000, CLS: 10 } as const;

export type WebVital = keyof typeof LIMITS;

/** A page by the name of its route and the release that rendered it: no address, and nothing that identifies a visitor. */
export interface WebVitalsReport {
  readonly route: string;
  readonly slice: string;
  readonly version: string;
  readonly values: Readonly<Partial<Record<WebVital, number>>>;
}

const isShortText = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 100;

function isWebVital(name: string): name is WebVital {
  return Object.hasOwn(LIMITS, name);
}

/** Whether a value is the report of a browser. */
export function isWebVitalsReport(value: unknown): value is WebVitalsReport {
  if (!isRecord(value) || !isShortText(value['route']) || !isShortText(value['slice']) || !isShortText(value['version']) || !isRecord(value['values'])) return false;
  const values = Object.entries(value['values']);
  return values.length > 0 && values.every(([name, of]) => isWebVital(name) && typeof of === 'number' && of >= 0 && of <= LIMITS[name]);
}
