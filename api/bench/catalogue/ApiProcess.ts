import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** The cost of reading the whole catalogue. */
export interface Loading {
  readonly loadMs: number;
  readonly loadBytes: number;
}

/** Commands to the process besides HTTP requests. */
export type Ask = { readonly what: 'cpu' } | { readonly what: 'stock' | 'price'; readonly id: number; readonly value: number };

interface Started {
  readonly origin: string;
  readonly loading: Loading;
}

/** An API in a separate process, so that its processor time is measured apart from that of its clients. */
export class ApiProcess {
  readonly origin: string;
  readonly loading: Loading;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, { origin, loading }: Started) {
    this.#child = child;
    this.origin = origin;
    this.loading = loading;
  }

  static async start(databaseUrl: string): Promise<ApiProcess> {
    const child = fork(path.join(import.meta.dirname, 'serve.ts'), { env: { ...process.env, DATABASE_URL: databaseUrl }, execArgv: ['--expose-gc'] });
    const ended = once(child, 'exit').then(() => Promise.reject(new Error('The API did not start')));
    const started: [Started] | never = await Promise.race([once(child, 'message') as Promise<[Started]>, ended]);
    return new ApiProcess(child, started[0]);
  }

  /** Processor time so far, in milliseconds. */
  cpu(): Promise<number> {
    return this.#ask({ what: 'cpu' });
  }

  /** Changes a product as an operator or an order would, and notifies this process. */
  async change(what: 'stock' | 'price', id: number, value: number): Promise<void> {
    await this.#ask({ what, id, value });
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.kill();
    await ended;
  }

  async #ask(ask: Ask): Promise<number> {
    this.#child.send(ask);
    const [{ value }] = await once(this.#child, 'message');
    return value;
  }
}
