import type { PictureTask } from '@feszek/demo/drawing';

/** The files of one drawing that are being made, and the requests that wait for them. */
export class PictureWork {
  readonly #files = new Map<string, PromiseWithResolvers<Uint8Array | undefined>>();
  readonly #task: PictureTask;
  #waiting = 0;

  /** @param start - begins the work; it hands each file over when it is stored */
  constructor(start: (onStored: (name: string, bytes: Uint8Array) => void) => PictureTask) {
    this.#task = start((name, bytes) => this.#file(name).resolve(bytes));
    this.#task.done.then(
      () => this.#files.forEach(({ resolve }) => resolve(undefined)),
      (error: unknown) => this.#files.forEach(({ reject }) => reject(error)),
    );
  }

  /** Resolves when everything is made; rejects where it cannot be, and where the work was canceled. */
  get done(): Promise<void> {
    return this.#task.done;
  }

  /** Waits for all files, as long as they take: work that is waited for in this way is never canceled. */
  async waitForAll(): Promise<void> {
    this.#waiting += 1;
    await this.#task.done;
  }

  /**
   * Waits for one file. When the last request that waits is aborted, work that has not begun is canceled.
   *
   * @returns `undefined` where the work is done and did not make this file; rejects where `signal` is aborted
   */
  async wait(name: string, signal: AbortSignal): Promise<Uint8Array | undefined> {
    signal.throwIfAborted();
    this.#waiting += 1;
    const aborted = Promise.withResolvers<never>();
    const abort = () => {
      aborted.reject(signal.reason);
      this.#waiting -= 1;
      if (this.#waiting === 0) this.#task.cancel();
    };
    signal.addEventListener('abort', abort, { once: true });
    try {
      return await Promise.race([this.#file(name).promise, this.#task.done.then(() => undefined), aborted.promise]);
    } finally {
      signal.removeEventListener('abort', abort);
      if (!signal.aborted) this.#waiting -= 1;
    }
  }

  #file(name: string): PromiseWithResolvers<Uint8Array | undefined> {
    const file = this.#files.get(name) ?? Promise.withResolvers<Uint8Array | undefined>();
    // A file for which no request waits is allowed to fail.
    file.promise.catch(() => undefined);
    this.#files.set(name, file);
    return file;
  }
}
