import { availableParallelism } from 'node:os';
import { Failure, reportFailure } from '../failure.mjs';
import { endSignal } from '../signals.mjs';
import { PARTS } from './parts.mjs';
import { timesTable } from './timesTable.mjs';

/**
 * How a part went.
 *
 * @typedef {import('./jestSuite.mjs').Tally & { title: string, seconds: number }} Outcome
 */

const MINUTE_MS = 60_000;

/**
 * Runs one part. An error that prevents it from running counts as one failure, and the next part runs.
 *
 * @param {import('./parts.mjs').Part} part
 * @param {import('./parts.mjs').PartOptions} options
 * @returns {Promise<Outcome>}
 */
async function runPart({ title, limitMs, run }, options) {
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  if (options.isShown) console.log(`\n${title}`);
  try {
    const limit = AbortSignal.timeout(limitMs);
    const { output, ...tally } = await run({ ...options, signal: AbortSignal.any([options.signal, limit]) });
    if (!options.isShown) console.log(`\n${title}`);
    if (output) console.log(output.trimEnd());
    if (!limit.aborted) return { ...tally, title, seconds: seconds() };
    console.log(`  ! ${title}: not finished after ${limitMs / MINUTE_MS} minutes`);
    return { ...tally, failed: Math.max(1, tally.failed), title, seconds: seconds() };
  } catch (error) {
    reportFailure(error);
    return { passed: 0, failed: 1, title, seconds: seconds() };
  }
}

/**
 * Runs parts one after another.
 *
 * @param {readonly import('./parts.mjs').Part[]} parts
 * @param {import('./parts.mjs').PartOptions} options
 */
async function runLane(parts, options) {
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const part of parts) if (!options.signal.aborted) outcomes.push(await runPart(part, options));
  return outcomes;
}

/**
 * Runs parts of the tests: those that need no browser beside those that do. Prints how long each took, the slowest
 * files and the sum.
 *
 * @param {readonly string[]} names - all parts where empty
 * @param {{ extent: import('./parts.mjs').Extent }} options
 * @returns {Promise<boolean>} whether something passed and nothing failed
 */
export async function runParts(names, { extent }) {
  const signal = endSignal();
  const parts = (names.length > 0 ? names : [...PARTS.keys()]).map((name) => {
    const part = PARTS.get(name);
    if (!part) throw new Failure(`There is no part "${name}". There are: ${[...PARTS.keys()].join(', ')}.`);
    return part;
  });
  const browser = parts.filter(({ hasBrowser }) => hasBrowser);
  const others = parts.filter(({ hasBrowser }) => !hasBrowser);
  const isShared = browser.length > 0 && others.length > 0;
  // With a single worker Jest runs the tests in its own process, which then waits for everything that a test left open.
  const workers = Math.max(2, isShared ? Math.floor(availableParallelism() / 2) : availableParallelism());
  const startedAt = performance.now();
  const outcomes = (await Promise.all([
    runLane(others, { signal, extent, workers, isShown: !isShared }),
    runLane(browser, { signal, extent, workers, isShown: true }),
  ])).flat();
  console.log(`\n${timesTable(outcomes, (performance.now() - startedAt) / 1000)}`);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 && !signal.aborted;
}
