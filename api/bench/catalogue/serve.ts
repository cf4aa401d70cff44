import { createChanges } from '../../src/platform/changes/changes.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { readConfig } from '../../src/config.ts';
import { connectPostgres } from '../../src/platform/database/connect.ts';
import type { Db } from '../../src/platform/database/connect.ts';
import { Catalogue } from '../../src/catalog/readModel/Catalogue.ts';
import { buildServer } from '../../src/server.ts';
import { UNLIMITED } from '../../test/shop.ts';
import type { Ask, Loading } from './ApiProcess.ts';


/** Bytes in use after garbage collection. */
function memoryInUse(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** The time and the memory that reading the whole catalogue takes. */
async function measureLoading(db: Db): Promise<Loading> {
  const before = memoryInUse();
  const started = performance.now();
  const catalogue = new Catalogue(db, createChanges());
  await catalogue.current();
  const loadMs = performance.now() - started;
  const loadBytes = memoryInUse() - before;
  await catalogue.current();
  return { loadMs, loadBytes };
}

const { db } = connectPostgres(process.env['DATABASE_URL'] ?? '');
const changes = createChanges();
const loading = await measureLoading(db);
const config = readConfig({ LOG_LEVEL: 'silent', API_CACHE: 'off', API_PORT: '0' });
const app = await buildServer({ db, clock: systemClock, config, changes, rateLimits: UNLIMITED });
const origin = await app.listen({ host: '127.0.0.1', port: 0 });

async function answer(ask: Ask): Promise<number> {
  switch (ask.what) {
    case 'cpu': {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000;
    }
    case 'stock':
      await db.updateTable('product_stock').set({ quantity: ask.value }).where('product_id', '=', ask.id).execute();
      break;
    case 'price':
      await db.updateTable('product_price').set({ gross: ask.value, original_gross: ask.value }).where('product_id', '=', ask.id).execute();
      break;
  }
  changes.emit([`product:${ask.id}`]);
  return 0;
}

process.on('message', (ask: Ask) => void answer(ask).then((value) => process.send?.({ value })));
process.send?.({ origin, loading });
