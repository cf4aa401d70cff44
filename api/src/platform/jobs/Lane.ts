/** Runs one kind of work, never twice at once. A trigger during a run leads to another run after it. */
export class Lane {
  readonly #run: (mayContinue: () => boolean) => Promise<unknown>;
  readonly #onError: (error: unknown) => void;
  #running: Promise<void> | undefined;
  #isTriggered = false;
  #isStopped = false;

  /**
   * @param run does all due work, and checks before each unit whether it may continue
   * @param onError receives what a run throws
   */
  constructor(run: (mayContinue: () => boolean) => Promise<unknown>, onError: (error: unknown) => void) {
    this.#run = run;
    this.#onError = onError;
  }

  trigger(): void {
    if (this.#isStopped) return;
    this.#isTriggered = true;
    this.#running ??= this.#runWhileTriggered().finally(() => {
      this.#running = undefined;
    });
  }

  async #runWhileTriggered(): Promise<void> {
    while (this.#isTriggered && !this.#isStopped) {
      this.#isTriggered = false;
      await this.#run(() => !this.#isStopped).catch(this.#onError);
    }
  }

  /** Begins nothing new, and waits for the piece of work in progress. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running;
  }
}
