import type { ServerResponse } from 'node:http';

/** Counts large bodies that are in memory at once: each one is complete before it is forwarded. */
export class Uploads {
  readonly #most: number;
  #running = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Adds the body of a request until its response is closed.
   *
   * @returns `false` above the limit, where nothing is added
   */
  tryAdd(response: ServerResponse): boolean {
    if (this.#running === this.#most) return false;
    this.#running += 1;
    response.once('close', () => {
      this.#running -= 1;
    });
    return true;
  }
}
