import type { BusMoments, StatisticsTopic } from '@feszek/contract';

/** Receives the moments for statistics. */
export type Tracker = { readonly [Name in StatisticsTopic]: (moment: BusMoments[Name]) => void };

export interface RunningTracker {
  readonly tracker: Tracker;
  /** Ends it: what has not been pushed yet is dropped, and what it remembered is forgotten. */
  stop(): void;
}
