import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { startTemporaryShop } from '../../src/harness/temporaryShop.ts';
import type { TemporaryShop } from '../../src/harness/temporaryShop.ts';
import { ATTACKS } from './attacks.ts';
import type { AttackedShop } from './attacks.ts';
import { attackReport, rowOf } from './report.ts';
import type { Measured } from './report.ts';
import { Shopper } from './Shopper.ts';

const SHOPPERS = 20;
const SECONDS = 60;
const QUICK_SECONDS = 5;
const REPORT = join(import.meta.dirname, '..', '..', '..', 'docs', 'reference', 'attack.md');

/** `--quick` only shows that the measurement runs, and writes nothing. */
const isQuick = process.argv.includes('--quick');
/** `--seconds=30`: the length of each attack. */
const given = Number(process.argv.find((argument) => argument.startsWith('--seconds='))?.slice('--seconds='.length) ?? SECONDS);
if (!Number.isInteger(given) || given < 1 || given > 3600) throw new RangeError('--seconds must be a whole number from 1 to 3600.');
const seconds = isQuick ? QUICK_SECONDS : given;

const say = (text: string) => process.stdout.write(`${text}\n`);

interface Listed {
  readonly data: { readonly products: readonly { readonly id: number }[] };
}

function isListed(value: unknown): value is Listed {
  return typeof value === 'object' && value !== null && 'data' in value;
}

/** Products to buy, and the address of the shop. */
async function readGoods({ ports }: TemporaryShop): Promise<{ readonly ids: readonly number[]; readonly shop: AttackedShop }> {
  const port = ports['shell'] ?? 0;
  const response = await fetch(`http://127.0.0.1:${port}/api/products?page_size=48`);
  const json: unknown = await response.json();
  if (!isListed(json)) throw new Error('The shop lists no products');
  return { ids: json.data.products.map(({ id }) => id), shop: { port } };
}

/** Starts the attackers in a thread; the returned function ends them and resolves with their attempts. */
function startAttack(name: string, shop: AttackedShop): () => Promise<number> {
  const worker = new Worker(new URL('attacker.ts', import.meta.url), { workerData: { name, shop } });
  const ended = new Promise<number>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  return () => {
    worker.postMessage('end');
    return ended;
  };
}

async function measure(name: string | undefined, attackers: number, ids: readonly number[], shop: AttackedShop): Promise<Measured> {
  const shoppers = Array.from({ length: SHOPPERS }, (_, index) => new Shopper(`http://127.0.0.1:${shop.port}`, index, ids.slice(index)));
  await Promise.all(shoppers.map((shopper) => shopper.arrive()));
  const end = name === undefined ? undefined : startAttack(name, shop);
  await Promise.all(shoppers.map((shopper) => shopper.shopUntil(AbortSignal.timeout(seconds * 1000))));
  const attempts = (await end?.()) ?? 0;
  return { name: name ?? 'none', attackers, attempts, actions: shoppers.flatMap(({ actions }) => actions) };
}

// Attackers connect from another address of this machine, which is no trusted proxy.
process.env['TRUSTED_PROXIES'] = '127.0.0.1,::1';
const before = loadavg()[0] ?? 0;
const shop = await startTemporaryShop();
try {
  const goods = await readGoods(shop);
  const measured: Measured[] = [];
  for (const attack of [undefined, ...ATTACKS]) {
    const result = await measure(attack?.name, attack?.attackers ?? 0, goods.ids, goods.shop);
    measured.push(result);
    say(rowOf(result));
  }
  const conditions = `${new Date().toISOString().slice(0, 10)} (${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}, Node.js ${process.versions.node}; load of the machine ${before.toFixed(1)} before and ${(loadavg()[0] ?? 0).toFixed(1)} after)`;
  if (!isQuick) await writeFile(REPORT, attackReport(measured, { shoppers: SHOPPERS, seconds, conditions }));
} finally {
  await shop.stop();
}
