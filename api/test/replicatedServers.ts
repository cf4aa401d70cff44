import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { object, string } from 'yup';

const PROGRAM = path.join(import.meta.dirname, '../../scripts/jest/serveReplicated.mjs');
const addressesSchema = object({ primary: string().required(), replica: string().required() });

export interface ReplicatedServers {
  /** The address of the primary server. */
  readonly primary: string;
  /** The address of its hot standby. */
  readonly replica: string;
  stop(): Promise<void>;
}

/** Starts two separate PostgreSQL servers, of which one follows the other. */
export async function startReplicatedServers(): Promise<ReplicatedServers> {
  const child = spawn(process.execPath, [PROGRAM], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const lines = createInterface(child.stdout);
  const failed = ended.then(() => Promise.reject(new Error('The database servers did not start')));
  const [line]: unknown[] = await Promise.race([once(lines, 'line'), failed]);
  failed.catch(() => undefined);
  return {
    ...addressesSchema.validateSync(JSON.parse(String(line))),
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}
