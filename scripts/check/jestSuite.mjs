import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasCode } from '../failure.mjs';
import { PINNED_NODE, ROOT } from '../paths.mjs';
import { runTool } from './runTool.mjs';

/**
 * How many tests of a suite passed and failed.
 *
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 */

/** @param {object} report @param {string} key */
function count(report, key) {
  const value = Object.entries(report).find(([name]) => name === key)?.[1];
  return typeof value === 'number' ? value : 0;
}

/**
 * Counts what Jest's own report says. A file that could not be run counts as a failed test, and so does a run that
 * ended badly although no test failed, and one that found no tests.
 *
 * @param {string} json - Jest's report, or nothing where it wrote none
 * @param {boolean} ok - whether Jest ended well
 * @returns {Tally}
 */
export function tally(json, ok) {
  /** @type {unknown} */
  const report = json ? JSON.parse(json) : {};
  if (typeof report !== 'object' || report === null) return { passed: 0, failed: 1 };
  const passed = count(report, 'numPassedTests');
  const failed = count(report, 'numFailedTests') + count(report, 'numRuntimeErrorTestSuites');
  return { passed, failed: failed === 0 && (!ok || passed === 0) ? 1 : failed };
}

/**
 * Runs one project of the Jest configuration and shows what it says.
 *
 * @param {'unit' | 'api' | 'e2e'} project
 * @param {object} options
 * @param {AbortSignal} options.signal
 * @param {number | '100%'} [options.workers] - how many test files run in parallel; by default one per core
 * @param {NodeJS.ProcessEnv} [options.env]
 * @returns {Promise<Tally>}
 */
export async function runJest(project, { signal, workers = '100%', env = {} }) {
  const folder = mkdtempSync(join(tmpdir(), 'feszek-test-'));
  const reportFile = join(folder, 'report.json');
  try {
    const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
    const jest = join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js');
    const { ok } = await runTool(
      PINNED_NODE,
      [...flags, jest, '--selectProjects', project, '--json', `--outputFile=${reportFile}`, '--reporters=default', '--forceExit', `--maxWorkers=${workers}`],
      { signal, env, shown: true },
    );
    return tally(readReport(reportFile), ok);
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
