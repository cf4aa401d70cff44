import { build } from '../build.mjs';
import { Failure, reportFailure } from '../failure.mjs';
import { step } from '../progress.mjs';
import { endSignal } from '../signals.mjs';
import { API_SUBJECTS } from './apiSubjects.mjs';

/** @param {readonly string[]} args */
async function readOptions(args) {
  const { readBenchOptions } = await import('../../e2e/bench/main.ts');
  try {
    return readBenchOptions(args, API_SUBJECTS);
  } catch (error) {
    throw error instanceof RangeError ? new Failure(error.message) : error;
  }
}

const signal = endSignal();
try {
  const options = await readOptions(process.argv.slice(2));
  if (options.kind !== 'orders') {
    await step('building changes', () => build({ signal }));
    process.env.NODE_ENV = 'production';
  }
  if (options.kind === 'weight') {
    const { printWeightTree } = await import('../../e2e/bench/weightTree/printWeightTree.ts');
    await printWeightTree();
  } else if (options.kind !== 'orders') {
    const { measureSubjects } = await import('../../e2e/bench/main.ts');
    await measureSubjects(API_SUBJECTS, { names: options.kind === 'only' ? options.names : undefined, signal });
  }
  if (options.kind === 'all') console.log('\ndocs/reference/performance.md is written. Now carts and orders are measured at the API alone, as `npm run bench:orders` does; this takes some minutes and writes docs/reference/order-speed.md. Ctrl-C leaves them out.\n');
  if (options.kind === 'all' || options.kind === 'orders') {
    signal.addEventListener('abort', () => process.exit(130));
    await import('./benchOrders.mjs');
  }
} catch (error) {
  // Browsers and load generators of an interrupted subject end with this process.
  if (signal.aborted) process.exit(130);
  reportFailure(error);
  process.exitCode = 1;
}
if (process.connected) process.disconnect();
