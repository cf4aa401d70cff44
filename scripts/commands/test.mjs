import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../build.mjs';
import { staticChecks } from '../check/checks.mjs';
import { runJest } from '../check/jestSuite.mjs';
import { Failure, reportFailure } from '../failure.mjs';
import { startPostgres } from '../postgres.mjs';
import { done, notice } from '../progress.mjs';
import { endSignal } from '../signals.mjs';

/** @typedef {import('../check/jestSuite.mjs').Tally} Tally */

/** How long one part may take, in milliseconds, before it counts as failed: nothing may hang. */
const PART_MS = 14 * 60_000;

/** @param {AbortSignal} signal @returns {Promise<Tally>} */
async function runChecks(signal) {
  let passed = 0;
  let failed = 0;
  for (const { name, run } of staticChecks()) {
    if (signal.aborted) break;
    const { ok, output } = await run(signal);
    if (ok) {
      passed += 1;
      done(name);
    } else {
      failed += 1;
      console.log(output.trimEnd());
      notice(`${name}: failed`);
    }
  }
  return { passed, failed };
}

/** @param {AbortSignal} signal @returns {Promise<Tally>} */
async function runApiTests(signal) {
  const folder = mkdtempSync(join(tmpdir(), 'feszek-postgres-'));
  try {
    const postgres = await startPostgres({ folder });
    try {
      return await runJest('api', { signal, env: { TEST_DATABASE_URL: postgres.url } });
    } finally {
      await postgres.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {AbortSignal} signal @returns {Promise<Tally>} */
async function runJourneys(signal) {
  done(await build({ signal }));
  const { passed, failed } = await runJest('e2e', { signal, args: ['--runInBand'] });
  return { passed: passed + 1, failed };
}

/** @type {Readonly<Record<string, { title: string, run: (signal: AbortSignal) => Promise<Tally> }>>} */
const PARTS = {
  check: { title: 'types, lint, import borders, styles', run: runChecks },
  unit: { title: 'unit tests', run: (signal) => runJest('unit', { signal }) },
  api: { title: 'API tests', run: runApiTests },
  e2e: { title: 'builds, and journeys through the composed shop', run: runJourneys },
};

/**
 * Runs one part. Whatever keeps it from running at all counts as one failure, and the next part goes on.
 *
 * @param {string} name
 * @param {AbortSignal} signal
 * @returns {Promise<Tally>}
 */
async function runPart(name, signal) {
  const part = PARTS[name];
  if (!part) throw new Failure(`There is no part "${name}". There are: ${Object.keys(PARTS).join(', ')}.`);
  console.log(`\n${part.title}`);
  try {
    const limit = AbortSignal.timeout(PART_MS);
    const result = await part.run(AbortSignal.any([signal, limit]));
    if (limit.aborted) notice(`${part.title}: not finished after ${PART_MS / 60_000} minutes`);
    return limit.aborted ? { passed: result.passed, failed: result.failed + 1 } : result;
  } catch (error) {
    reportFailure(error);
    return { passed: 0, failed: 1 };
  }
}

const signal = endSignal();
const names = process.argv.slice(2);
let passed = 0;
let failed = 0;
for (const name of names.length ? names : Object.keys(PARTS)) {
  if (signal.aborted) break;
  const tally = await runPart(name, signal);
  passed += tally.passed;
  failed += tally.failed;
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 || signal.aborted ? 1 : 0;
if (process.connected) process.disconnect();
