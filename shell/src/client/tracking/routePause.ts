import type { Bus } from '@feszek/contract';

/** Delay between resolving a route and reporting its page to statistics, in milliseconds. Source: specification, chapter 4. */
export const ROUTE_PAUSE_MS = 100;

/**
 * Creates a function that waits until the page's route has been resolved for that time.
 *
 * @returns a promise, which is resolved already if no navigation is in progress
 */
export function routePause(bus: Bus): () => Promise<void> {
  let pause = rest();
  let end: (() => void) | undefined;

  function rest(): Promise<void> {
    return new Promise((resolve) => {
      window.setTimeout(resolve, ROUTE_PAUSE_MS);
    });
  }

  bus.on('navigation.started', () => {
    if (end) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    pause = promise;
    end = resolve;
  });
  bus.on('navigation.finished', () => {
    const resolve = end;
    end = undefined;
    pause = rest();
    void pause.then(resolve);
  });
  return () => pause;
}
