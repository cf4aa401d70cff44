import { SLICES } from '@feszek/contract';
import type { StandardSlice } from '@feszek/contract';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { writeBuild } from './startShop.ts';

const MAIN = join(import.meta.dirname, '..', 'src', 'server', 'main.ts');
const LISTENING = /^Server listening at (.+)$/;

export interface LogLine {
  readonly level: number;
  readonly msg: string;
  readonly [field: string]: unknown;
}

export interface ShellProcess {
  readonly url: string;
  readonly process: ChildProcess;
  /** Its log lines so far, in order. */
  readonly log: readonly LogLine[];
  close(): Promise<void>;
}

/** The shell as in production: a separate process with the build of the tests. */
export async function startShellProcess(apiUrl: string, sliceUrls: Readonly<Record<StandardSlice, string>>): Promise<ShellProcess> {
  const dist = await writeBuild();
  const urls = SLICES.map((slice) => [`${slice.replaceAll('-', '_').toUpperCase()}_URL`, sliceUrls[slice]]);
  const child = spawn(process.execPath, [MAIN, dist], {
    env: { ...process.env, NODE_ENV: 'production', SHELL_PORT: '0', HOST: '127.0.0.1', API_URL: apiUrl, MANIFEST_POLL_MS: '25', LOG_LEVEL: 'info', ...Object.fromEntries(urls) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const log: LogLine[] = [];
  const ended = once(child, 'exit');
  const { promise: listening, resolve, reject } = Promise.withResolvers<string>();
  ended.then(([code]) => reject(new Error(`The shell ended with ${String(code)}`)), reject);
  createInterface(child.stdout).on('line', (text) => {
    if (!text.startsWith('{')) return;
    const line: LogLine = JSON.parse(text);
    log.push(line);
    const url = LISTENING.exec(line.msg)?.[1];
    if (url) resolve(url);
  });
  return {
    url: await listening,
    process: child,
    log,
    async close() {
      child.kill('SIGTERM');
      await ended;
      await rm(dist, { recursive: true });
    },
  };
}
