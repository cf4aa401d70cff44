/** Work that several callers wait for at the same time: begun once for each key. */
export class SharedWork<Result> {
  readonly #running = new Map<string, Promise<Result>>();

  /** Joins the running work for a key, or begins it. */
  run(key: string, begin: () => Promise<Result>): Promise<Result> {
    const running = this.#running.get(key);
    if (running) return running;
    const begun = begin().finally(() => {
      if (this.#running.get(key) === begun) this.#running.delete(key);
    });
    this.#running.set(key, begun);
    return begun;
  }

  /** Lets later callers begin anew: what is running may stand on data that have changed since. */
  detach(): void {
    this.#running.clear();
  }
}
