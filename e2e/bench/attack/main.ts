import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { startConditions } from '@feszek/figures';
import { startTemporaryShop } from '../../src/harness/temporaryShop.ts';
import { readProductIds } from '../shoppers/readProductIds.ts';
import { Shopper } from '../shoppers/Shopper.ts';
import { ATTACKS } from './attacks.ts';
import type { AttackedShop } from './attacks.ts';
import { attackReport, rowOf } from './report.ts';
import type { Measured } from './report.ts';

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
const conditions = startConditions();
const shop = await startTemporaryShop();
try {
  const attacked: AttackedShop = { port: shop.ports['shell'] ?? 0 };
  const ids = await readProductIds(`http://127.0.0.1:${attacked.port}`);
  const measured: Measured[] = [];
  for (const attack of [undefined, ...ATTACKS]) {
    const result = await measure(attack?.name, attack?.attackers ?? 0, ids, attacked);
    measured.push(result);
    say(rowOf(result));
  }
  if (!isQuick) await writeFile(REPORT, attackReport(measured, { shoppers: SHOPPERS, seconds, conditions: conditions() }));
} finally {
  await shop.stop();
}
