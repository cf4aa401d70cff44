import type { ServerResponse } from 'node:http';

/**
 * Limits the memory of answers that visitors have not read yet. Beyond the limit, the answers that have been unread for the
 * longest time are dropped with their connections: those of the slowest readers.
 */
export class UnreadAnswers {
  readonly #answers = new Map<ServerResponse, number>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Counts an answer until its visitor has read it or disconnected. */
  add(response: ServerResponse, bytes: number): void {
    if (response.destroyed || response.writableFinished) return;
    this.#answers.set(response, bytes);
    this.#bytes += bytes;
    response.once('close', () => this.#remove(response));
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#remove(oldest);
      oldest.destroy();
    }
  }

  #remove(response: ServerResponse): void {
    this.#bytes -= this.#answers.get(response) ?? 0;
    this.#answers.delete(response);
  }
}
