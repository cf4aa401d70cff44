/** An observer of a page without a layout, as in jsdom. It reports no intersection by itself. */
class IdleObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

/** Gives jsdom the `IntersectionObserver` that it lacks. Returns a function that reports to the last observer that its target is visible. */
export function addIntersectionObserver(): () => void {
  let report = (): void => undefined;
  globalThis.IntersectionObserver = class extends IdleObserver {
    constructor(callback: IntersectionObserverCallback) {
      super();
      report = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], this);
    }
  };
  return () => report();
}
