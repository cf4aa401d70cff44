import { availableParallelism } from 'node:os';
import { build } from '../build.mjs';
import { staticChecks } from './checks.mjs';
import { runJest } from './jestSuite.mjs';

/**
 * How much is tested: without the long test files (`core`), all files with one case of each kind (`all`), or every case
 * of the matrices too (`full`).
 *
 * @typedef {'core' | 'all' | 'full'} Extent
 */

/**
 * @typedef {object} PartOptions
 * @property {AbortSignal} signal
 * @property {boolean} isShown - whether output goes to the terminal while the part runs
 * @property {Extent} extent
 * @property {number} workers - number of concurrent test files
 */

/**
 * A part of the tests. `limitMs` ends a part that hangs: several times its duration on two busy cores.
 *
 * @typedef {object} Part
 * @property {string} title
 * @property {number} limitMs
 * @property {boolean} hasBrowser
 * @property {(options: PartOptions) => Promise<import('./jestSuite.mjs').Tally>} run
 */

const MINUTE_MS = 60_000;

/** Runs checks concurrently, one per core. @type {Part['run']} */
async function runChecks({ signal }) {
  /** @type {string[]} */
  const lines = [];
  let passed = 0;
  let failed = 0;
  const waiting = staticChecks();
  async function workOff() {
    for (let check = waiting.shift(); check && !signal.aborted; check = waiting.shift()) {
      const { ok, output } = await check.run(signal);
      if (ok) {
        passed += 1;
        lines.push(`  ✓ ${check.name}`);
      } else {
        failed += 1;
        lines.push(output.trimEnd(), `  ! ${check.name}: failed`);
      }
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, workOff));
  return { passed, failed, output: lines.join('\n') };
}

/**
 * Runs projects of Jest to the extent of the run.
 *
 * @param {Parameters<typeof runJest>[0]} projects
 * @param {PartOptions} options
 */
function runSuite(projects, { extent, ...options }) {
  return runJest(projects, { ...options, hasLongFiles: extent !== 'core', env: { TEST_FULL: extent === 'full' ? 'on' : 'off' } });
}

/** @type {Part['run']} */
async function runJourneys(options) {
  console.log(`  ✓ ${await build({ signal: options.signal })}`);
  const suite = await runSuite(options.extent === 'full' ? ['e2e', 'engines'] : ['e2e'], options);
  return { ...suite, passed: suite.passed + 1 };
}

/** @type {ReadonlyMap<string, Part>} */
export const PARTS = new Map([
  ['check', { title: 'types, lint, import borders, styles', limitMs: 12 * MINUTE_MS, hasBrowser: false, run: runChecks }],
  ['unit', { title: 'unit tests', limitMs: 60 * MINUTE_MS, hasBrowser: false, run: (options) => runSuite(['unit'], options) }],
  ['api', { title: 'API tests', limitMs: 60 * MINUTE_MS, hasBrowser: false, run: (options) => runSuite(['api'], options) }],
  ['e2e', { title: 'builds, and journeys through the composed shop', limitMs: 60 * MINUTE_MS, hasBrowser: true, run: runJourneys }],
]);
