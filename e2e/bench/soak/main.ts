import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startConditions } from '@feszek/figures';
import { startTemporaryShop } from '../../src/harness/temporaryShop.ts';
import { memoryByProgram } from '../memory/childProcesses.ts';
import { readProductIds } from '../shoppers/readProductIds.ts';
import { Shopper } from '../shoppers/Shopper.ts';
import { soakReport } from './report.ts';
import type { Minute } from './report.ts';

const SHOPPERS = 20;
const MINUTES = 10;
const MINUTE_MS = 60_000;
const QUICK_MS = 2_000;
const ROOT = join(import.meta.dirname, '..', '..', '..');
const REPORT = join(ROOT, 'docs', 'reference', 'soak.md');

/** `--quick` has minutes of two seconds: it only shows that the measurement runs, and writes nothing. */
const isQuick = process.argv.includes('--quick');
const minuteMs = isQuick ? QUICK_MS : MINUTE_MS;

// Each shopper names an address of their own.
process.env['TRUSTED_PROXIES'] = '127.0.0.1,::1';
const conditions = startConditions();
const shop = await startTemporaryShop();
try {
  const ids = await readProductIds(shop.url);
  const start = await memoryByProgram();
  const shoppers = Array.from({ length: SHOPPERS }, (_, index) => new Shopper(shop.url, index, ids.slice(index)));
  await Promise.all(shoppers.map((shopper) => shopper.arrive()));
  const minutes: Minute[] = [];
  for (let minute = 0; minute < MINUTES; minute += 1) {
    await Promise.all(shoppers.map((shopper) => shopper.shopUntil(AbortSignal.timeout(minuteMs))));
    const actions = shoppers.flatMap((shopper) => shopper.actions.splice(0));
    minutes.push({ actions, memory: await memoryByProgram() });
    process.stdout.write(`minute ${minute + 1}: ${actions.length} actions\n`);
  }
  const report = soakReport({ start, minutes, shoppers: SHOPPERS, conditions: conditions() });
  if (isQuick) process.stdout.write(report);
  else await writeFile(REPORT, report);
} finally {
  await shop.stop();
}
