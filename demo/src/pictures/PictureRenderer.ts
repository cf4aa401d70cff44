import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Scene } from './scene.ts';

export interface Drawing {
  /** Names the drawing; two drawings of one key are the same. */
  readonly key: string;
  readonly scene: Scene;
}

/** What files are made from: a scene, drawn at a width in pixels, or the file of a picture that was drawn before. */
export type PictureSource = { readonly scene: Scene; readonly pixels: number } | { readonly file: string };

export interface PictureFile {
  /** The file's name in the folder of its drawing. */
  readonly name: string;
  /** Width in pixels. */
  readonly pixels: number;
  /** Of WebP, from 1 to 100. */
  readonly quality: number;
}

export interface PictureJob {
  readonly id: number;
  readonly source: PictureSource;
  readonly files: readonly PictureFile[];
}

export type PictureAnswer =
  | { readonly id: number; readonly name: string; readonly bytes: Uint8Array }
  | { readonly id: number; readonly isDone: true }
  | { readonly id: number; readonly error: string };

/** A job that waits or runs. */
export interface PictureTask {
  /** Resolves when all files were made and handled; rejects where one could not be, and where the job was canceled. */
  readonly done: Promise<void>;
  /** Takes a job that has not begun out of the queue. Returns false once it has begun. */
  cancel(): boolean;
}

export interface RendererOptions {
  /** A job that takes longer, in milliseconds, is ended together with its process. */
  readonly limitMs?: number;
  /** The drawing process's program. */
  readonly program?: string;
}

interface Waiting {
  readonly job: PictureJob;
  readonly onFile: (name: string, bytes: Uint8Array) => Promise<void>;
  readonly handled: Promise<void>[];
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/** How long the drawing process is kept without work, in milliseconds: it holds a lot of memory. */
const IDLE_MS = 5000;
/** A drawing takes a few seconds of one core; this is time enough on a busy machine. */
export const LIMIT_MS = 120_000;

const PROGRAM = fileURLToPath(new URL('drawingProcess.ts', import.meta.url));

/** Makes pictures one after another in a process of its own, so that the API goes on answering and gets its memory back. */
export class PictureRenderer {
  readonly #options: Required<RendererOptions>;
  readonly #queue: Waiting[] = [];
  #child: ChildProcess | undefined;
  #idleTimer: NodeJS.Timeout | undefined;
  #limitTimer: NodeJS.Timeout | undefined;
  #running: Waiting | undefined;
  #nextId = 1;
  #isClosed = false;

  constructor({ limitMs = LIMIT_MS, program = PROGRAM }: RendererOptions = {}) {
    this.#options = { limitMs, program };
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /**
   * Makes files of one source, in their order, after what was asked for before.
   *
   * @param onFile - receives each file as WebP as soon as it is made
   */
  render(source: PictureSource, files: readonly PictureFile[], onFile: Waiting['onFile']): PictureTask {
    const { promise: done, resolve, reject } = Promise.withResolvers<void>();
    const waiting: Waiting = { job: { id: this.#nextId++, source, files }, onFile, handled: [], resolve, reject };
    if (this.#isClosed) reject(new Error('The renderer has been closed'));
    else this.#queue.push(waiting);
    this.#next();
    const cancel = () => {
      const place = this.#queue.indexOf(waiting);
      if (place === -1) return false;
      this.#queue.splice(place, 1);
      reject(new Error('The picture is no longer wanted'));
      return true;
    };
    return { done, cancel };
  }

  close(): void {
    this.#isClosed = true;
    for (const { reject } of this.#queue.splice(0)) reject(new Error('The renderer has been closed'));
    this.#fail('The renderer has been closed');
    this.#end();
  }

  #next(): void {
    if (this.#running) return;
    this.#running = this.#queue.shift();
    clearTimeout(this.#idleTimer);
    if (this.#running) {
      this.#limitTimer = setTimeout(() => this.#giveUp(), this.#options.limitMs);
      this.#process().send(this.#running.job);
    } else this.#idleTimer = setTimeout(() => this.#end(), IDLE_MS).unref();
  }

  /** Ends a process that hangs; the next job starts another one. */
  #giveUp(): void {
    this.#end();
    this.#fail(`The picture was not drawn within ${this.#options.limitMs} ms`);
    this.#next();
  }

  #end(): void {
    clearTimeout(this.#idleTimer);
    const child = this.#child;
    this.#child = undefined;
    child?.removeAllListeners();
    // A process that hangs hears no other signal.
    child?.kill('SIGKILL');
  }

  #process(): ChildProcess {
    if (this.#child) return this.#child;
    const { program } = this.#options;
    const child = fork(program, { serialization: 'advanced', execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    this.#child = child;
    child.on('message', (answer: PictureAnswer) => this.#receive(answer));
    child.on('error', (error) => this.#lose(error.message));
    child.on('exit', (code, signal) => this.#lose(String(signal ?? code ?? 'unknown')));
    return child;
  }

  #lose(reason: string): void {
    this.#end();
    this.#fail(`The drawing process ended (${reason})`);
    this.#next();
  }

  #receive(answer: PictureAnswer): void {
    const running = this.#running;
    if (running?.job.id !== answer.id) return;
    if ('bytes' in answer) {
      const handled = running.onFile(answer.name, answer.bytes);
      // Awaited with all others when the job is done.
      handled.catch(() => undefined);
      running.handled.push(handled);
      return;
    }
    if ('error' in answer) this.#fail(answer.error);
    else {
      this.#finish();
      Promise.all(running.handled).then(running.resolve, running.reject);
    }
    this.#next();
  }

  #fail(message: string): void {
    this.#finish()?.reject(new Error(message));
  }

  #finish(): Waiting | undefined {
    clearTimeout(this.#limitTimer);
    const finished = this.#running;
    this.#running = undefined;
    return finished;
  }
}
