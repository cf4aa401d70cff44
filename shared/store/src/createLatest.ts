/** Runs one load at a time. */
export interface Latest {
  /** Whether a load is running. */
  readonly isRunning: boolean;
  /**
   * Starts a load and aborts the one before it. The callback gets a signal that is aborted once a newer load starts. Its
   * result counts only while that signal is not aborted.
   */
  run(load: (signal: AbortSignal) => Promise<void>): Promise<void>;
}

/** Creates a runner whose newest load wins. */
export function createLatest(): Latest {
  let current: AbortController | undefined;
  return {
    get isRunning() {
      return current !== undefined;
    },
    async run(load) {
      current?.abort();
      const controller = new AbortController();
      current = controller;
      try {
        await load(controller.signal);
      } finally {
        if (current === controller) current = undefined;
      }
    },
  };
}
