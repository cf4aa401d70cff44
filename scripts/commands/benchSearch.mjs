import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportFailure } from '../failure.mjs';
import { startPostgres } from '../postgres/startPostgres.mjs';

const folder = mkdtempSync(join(tmpdir(), 'feszek-bench-search-'));
try {
  const server = await startPostgres({ folder });
  process.env.BENCH_DATABASE_URL = server.url;
  try {
    await import(new URL('../../api/bench/search/main.ts', import.meta.url).href);
  } finally {
    await server.stop();
  }
} catch (error) {
  reportFailure(error);
  process.exitCode = 1;
}
rmSync(folder, { recursive: true, force: true });
if (process.connected) process.disconnect();
