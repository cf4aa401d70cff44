import type { PageData } from '../../markup/PageData.ts';
import { reportVitals } from '../vitals/reportVitals.ts';
import { createTracker } from './createTracker.ts';
import type { TrackerParts } from './createTracker.ts';
import { pushToDataLayer } from './dataLayer.ts';
import type { RunningTracker } from './Tracker.ts';

interface StatisticsParts extends Omit<TrackerParts, 'push'> {
  readonly page: PageData;
}

/** Starts what needs the consent to statistics: events for statistics tools, and the speed of this page. */
export function runTracker({ page, ...parts }: StatisticsParts): RunningTracker {
  const { tracker, stop } = createTracker({ ...parts, push: pushToDataLayer });
  const stopVitals = reportVitals(parts.bus, page);
  return {
    tracker,
    stop() {
      stop();
      stopVitals();
    },
  };
}
