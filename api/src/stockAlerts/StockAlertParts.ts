import type { Clock } from '../platform/clock.ts';

/** What the requests and the mails need. */
export interface StockAlertParts {
  readonly clock: Clock;
  /** Key of the tokens that end alerts; the same in every process. */
  readonly secret: string;
}
