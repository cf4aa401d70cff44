import { Worker } from 'node:worker_threads';
import type { Scene } from './drawPicture.ts';
import type { PictureSpec } from './pictureSpec.ts';

export interface Drawing {
  /** Names the drawing; two drawings of one key are the same. */
  readonly key: string;
  readonly spec: PictureSpec;
  readonly variant: Scene;
}

export interface PictureJob extends Drawing {
  readonly id: number;
  /** Width of the picture in pixels. */
  readonly pixels: number;
  readonly quality: number;
}

export type PictureAnswer = { readonly id: number; readonly bytes: Uint8Array } | { readonly id: number; readonly error: string };

interface Waiting {
  readonly job: PictureJob;
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

/** Draws pictures one after another in a thread of its own, so that the API goes on answering. What somebody waits for comes first. */
export class PictureRenderer {
  readonly #urgent: Waiting[] = [];
  readonly #idle: Waiting[] = [];
  #worker: Worker | undefined;
  #running: Waiting | undefined;
  #nextId = 1;

  /**
   * @param pixels - width of the picture
   * @param isUrgent - false for work that may wait until nobody waits for anything
   * @returns the picture as WebP; rejects where it cannot be drawn
   */
  render(drawing: Drawing, pixels: number, quality: number, isUrgent = true): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      const job: PictureJob = { ...drawing, id: this.#nextId++, pixels, quality };
      (isUrgent ? this.#urgent : this.#idle).push({ job, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    for (const { reject } of [...this.#urgent.splice(0), ...this.#idle.splice(0)]) reject(new Error('The renderer has been closed'));
    await this.#worker?.terminate();
  }

  #next(): void {
    if (this.#running) return;
    this.#running = this.#urgent.shift() ?? this.#idle.shift();
    if (this.#running) this.#thread().postMessage(this.#running.job);
    else this.#worker?.unref();
  }

  #thread(): Worker {
    if (!this.#worker) {
      this.#worker = new Worker(new URL('pictureWorker.ts', import.meta.url));
      this.#worker.on('message', (answer: PictureAnswer) => this.#finish(answer));
      this.#worker.on('error', (error) => {
        this.#worker = undefined;
        if (this.#running) this.#finish({ id: this.#running.job.id, error: error instanceof Error ? error.message : String(error) });
      });
    }
    this.#worker.ref();
    return this.#worker;
  }

  #finish(answer: PictureAnswer): void {
    const finished = this.#running;
    this.#running = undefined;
    if ('bytes' in answer) finished?.resolve(answer.bytes);
    else finished?.reject(new Error(answer.error));
    this.#next();
  }
}
