import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { hasCode } from '../failure.mjs';
import { PINNED_NODE, ROOT } from '../paths.mjs';
import { runTool } from './runTool.mjs';

/**
 * The duration of a test file, in seconds.
 *
 * @typedef {object} FileTime
 * @property {string} file
 * @property {number} seconds
 */

/**
 * The number of passed and failed tests of a suite.
 *
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {readonly FileTime[]} [files]
 * @property {string} [output] - of a suite whose output was not shown while it ran
 */

/** Matches the path of a test file that is not a long one. */
const NOT_LONG = '^(?!.*\\.long\\.test\\.)';

/** @param {object} report @param {string} key @returns {unknown} */
function valueOf(report, key) {
  return Object.entries(report).find(([name]) => name === key)?.[1];
}

/** @param {object} report @param {string} key */
function count(report, key) {
  const value = valueOf(report, key);
  return typeof value === 'number' ? value : 0;
}

/** @param {object} report @returns {FileTime[]} */
function fileTimes(report) {
  const results = valueOf(report, 'testResults');
  if (!Array.isArray(results)) return [];
  return results.map((result) => ({ file: relative(ROOT, String(valueOf(result, 'name'))), seconds: (count(result, 'endTime') - count(result, 'startTime')) / 1000 }));
}

/**
 * Counts the results in Jest's report. A file that could not be run counts as a failed test. So does a run that ended
 * with an error although no test failed, and a run without tests.
 *
 * @param {string} json - Jest's report; empty if it wrote none
 * @param {boolean} ok - whether Jest ended without an error
 * @returns {Tally}
 */
export function tally(json, ok) {
  /** @type {unknown} */
  const report = json ? JSON.parse(json) : {};
  if (typeof report !== 'object' || report === null) return { passed: 0, failed: 1 };
  const passed = count(report, 'numPassedTests');
  const failed = count(report, 'numFailedTests') + count(report, 'numRuntimeErrorTestSuites');
  return { passed, failed: failed === 0 && (!ok || passed === 0) ? 1 : failed, files: fileTimes(report) };
}

/**
 * Runs projects of the Jest configuration together.
 *
 * @param {readonly ('unit' | 'api' | 'e2e' | 'engines')[]} projects
 * @param {object} options
 * @param {AbortSignal} options.signal
 * @param {boolean} options.hasLongFiles - whether the test files named `*.long.test.*` run too
 * @param {boolean} options.isShown - whether its output goes to the terminal or into the tally
 * @param {number | '100%'} [options.workers] - number of concurrent test files; one per core by default
 * @param {NodeJS.ProcessEnv} [options.env]
 * @returns {Promise<Tally>}
 */
export async function runJest(projects, { signal, hasLongFiles, isShown, workers = '100%', env = {} }) {
  const folder = mkdtempSync(join(tmpdir(), 'feszek-test-'));
  const reportFile = join(folder, 'report.json');
  try {
    const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
    const jest = join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js');
    const { ok, output } = await runTool(
      PINNED_NODE,
      [...flags, jest, '--selectProjects', ...projects, '--json', `--outputFile=${reportFile}`, '--reporters=default', `--maxWorkers=${workers}`, ...(hasLongFiles ? [] : [`--testPathPatterns=${NOT_LONG}`])],
      { signal, env, shown: isShown },
    );
    return { ...tally(readReport(reportFile), ok), ...(!isShown && { output }) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} file */
function readReport(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return '';
    throw error;
  }
}
