import { STATISTICS_TOPICS } from '@feszek/contract';
import type { Bus, StatisticsTopic } from '@feszek/contract';
import type { RunningTracker, Tracker } from './Tracker.ts';

export interface TrackingParts {
  readonly bus: Bus;
  /** Fetches the listener. */
  readonly load: () => Promise<RunningTracker>;
  readonly onError: (error: unknown) => void;
}

/** Listens for statistics until it is stopped; what is told while the listener is on its way waits in memory. */
function listen({ bus, load, onError }: TrackingParts): () => void {
  const waiting: ((tracker: Tracker) => void)[] = [];
  let running: RunningTracker | undefined;
  let isStopped = false;
  const hear = <Name extends StatisticsTopic>(topic: Name) =>
    bus.on(topic, (moment) => {
      if (running) running.tracker[topic](moment);
      else waiting.push((tracker) => tracker[topic](moment));
    });
  const unlisten = STATISTICS_TOPICS.map((topic) => hear(topic));
  load().then((loaded) => {
    if (isStopped) return loaded.stop();
    running = loaded;
    for (const tell of waiting.splice(0)) tell(loaded.tracker);
  }, onError);
  return () => {
    isStopped = true;
    for (const stop of unlisten) stop();
    waiting.length = 0;
    running?.stop();
  };
}

/** Lets statistics hear the page while the visitor agrees to that, and not before: until then nothing is even listened to. */
export function startTracking(parts: TrackingParts): void {
  let stop: (() => void) | undefined;
  parts.bus.watch('visitor.consent', ({ statistics }) => {
    if (statistics) {
      stop ??= listen(parts);
    } else {
      stop?.();
      stop = undefined;
    }
  });
}
