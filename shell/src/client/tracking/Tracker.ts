import type { BusMoments, StatisticsTopic } from '@feszek/contract';

/** Receives the moments for statistics. */
export type Tracker = { readonly [Name in StatisticsTopic]: (moment: BusMoments[Name]) => void };

export interface RunningTracker {
  readonly tracker: Tracker;
  /** Stops the tracker: drops events that are not pushed yet, and deletes its stored data. */
  stop(): void;
}
