import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { reportFailure } from '../failure.mjs';
import { measureStart } from '../measureStart.mjs';
import { ROOT } from '../paths.mjs';
import { endSignal } from '../signals.mjs';

const RUNS = 3;

const root = resolve(process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? ROOT);
const signal = endSignal();
const seconds = (/** @type {number} */ ms) => (ms / 1000).toFixed(1);
const median = (/** @type {readonly number[]} */ values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Measures in a folder of its own, which is deleted afterwards. */
async function measure() {
  const dataDir = await mkdtemp(join(tmpdir(), 'feszek-bench-start-'));
  try {
    return await measureStart(root, dataDir, signal);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

try {
  const starts = [];
  for (let run = 1; run <= RUNS; run += 1) {
    const start = await measure();
    starts.push(start);
    console.log(`· start ${run}: open after ${seconds(start.openMs)} s, ${start.products} products after ${seconds(start.filledMs)} s`);
  }
  console.log(`First start of ${root}, median of ${RUNS}: open after ${seconds(median(starts.map(({ openMs }) => openMs)))} s, filled after ${seconds(median(starts.map(({ filledMs }) => filledMs)))} s`);
} catch (error) {
  if (!signal.aborted) reportFailure(error);
  process.exitCode = 1;
}
if (process.connected) process.disconnect();
