/**
 * Runs of one key follow each other. A call during a run shares the next one, which begins after the run has ended: unlike
 * `SharedWork`, whose callers share the run that has begun, it sees everything that happened before the call.
 */
export class InTurn {
  readonly #running = new Map<string, Promise<void>>();
  readonly #next = new Map<string, Promise<void>>();

  /** @returns the run that begins after this call; rejected if its task is */
  run(key: string, task: () => Promise<void>): Promise<void> {
    const next = this.#next.get(key);
    if (next) return next;
    const running = this.#running.get(key);
    if (!running) return this.#start(key, task);
    const start = () => {
      this.#next.delete(key);
      return this.#start(key, task);
    };
    const queued = running.then(start, start);
    this.#next.set(key, queued);
    return queued;
  }

  #start(key: string, task: () => Promise<void>): Promise<void> {
    const run = task().finally(() => this.#running.delete(key));
    this.#running.set(key, run);
    return run;
  }
}
