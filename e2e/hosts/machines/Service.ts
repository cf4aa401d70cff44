import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Host } from './Host.ts';
import { parseEnvironment } from './parseUnit.ts';
import type { Unit } from './parseUnit.ts';

/** A program of a host, started and restarted as systemd does by its unit. */
export class Service {
  readonly host: Host;
  readonly name: string;
  readonly #unit: Unit;
  #child: ChildProcess | undefined;
  #isWanted = false;

  constructor(host: Host, name: string, unit: Unit) {
    this.host = host;
    this.name = name;
    this.#unit = unit;
  }

  get title(): string {
    return `${this.name} on ${this.host.name}`;
  }

  get pid(): number | undefined {
    return this.#child?.exitCode === null && this.#child.signalCode === null ? this.#child.pid : undefined;
  }

  async #environment(): Promise<Record<string, string>> {
    const files = await Promise.all(this.#unit.environmentFiles.map((file) => this.host.read(file).catch(() => '')));
    return Object.assign({}, this.#unit.environment, ...files.map(parseEnvironment));
  }

  async start(): Promise<void> {
    this.#isWanted = true;
    const env = await this.#environment();
    const command = this.#unit.command.flatMap((word) => (word.startsWith('$') ? (env[word.slice(1)] ?? '').split(' ').filter((argument) => argument !== '') : [word]));
    const child = await this.host.spawn(this.name, command, { env, folder: this.#unit.folder, user: this.#unit.user });
    this.#child = child;
    child.once('exit', (code) => void this.#ended(child, code));
  }

  async #ended(child: ChildProcess, code: number | null): Promise<void> {
    this.#signal(child, 'SIGKILL');
    const { restart, restartMs } = this.#unit;
    if (!this.#isWanted || restart === 'no' || (restart === 'on-failure' && code === 0)) return;
    await sleep(restartMs);
    if (this.#isWanted && this.#child === child) await this.start();
  }

  /** Signals the whole group of the program. */
  #signal({ pid }: ChildProcess, signal: NodeJS.Signals): void {
    if (pid === undefined) return;
    try {
      process.kill(-pid, signal);
    } catch (error) {
      // It has ended meanwhile.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }

  /** Ends the program as `systemctl stop` does. */
  async stop(): Promise<void> {
    this.#isWanted = false;
    const child = this.#child;
    if (!child || this.pid === undefined) return;
    const ended = once(child, 'exit');
    if (child.pid !== undefined) process.kill(child.pid, this.#unit.stopSignal);
    const impatience = setTimeout(() => this.#signal(child, 'SIGKILL'), this.#unit.stopMs);
    await ended;
    clearTimeout(impatience);
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** The program crashes; it is restarted if its unit says so. */
  kill(): void {
    if (this.#child && this.pid !== undefined) process.kill(this.pid, 'SIGKILL');
  }

  /** The program is not started again: its host has no power. */
  abandon(): void {
    this.#isWanted = false;
  }
}
