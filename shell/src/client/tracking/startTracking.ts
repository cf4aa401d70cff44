import { STATISTICS_TOPICS } from '@feszek/contract';
import type { Bus, StatisticsTopic } from '@feszek/contract';
import { removeStored } from './removeStored.ts';
import type { RunningTracker, Tracker } from './Tracker.ts';

export interface TrackingParts {
  readonly bus: Bus;
  /** Loads the tracker. */
  readonly load: () => Promise<RunningTracker>;
  readonly onError: (error: unknown) => void;
}

/** Subscribes for statistics until it is stopped. Events are queued while the tracker is loading. */
function listen({ bus, load, onError }: TrackingParts): () => void {
  const waiting: ((tracker: Tracker) => void)[] = [];
  let running: RunningTracker | undefined;
  let isStopped = false;
  const subscribe = <Name extends StatisticsTopic>(topic: Name) =>
    bus.on(topic, (moment) => {
      if (running) running.tracker[topic](moment);
      else waiting.push((tracker) => tracker[topic](moment));
    });
  const unsubscribes = STATISTICS_TOPICS.map((topic) => subscribe(topic));
  load().then((loaded) => {
    if (isStopped) return loaded.stop();
    running = loaded;
    for (const replay of waiting.splice(0)) replay(loaded.tracker);
  }, onError);
  return () => {
    isStopped = true;
    for (const stop of unsubscribes) stop();
    waiting.length = 0;
    running?.stop();
  };
}

/** Runs statistics only while the visitor agrees to them; before that nothing is even subscribed. */
export function startTracking(parts: TrackingParts): void {
  let stop: (() => void) | undefined;
  parts.bus.watch('visitor.consent', ({ statistics }) => {
    if (statistics) {
      stop ??= listen(parts);
    } else {
      stop?.();
      stop = undefined;
      removeStored();
    }
  });
}
