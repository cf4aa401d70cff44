import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface RunningReference {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts a reference server in a separate process and waits for its port. */
export async function startReference(name: 'bareRendering' | 'readyBuffer', ...args: string[]): Promise<RunningReference> {
  const child = spawn(process.execPath, [join(import.meta.dirname, `${name}.ts`), ...args], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const [port] = await Promise.race([once(lines, 'line'), once(child, 'exit').then(() => { throw new Error(`The reference ${name} did not start.`); })]);
  if (child.pid === undefined) throw new Error(`The reference ${name} has no process.`);
  return {
    pid: child.pid,
    url: `http://127.0.0.1:${String(port)}`,
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}
