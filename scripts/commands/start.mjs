import { relative } from 'node:path';
import { build } from '../build.mjs';
import { countGoods } from '../countGoods.mjs';
import { reportFailure } from '../failure.mjs';
import { ROOT } from '../paths.mjs';
import { reservePorts } from '../ports.mjs';
import { printIncident } from '../printIncident.mjs';
import { done, sinceStart, step } from '../progress.mjs';
import { HOST, programsOf, readSettings } from '../programs.mjs';
import { startShop } from '../shop/startShop.mjs';
import { endSignal, untilAborted } from '../signals.mjs';

/** @param {AbortSignal} signal */
async function start(signal) {
  const env = process.argv.includes('--empty') ? { ...process.env, DEMO: 'off' } : process.env;
  const settings = readSettings(env, 'production');
  const releases = await reservePorts(settings, 'npm start');
  done(`ports ${programsOf(settings).map(({ name }) => settings.ports[name]).join(', ')} are free`);
  await step('building changes', () => build({ signal }));
  const shop = await startShop(settings, {
    signal,
    beforeStart: async ({ name }) => releases.get(name)?.(),
    onStarted: ({ name }) => done(`${name} on port ${settings.ports[name]}`),
    onIncident: printIncident,
  });
  console.log(`\nFészek is open at ${shop.url} (${sinceStart()})`);
  console.log(`Its logs are in ${relative(ROOT, settings.dataDir)}/logs. Ctrl-C closes it.\n`);
  if ((await countGoods(`http://${HOST}:${settings.ports.api}`)) === 0) console.log('The shop has no products yet. docs/guides/import-products.md describes how to add them.\n');
  await untilAborted(signal);
  await shop.stop();
  done('closed');
}

const signal = endSignal();
try {
  await start(signal);
} catch (error) {
  if (!signal.aborted) {
    reportFailure(error);
    process.exitCode = 1;
  }
}
if (process.connected) process.disconnect();
