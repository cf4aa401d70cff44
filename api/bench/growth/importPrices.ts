import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/connect.ts';
import type { ApiProcess } from '../../test/apiProcess.ts';
import { cpuOf, memoryOf } from './process.ts';

const COMMAND = path.join(import.meta.dirname, '..', '..', 'src', 'operator', 'shop.ts');
const PAUSE_MS = 20;
/** Above every price: makes a selection that was not requested before. */
const BOUNDLESS = 90_000_000;

/** An import while a visitor requests lists and products. */
export interface ImportedPrices {
  readonly rows: number;
  /** Milliseconds of the operator's command. */
  readonly ms: number;
  /** Processor time of the API's process, in milliseconds. */
  readonly apiCpuMs: number;
  /** The highest resident memory of the API's process that was seen, in bytes. */
  readonly memory: number;
  /** Milliseconds of each request of the visitor. */
  readonly waits: readonly number[];
}

/** Writes a file with a higher price of every n-th product. */
async function writePrices(db: Db, file: string, rows: number): Promise<void> {
  const { rows: products } = await sql<{ sku: string; gross: number }>`
    select sku, gross from (select product.sku, product_price.gross, row_number() over (order by product.id) as place, count(*) over () as total
      from product join product_price on product_price.product_id = product.id and currency = 'HUF') as each
    where place % greatest(1, total / ${rows}) = 0 limit ${rows}`.execute(db);
  if (products.length < rows) throw new RangeError(`The shop has no ${rows} products`);
  await writeFile(file, `sku,price_huf\n${products.map(({ sku, gross }) => `${sku},${Math.round(gross * 1.1)}`).join('\n')}\n`);
}

async function request(address: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(address);
  await answer.text();
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`);
  return performance.now() - started;
}

/**
 * Imports changed prices by the operator's command, and requests lists and products one after another until it ends.
 *
 * @param folder - for the file, and the data folder of the API's process
 */
export async function importPrices(db: Db, api: ApiProcess, folder: string, rows: number): Promise<ImportedPrices> {
  const file = path.join(folder, 'prices.csv');
  await writePrices(db, file, rows);
  const [started, cpuBefore] = [performance.now(), cpuOf(api.pid)];
  const command = spawn(process.execPath, [COMMAND, 'catalog', 'import', file], { env: { ...process.env, API_URL: api.url, DATA_DIR: folder, OPERATOR_TOKEN: '' }, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(command, 'exit');
  let memory = 0;
  const waits: number[] = [];
  for (let round = 0; command.exitCode === null && command.signalCode === null; round += 1) {
    waits.push(await request(`${api.url}/api/products?price_max=${BOUNDLESS + round}&page=${1 + (round % 4)}`));
    waits.push(await request(`${api.url}/api/products/${1 + ((round * 7919) % 9000)}`));
    if (round % 10 === 0) memory = Math.max(memory, memoryOf(api.pid).rss);
    await sleep(PAUSE_MS);
  }
  await ended;
  if (command.exitCode !== 0) throw new Error(`The import ended with ${command.exitCode}`);
  return { rows, ms: performance.now() - started, apiCpuMs: cpuOf(api.pid) - cpuBefore, memory, waits };
}
