import type { Clock } from '../platform/clock.ts';

/** What changes of subscriptions need, in every domain that makes one. */
export interface NewsletterParts {
  readonly clock: Clock;
  /** Key of the signatures of links; the same in every process. */
  readonly secret: string;
  /** Whether a marketing service gets the changes. */
  readonly hasService: boolean;
}
