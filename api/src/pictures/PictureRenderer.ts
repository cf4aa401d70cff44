import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Scene } from './scene.ts';

export interface Drawing {
  /** Names the drawing; two drawings of one key are the same. */
  readonly key: string;
  readonly scene: Scene;
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

/** How long the drawing process is kept without work, in milliseconds: it holds a lot of memory. */
const IDLE_MS = 5000;

const PROGRAM = fileURLToPath(new URL('drawingProcess.ts', import.meta.url));

/**
 * Draws pictures one after another in a process of its own, so that the API goes on answering and gets its memory back.
 * What somebody waits for comes first.
 */
export class PictureRenderer {
  readonly #urgent: Waiting[] = [];
  readonly #idle: Waiting[] = [];
  #child: ChildProcess | undefined;
  #idleTimer: NodeJS.Timeout | undefined;
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

  close(): void {
    for (const { reject } of [...this.#urgent.splice(0), ...this.#idle.splice(0)]) reject(new Error('The renderer has been closed'));
    this.#end();
  }

  #next(): void {
    if (this.#running) return;
    this.#running = this.#urgent.shift() ?? this.#idle.shift();
    clearTimeout(this.#idleTimer);
    if (this.#running) this.#process().send(this.#running.job);
    else this.#idleTimer = setTimeout(() => this.#end(), IDLE_MS).unref();
  }

  #end(): void {
    const child = this.#child;
    this.#child = undefined;
    child?.removeAllListeners('exit');
    child?.kill();
  }

  #process(): ChildProcess {
    if (this.#child) return this.#child;
    const child = fork(PROGRAM, { serialization: 'advanced', execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    this.#child = child;
    child.on('message', (answer: PictureAnswer) => this.#finish(answer));
    child.on('exit', (code, signal) => {
      this.#child = undefined;
      if (this.#running) this.#finish({ id: this.#running.job.id, error: `The drawing process ended (${signal ?? code ?? 'unknown'})` });
    });
    return child;
  }

  #finish(answer: PictureAnswer): void {
    const finished = this.#running;
    this.#running = undefined;
    if ('bytes' in answer) finished?.resolve(answer.bytes);
    else finished?.reject(new Error(answer.error));
    this.#next();
  }
}
