import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ApiError } from '../../platform/http/errors.ts';
import { MEDIA_LIMITS } from '@feszek/contract';
import type { PictureJob, PictureReply, PictureResult, ShareJob } from './job.ts';

export interface ProcessorOptions {
  /** The time limit of a job, in milliseconds. Its process is killed at the limit. */
  readonly limitMs?: number;
  /** The process's program. */
  readonly program?: string;
}

interface Waiting {
  readonly job: PictureJob | ShareJob;
  readonly result: PromiseWithResolvers<PictureResult>;
}

/** How long an idle process is kept, in milliseconds: it uses memory. */
const IDLE_MS = 10_000;
/** The largest picture takes a few seconds of one core. */
const LIMIT_MS = 60_000;
const PROGRAM = fileURLToPath(new URL('pictureProcess.ts', import.meta.url));

/**
 * Processes pictures one after another in a child process: a picture that crashes or hangs the decoder ends that process,
 * not the API.
 */
export class PictureProcessor {
  readonly #limitMs: number;
  readonly #program: string;
  readonly #queue: Waiting[] = [];
  #child: ChildProcess | undefined;
  #running: Waiting | undefined;
  #jobId = 0;
  #limitTimer: NodeJS.Timeout | undefined;
  #idleTimer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor({ limitMs = LIMIT_MS, program = PROGRAM }: ProcessorOptions = {}) {
    this.#limitMs = limitMs;
    this.#program = program;
  }

  /**
   * @param signal - removes a job that has not begun from the queue
   * @throws ApiError `picture_animated`, `picture_too_large`, `picture_unreadable`
   */
  run(job: PictureJob | ShareJob, signal?: AbortSignal): Promise<PictureResult> {
    const waiting: Waiting = { job, result: Promise.withResolvers() };
    if (this.#isClosed) waiting.result.reject(new Error('The picture process is closed'));
    else this.#queue.push(waiting);
    const drop = () => {
      const place = this.#queue.indexOf(waiting);
      if (place !== -1) this.#queue.splice(place, 1);
      if (place !== -1) waiting.result.reject(signal?.reason);
    };
    if (signal?.aborted) drop();
    signal?.addEventListener('abort', drop, { once: true });
    this.#next();
    return waiting.result.promise.finally(() => signal?.removeEventListener('abort', drop));
  }

  close(): void {
    this.#isClosed = true;
    for (const { result } of this.#queue.splice(0)) result.reject(new Error('The picture process is closed'));
    this.#lose(new Error('The picture process is closed'));
  }

  #next(): void {
    if (this.#running || this.#isClosed) return;
    clearTimeout(this.#idleTimer);
    this.#running = this.#queue.shift();
    if (!this.#running) {
      this.#idleTimer = setTimeout(() => this.#end(), IDLE_MS).unref();
      return;
    }
    this.#jobId += 1;
    this.#limitTimer = setTimeout(() => this.#lose(new ApiError('picture_unreadable')), this.#limitMs);
    this.#process().send({ id: this.#jobId, ...this.#running.job });
  }

  #process(): ChildProcess {
    if (this.#child) return this.#child;
    const child = fork(this.#program, { serialization: 'advanced', execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    child.on('message', (reply: PictureReply) => this.#receive(reply));
    child.on('error', (error) => this.#lose(error));
    child.on('exit', () => this.#lose(new ApiError('picture_unreadable')));
    this.#child = child;
    return child;
  }

  #receive(reply: PictureReply): void {
    if (reply.id !== this.#jobId) return;
    const result = this.#finish();
    if ('result' in reply) result?.resolve(reply.result);
    else if ('refusal' in reply) result?.reject(new ApiError(reply.refusal, { params: { megapixels: MEDIA_LIMITS.megapixels } }));
    else result?.reject(new Error(reply.error));
    this.#next();
  }

  /** Ends the process with its current job; the next job starts another. */
  #lose(error: Error): void {
    this.#end();
    this.#finish()?.reject(error);
    this.#next();
  }

  #end(): void {
    clearTimeout(this.#idleTimer);
    const child = this.#child;
    this.#child = undefined;
    child?.removeAllListeners();
    // A hung process handles no other signal.
    child?.kill('SIGKILL');
  }

  #finish(): PromiseWithResolvers<PictureResult> | undefined {
    clearTimeout(this.#limitTimer);
    const finished = this.#running;
    this.#running = undefined;
    return finished?.result;
  }
}
