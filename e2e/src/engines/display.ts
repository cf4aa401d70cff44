import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';

/** Ends a process that was started here, and waits for its end. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

/** A virtual display of the X Window System. */
export interface Display {
  /** For the variable `DISPLAY`. */
  readonly name: string;
  close(): Promise<void>;
}

/** Where `-displayfd` writes the number of the display. */
const NUMBER_FD = 3;

/**
 * Starts a virtual display. The server chooses a free number and reports it when it is ready.
 *
 * @throws Error if the server ends instead
 */
export async function startDisplay(executable: string): Promise<Display> {
  const args = ['-displayfd', String(NUMBER_FD), '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
  const server = spawn(executable, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const numbers = server.stdio[NUMBER_FD];
  if (!(numbers instanceof Readable)) throw new TypeError('The display has no pipe for its number');
  const ended = new AbortController();
  server.once('exit', (code) => ended.abort(new Error(`${executable} has ended with code ${code}`)));
  const [number] = await once(numbers, 'data', { signal: ended.signal });
  return { name: `:${String(number).trim()}`, close: () => endProcess(server) };
}
