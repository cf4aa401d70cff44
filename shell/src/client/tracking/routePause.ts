import type { Bus } from '@feszek/contract';

/** How long after a route was resolved statistics hear of its page, in milliseconds. Source: specification, chapter 4. */
export const ROUTE_PAUSE_MS = 100;

/**
 * Lets one wait until the page's route has been resolved for a while.
 *
 * @returns a promise of that, which is kept already where nothing is on its way
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
