import { Failure, reportFailure } from '../failure.mjs';
import { build } from '../build.mjs';
import { step } from '../progress.mjs';
import { endSignal } from '../signals.mjs';

/** Measures pages in the whole shop, then carts and orders at the API. `orders` measures only these. */
const parts = process.argv.slice(2);
const isOnlyOrders = parts.includes('orders');

const signal = endSignal();
try {
  if (parts.some((part) => part !== 'orders')) throw new Failure('npm run bench measures everything; npm run bench -- orders measures only carts and orders.');
  if (!isOnlyOrders) {
    await step('building changes', () => build({ signal }));
    process.env.NODE_ENV = 'production';
    await import('../../e2e/bench/main.ts');
  }
  await import('./benchOrders.mjs');
} catch (error) {
  reportFailure(error);
  process.exitCode = 1;
}
if (process.connected) process.disconnect();
