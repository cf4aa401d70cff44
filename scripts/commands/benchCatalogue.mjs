import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportFailure } from '../failure.mjs';
import { startPostgres } from '../postgres/startPostgres.mjs';

// The shops that are filled for it are reused by later runs.
const folder = join(tmpdir(), 'feszek-bench-catalogue');
try {
  process.env.NODE_ENV = 'production';
  const server = await startPostgres({ folder });
  process.env.BENCH_DATABASE_URL = server.url;
  try {
    // A number of products measures a shop of this size alone.
    const count = Number(process.argv[2]);
    if (count > 0) await (await import(new URL('../../api/bench/growth/main.ts', import.meta.url).href)).benchGrowth(count, server.url);
    else await import(new URL('../../api/bench/catalogue/main.ts', import.meta.url).href);
  } finally {
    await server.stop();
  }
} catch (error) {
  reportFailure(error);
  process.exitCode = 1;
}
if (process.connected) process.disconnect();
