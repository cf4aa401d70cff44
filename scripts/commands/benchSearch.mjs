import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportFailure } from '../failure.mjs';
import { startPostgres } from '../postgres/startPostgres.mjs';

// `--answers`: only how good the answers are, which needs no PostgreSQL server and less than a minute.
const isSpeedWanted = !process.argv.includes('--answers');
const folder = mkdtempSync(join(tmpdir(), 'feszek-bench-search-'));
try {
  const server = isSpeedWanted ? await startPostgres({ folder }) : undefined;
  if (server) process.env.BENCH_DATABASE_URL = server.url;
  try {
    await import('../../api/bench/search/main.ts');
  } finally {
    await server?.stop();
  }
} catch (error) {
  reportFailure(error);
  process.exitCode = 1;
}
rmSync(folder, { recursive: true, force: true });
if (process.connected) process.disconnect();
