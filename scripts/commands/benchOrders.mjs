import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportFailure } from '../failure.mjs';
import { startPostgres } from '../postgres/startPostgres.mjs';

const folder = mkdtempSync(join(tmpdir(), 'feszek-bench-orders-'));
try {
  process.env.NODE_ENV = 'production';
  // Few buyers place thousands of orders.
  process.env.UNPAID_ORDERS_PER_BUYER = '1000000';
  process.env.UNPAID_ORDERS_PER_DAY = '1000000';
  const server = await startPostgres({ folder: join(folder, 'postgres'), isDurable: true });
  process.env.BENCH_DATABASE_URL = server.url;
  try {
    await import(new URL('../../api/bench/orders/main.ts', import.meta.url).href);
  } finally {
    await server.stop();
  }
} catch (error) {
  reportFailure(error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (process.connected) process.disconnect();
