import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Host } from './Host.ts';
import { OPERATOR_TOKEN, SHOP_URL } from './settings.ts';

const POLL_MS = 500;
const PRODUCTS = 300;

/** Fills the empty shop with demonstration goods, texts and places by the operator's imports, without pictures. */
export async function fillDatabase(host: Host): Promise<void> {
  const env = {
    SHOP_URL, OPERATOR_TOKEN, API_URL: `http://${host.address}:3010`, DATA_DIR: '/var/lib/feszek', DEMO: 'on', DEMO_PRODUCTS: String(PRODUCTS), DEMO_PICTURES: 'off', NODE_ENV: 'production',
  };
  const demo = await host.spawn('demo', ['/opt/feszek/current/node_modules/.bin/node', 'src/main.ts'], { folder: '/opt/feszek/current/demo', env });
  const isFilled = async () => (await readFile(host.logOf('demo'), 'utf8')).includes('the shop is filled');
  while (!(await isFilled())) {
    if (demo.exitCode !== null) throw new Error('The demo program has ended: see its log');
    await sleep(POLL_MS);
  }
  if (demo.pid !== undefined) process.kill(-demo.pid, 'SIGKILL');
}
