import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

export interface ApiProcess {
  /** Whether it has not ended. */
  readonly isRunning: boolean;
  /** Its number in the system. */
  readonly pid: number;
  /** Where it listens, e.g. `http://127.0.0.1:40123`. */
  readonly url: string;
  /** Ends it and waits until it has. */
  stop(): Promise<void>;
  /** Kills it, as a crash would. */
  kill(): Promise<void>;
}

const MAIN = path.join(import.meta.dirname, '../src/main.ts');

/**
 * Starts the API as a separate program, on a free port.
 *
 * @param main the program; that of another version beside this one
 * @throws Error if it ends before it listens
 */
export async function startApiProcess(environment: Readonly<Record<string, string>>, main = MAIN): Promise<ApiProcess> {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, API_PORT: '0', SELLER_FILE: path.join(main, '../../test/seller.yaml'), ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const lines = createInterface(child.stdout);
  const url = await new Promise<string>((resolve, reject) => {
    void ended.then(() => reject(new Error('The API ended before it listened')));
    lines.on('line', (line) => {
      const address = /Server listening at (http:\/\/[^"]+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
  });
  return {
    get isRunning() {
      return child.exitCode === null && child.signalCode === null;
    },
    pid: child.pid ?? 0,
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
