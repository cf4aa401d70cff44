import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../build.mjs';
import { staticChecks } from '../check/checks.mjs';
import { runJest } from '../check/jestSuite.mjs';
import { Failure, reportFailure } from '../failure.mjs';
import { startPostgres } from '../postgres/startPostgres.mjs';
import { done, notice } from '../progress.mjs';
import { endSignal } from '../signals.mjs';

/** @typedef {import('../check/jestSuite.mjs').Tally} Tally */

const MINUTE_MS = 60_000;
/** So many journeys go through the one shop side by side: a further one would only wait for the others. */
const JOURNEYS_AT_ONCE = 2;

/** Checks side by side, as many as the machine has cores. @param {AbortSignal} signal @returns {Promise<Tally>} */
async function runChecks(signal) {
  let passed = 0;
  let failed = 0;
  const waiting = staticChecks();
  async function workOff() {
    for (let check = waiting.shift(); check && !signal.aborted; check = waiting.shift()) {
      const { ok, output } = await check.run(signal);
      if (ok) {
        passed += 1;
        done(check.name);
      } else {
        failed += 1;
        console.log(output.trimEnd());
        notice(`${check.name}: failed`);
      }
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, workOff));
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
  const { passed, failed } = await runJest('e2e', { signal, workers: JOURNEYS_AT_ONCE });
  return { passed: passed + 1, failed };
}

/**
 * A part of what is tested. `limitMs` ends it where it hangs: several times as long as it takes on two busy cores.
 *
 * @typedef {object} Part
 * @property {string} title
 * @property {number} limitMs
 * @property {(signal: AbortSignal) => Promise<Tally>} run
 */

/** @type {Readonly<Record<string, Part>>} */
const PARTS = {
  check: { title: 'types, lint, import borders, styles', limitMs: 6 * MINUTE_MS, run: runChecks },
  unit: { title: 'unit tests', limitMs: 12 * MINUTE_MS, run: (signal) => runJest('unit', { signal }) },
  api: { title: 'API tests', limitMs: 25 * MINUTE_MS, run: runApiTests },
  e2e: { title: 'builds, and journeys through the composed shop', limitMs: 60 * MINUTE_MS, run: runJourneys },
};

/**
 * Runs one part. Whatever keeps it from running at all counts as one failure, and the next part goes on.
 *
 * @param {string} name
 * @param {AbortSignal} signal
 * @returns {Promise<Tally>}
 */
async function runPart(name, signal) {
  const part = Object.hasOwn(PARTS, name) ? PARTS[name] : undefined;
  if (!part) throw new Failure(`There is no part "${name}". There are: ${Object.keys(PARTS).join(', ')}.`);
  console.log(`\n${part.title}`);
  try {
    const limit = AbortSignal.timeout(part.limitMs);
    const result = await part.run(AbortSignal.any([signal, limit]));
    if (!limit.aborted) return result;
    notice(`${part.title}: not finished after ${part.limitMs / MINUTE_MS} minutes`);
    return { passed: result.passed, failed: Math.max(1, result.failed) };
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
