import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Scene } from '../pictures/scene.ts';

export interface PaintingJob {
  readonly id: number;
  readonly scene: Scene;
  /** Width in pixels. */
  readonly pixels: number;
}

export type PaintingAnswer = { readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> } | { readonly id: number; readonly error: string };

/** Time limit of a picture, in milliseconds: a busy machine leaves the painter little computing time. */
const LIMIT_MS = 1_800_000;

const PROGRAM = fileURLToPath(new URL('paintingProgram.ts', import.meta.url));

/** Paints scenes in a separate process with the lowest priority. The process starts with the first picture. */
export class PaintingProcess {
  readonly #limitMs: number;
  readonly #program: string;
  #child: ChildProcess | undefined;
  #nextId = 1;

  /**
   * @param limitMs time limit of a picture, in milliseconds
   * @param program the file that the process runs
   */
  constructor(limitMs = LIMIT_MS, program = PROGRAM) {
    this.#limitMs = limitMs;
    this.#program = program;
  }

  /**
   * Paints one scene; pictures are painted one after another.
   *
   * @param pixels width in pixels
   * @returns the picture as WebP
   * @throws Error if the scene cannot be painted, or the process ends or exceeds the time limit
   */
  async paint(scene: Scene, pixels: number): Promise<Uint8Array<ArrayBuffer>> {
    const child = (this.#child ??= this.#start());
    const job: PaintingJob = { id: this.#nextId++, scene, pixels };
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
    const onMessage = (answer: PaintingAnswer) => {
      if (answer.id !== job.id) return;
      if ('bytes' in answer) resolve(answer.bytes);
      else reject(new Error(answer.error));
    };
    const onExit = (code: number | null, signal: string | null) => reject(new Error(`The painting process ended (${signal ?? code})`));
    const limit = setTimeout(() => {
      reject(new Error(`The picture was not painted within ${this.#limitMs} ms`));
      this.close();
    }, this.#limitMs);
    child.on('message', onMessage);
    child.once('exit', onExit);
    child.send(job);
    try {
      return await promise;
    } finally {
      clearTimeout(limit);
      child.off('message', onMessage);
      child.off('exit', onExit);
    }
  }

  /** Ends the process; the next picture starts another one. */
  close(): void {
    // A process that hangs handles no other signal.
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  #start(): ChildProcess {
    const child = fork(this.#program, { serialization: 'advanced', execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const forget = () => {
      if (this.#child === child) this.#child = undefined;
    };
    child.once('exit', forget);
    child.once('error', forget);
    return child;
  }
}
