/** From here on a device is slow: the duration of a change of the page, in milliseconds. Fast ones take a third of it. */
const SLOW_MS = 100;

/**
 * View transitions between pages, on devices that are fast enough. A transition paints the page before and after the change. On a
 * slow device that takes longer than the change itself, and the visitor waits for it.
 */
export class PageTransitions {
  #isSlow = false;

  /** Runs a change of the page, such as its hydration, and judges the device by its duration. */
  async time(change: () => Promise<void>): Promise<void> {
    const started = performance.now();
    await change();
    this.#isSlow = performance.now() - started > SLOW_MS;
  }

  /** Whether changes have no transition: the visitor wants none, the browser has none, the page is not visible, or the device is slow. */
  get areOff(): boolean {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    return !document.startViewTransition || isCalm || this.#isSlow || document.visibilityState === 'hidden';
  }

  /** Runs a change of the page, in a view transition unless they are off. */
  async run(change: () => Promise<void>): Promise<void> {
    const timed = () => this.time(change);
    if (this.areOff) return timed();
    const transition = document.startViewTransition(timed);
    // The animation may be skipped (a hidden page, a newer transition); the update itself is done.
    transition.ready.catch(() => undefined);
    transition.finished.catch(() => undefined);
    await transition.updateCallbackDone;
  }
}
