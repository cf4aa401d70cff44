import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from './failure.mjs';
import { freePort } from './ports.mjs';
import { isRunning, spawnGroup, stopGroup } from './processGroup.mjs';
import { PROGRAMS } from './programs.mjs';

const POLL_MS = 50;
const LIMIT_MS = 600_000;
/** The shop closes its database in order. */
const CLOSING_MS = 60_000;

/**
 * A start of a shop, in milliseconds since `npm start`.
 *
 * @typedef {object} Start
 * @property {number} openMs - until the home page is answered
 * @property {number} filledMs - until the catalogue has its products, which one transaction imports
 * @property {number} products - in its list; a group of variants is one
 */

/**
 * The body of a successful answer; `undefined` for an error or without an answer.
 *
 * @param {string} url
 */
async function answerOf(url) {
  try {
    const response = await fetch(url);
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

/** The number of products in the list, from the API's answer. @param {string | undefined} answer */
function productsIn(answer) {
  return Number(/"total":(\d+)/.exec(answer ?? '')?.[1] ?? 0);
}

/**
 * Runs `npm start` in a data folder and without pictures, and closes the shop again. The start includes what is due of the
 * installation and of the build.
 *
 * @param {string} root - of a checkout, which may be another one than this
 * @param {string} dataDir - an empty folder for a first start
 * @param {AbortSignal} signal - closes the shop
 * @param {NodeJS.ProcessEnv} [environment] - of the command; by default that of this process
 * @returns {Promise<Start>}
 * @throws {Failure} if the shop ends, or is not filled after ten minutes
 * @throws the reason of the signal
 */
export async function measureStart(root, dataDir, signal, environment = process.env) {
  const ports = new Map();
  for (const { name, portVariable } of PROGRAMS) ports.set(name, { variable: portVariable, port: await freePort() });
  const settings = Object.fromEntries([...ports.values()].map(({ variable, port }) => [variable, String(port)]));
  const env = { ...environment, ...settings, DATA_DIR: dataDir, DEMO_PICTURES: 'off' };
  for (const name of ['DATABASE_URL', 'SHOP_URL', 'DEMO', 'DEMO_PRODUCTS']) delete env[name];
  const started = performance.now();
  const shop = spawnGroup('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  shop.stdout?.on('data', (chunk) => (output += chunk));
  shop.stderr?.on('data', (chunk) => (output += chunk));
  const elapsed = () => performance.now() - started;
  let openMs = 0;
  let filledMs = 0;
  let products = 0;
  try {
    while (openMs === 0 || filledMs === 0) {
      signal.throwIfAborted();
      if (!isRunning(shop)) throw new Failure('The shop has ended before it was filled.', output);
      if (elapsed() > LIMIT_MS) throw new Failure(`The shop is not filled after ${LIMIT_MS / 1000} seconds.`, output);
      if (openMs === 0 && (await answerOf(`http://localhost:${ports.get('shell').port}/hu`)) !== undefined) openMs = elapsed();
      products = productsIn(await answerOf(`http://127.0.0.1:${ports.get('api').port}/api/products?page_size=1`));
      if (filledMs === 0 && products > 0) filledMs = elapsed();
      await pause(POLL_MS);
    }
    return { openMs, filledMs, products };
  } finally {
    await stopGroup(shop, 'SIGTERM', CLOSING_MS);
  }
}
