import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '@feszek/scripts';
import { soon } from './soon.ts';

const DEMO = join(import.meta.dirname, '..', '..', '..', 'demo');

/** Cloudflare's keys for tests: site key and secret of a widget that accepts, and of one that blocks. */
export const TURNSTILE_KEYS = {
  passes: { TURNSTILE_SITE_KEY: '1x00000000000000000000AA', TURNSTILE_SECRET_KEY: '1x0000000000000000000000000000000AA' },
  blocks: { TURNSTILE_SITE_KEY: '2x00000000000000000000AB', TURNSTILE_SECRET_KEY: '2x0000000000000000000000000000000AA' },
} as const;

/** The path of the widget's script at the simulator. */
export const TURNSTILE_SCRIPT = '/turnstile/v0/api.js';

export interface RunningSimulator {
  /** For `TURNSTILE_URL`. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the simulator of Cloudflare Turnstile, which the demonstration shop has, on a free port. */
export async function startTurnstileSimulator(): Promise<RunningSimulator> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['src/simulators/turnstile/main.ts'], { cwd: DEMO, stdio: 'ignore', env: { ...process.env, TURNSTILE_SIMULATOR_PORT: String(port) } });
  const ended = once(child, 'exit');
  await soon(() => fetch(url + TURNSTILE_SCRIPT));
  return {
    url,
    async stop() {
      child.kill();
      await ended;
    },
  };
}
