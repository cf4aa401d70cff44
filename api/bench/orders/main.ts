import { exportPageSchema, operatorStockSchema, productDetailSchema } from '@feszek/contract';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startConditions } from '@feszek/figures';
import { demoRange } from '@feszek/demo';
import { OperatorClient } from '../../src/platform/commands/OperatorClient.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { connectPostgres } from '../../src/platform/database/connect.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { updateIndex } from '../../src/catalog/search/updateIndex.ts';
import { startApiProcess } from '../../test/apiProcess.ts';
import { fillShop } from '../../test/fillShop.ts';
import { measureRound } from './measure.ts';
import type { Round } from './measure.ts';
import { writeReport } from './report.ts';

const REPORT = path.join(import.meta.dirname, '..', '..', '..', 'docs', 'reference', 'order-speed.md');
const PLENTY = 1_000_000;
const PRODUCTS = 20;
const WARM_UP = 40;
const AT_ONCE = 16;
/** `--quick`: only shows that the measurement runs; no report is written. */
const isQuick = process.argv.includes('--quick');
const SHOPPERS = isQuick ? 60 : 500;

const say = (text: string) => process.stdout.write(`· ${text}\n`);

/** Fills an empty database with the demonstration range. */
async function fill(databaseUrl: string): Promise<void> {
  say('filling a shop');
  const { bulkDb: db, close } = connectPostgres(databaseUrl);
  await migrate(db);
  await fillShop(db, systemClock, demoRange());
  await updateIndex(db);
  await close();
}

/** Gives products a large stock. */
async function stockUp(apiUrl: string, operator: OperatorClient): Promise<number[]> {
  const { products } = await operator.call('GET', '/operator/catalogue/products?after=0', exportPageSchema);
  const skus = products.flatMap(({ sku, is_for_order: isForOrder, price_huf: price }) => (isForOrder || (price ?? 0) < 1000 ? [] : [sku])).slice(0, PRODUCTS);
  for (const sku of skus) await operator.call('PUT', `/operator/stock/${encodeURIComponent(sku)}`, operatorStockSchema, { stock: PLENTY });
  if (skus.length < PRODUCTS) throw new Error(`The shop has ${skus.length} of the ${PRODUCTS} products that are ordered.`);
  const wanted = new Set(skus);
  const ids: number[] = [];
  for (let id = 1; ids.length < skus.length; id += 1) {
    const answer: { data?: unknown } = await (await fetch(`${apiUrl}/api/products/${id}`)).json();
    if (answer.data !== undefined && wanted.has(productDetailSchema.validateSync(answer.data).sku)) ids.push(id);
  }
  return ids;
}

async function measureShop(databaseUrl: string): Promise<Round[]> {
  await fill(databaseUrl);
  say('starting a shop');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'feszek-bench-orders-'));
  const token = randomBytes(16).toString('hex');
  const api = await startApiProcess({ DATABASE_URL: databaseUrl, SMTP_URL: '', PURGE_TOKEN: '', LOG_LEVEL: 'info', DATA_DIR: dataDir, OPERATOR_TOKEN: token });
  try {
    const productIds = await stockUp(api.url, new OperatorClient(api.url, token));
    await measureRound(api.url, productIds, WARM_UP, 4);
    const rounds: Round[] = [];
    for (const [ids, atOnce] of [[productIds, 1], [productIds, AT_ONCE], [productIds.slice(0, 1), AT_ONCE]] as const) {
      const round = await measureRound(api.url, ids, SHOPPERS, atOnce);
      const shown = ({ p50, p95, perSecond }: Round['order']) => `half within ${p50.toFixed(1)} ms, 95 % within ${p95.toFixed(1)} ms, ${perSecond.toFixed(0)} a second`;
      say(`${atOnce} at once, ${ids.length} products: into the cart ${shown(round.addToCart)}; order ${shown(round.order)}`);
      rounds.push(round);
    }
    return rounds;
  } finally {
    await api.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const conditions = startConditions();
const rounds = await measureShop(process.env['BENCH_DATABASE_URL'] ?? '');
const report = writeReport(rounds, SHOPPERS, conditions());
if (!isQuick) await writeFile(REPORT, report);
say(report);
