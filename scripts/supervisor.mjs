import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from './failure.mjs';
import { waitUntilHealthy } from './health.mjs';
import { PINNED_NODE, ROOT } from './paths.mjs';
import { isRunning, spawnGroup, stopGroup } from './processGroup.mjs';
import { logFile, programEnvironment, programUrl } from './programs.mjs';

/** How long a program may take to become healthy, in milliseconds: the API's first start fills its database. */
const START_MS = 180_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** A program that stayed up this long, in milliseconds, is restarted without delay again. */
const STEADY_MS = 60_000;
const LOG_LINES = 20;

/**
 * What befalls a program after it has started.
 *
 * @typedef {object} Incident
 * @property {'ended' | 'back'} kind
 * @property {string} program
 * @property {string} [how] - exit code or signal
 * @property {number} [pauseMs] - until it is started again
 */

/**
 * One supervised program.
 *
 * @typedef {object} Supervised
 * @property {() => Promise<void>} start - resolves when it is healthy; rejects with a `Failure` where it ends before;
 *   changes nothing where it runs already
 * @property {() => Promise<void>} stop - ends it for good
 * @property {() => Promise<void>} kill - ends it at once, as a crash would, and leaves it so until `start`
 */

/**
 * How a process ended, in words.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
function howItEnded(child) {
  if (child.pid === undefined) return 'it could not be run';
  return child.signalCode ? `signal ${child.signalCode}` : `exit code ${child.exitCode}`;
}

/** @param {string} file */
function lastLines(file) {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-LOG_LINES).join('\n');
}

/**
 * Runs one program: its output goes to its log file, and when it ends unasked it is started again, after a pause that
 * doubles with every failure in a row.
 *
 * @param {import('./programs.mjs').Program} program
 * @param {import('./programs.mjs').Settings} settings
 * @param {{ args: readonly string[], onIncident: (incident: Incident) => void }} options - what Node.js runs
 * @returns {Supervised}
 */
export function supervise(program, settings, { args, onIncident }) {
  const log = logFile(program, settings);
  mkdirSync(dirname(log), { recursive: true });
  rmSync(log, { force: true });

  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  /** @type {NodeJS.Timeout | undefined} */
  let restart;
  let wanted = false;
  let failures = 0;

  function spawnProgram() {
    const output = openSync(log, 'a');
    const started = spawnGroup(PINNED_NODE, ['--import', join(ROOT, 'scripts', 'exitWithSupervisor.mjs'), ...args], {
      cwd: join(ROOT, program.folder),
      env: programEnvironment(program, settings),
      stdio: ['ignore', output, output, 'ipc'],
    });
    closeSync(output);
    child = started;
    return started;
  }

  /**
   * Starts the program and waits until it is healthy or has ended.
   *
   * @returns {Promise<'healthy' | 'ended' | 'silent'>}
   */
  async function launch() {
    const started = spawnProgram();
    const waiting = new AbortController();
    const launchedAt = Date.now();
    let healthy = false;
    started.once('error', () => waiting.abort());
    started.once('exit', () => {
      waiting.abort();
      if (!healthy || !wanted) return;
      if (Date.now() - launchedAt > STEADY_MS) failures = 0;
      restartLater(started);
    });
    const timeout = setTimeout(() => waiting.abort(), START_MS);
    const answered = await waitUntilHealthy(`${programUrl(program, settings)}/health`, waiting.signal);
    clearTimeout(timeout);
    if (!isRunning(started)) return 'ended';
    healthy = answered;
    return healthy ? 'healthy' : 'silent';
  }

  /** @param {import('node:child_process').ChildProcess} ended */
  function restartLater(ended) {
    const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
    failures += 1;
    onIncident({ kind: 'ended', program: program.name, how: howItEnded(ended), pauseMs });
    restart = setTimeout(async () => {
      const outcome = await launch();
      if (!wanted || !child) return;
      if (outcome === 'healthy') {
        onIncident({ kind: 'back', program: program.name });
        return;
      }
      if (outcome === 'silent') await stopGroup(child);
      restartLater(child);
    }, pauseMs);
  }

  return {
    async start() {
      if (child && isRunning(child)) return;
      wanted = true;
      const outcome = await launch();
      if (!wanted || !child) throw new Failure(`The ${program.name} program was stopped while it was starting.`);
      if (outcome === 'healthy') return;
      wanted = false;
      if (outcome === 'silent') {
        await stopGroup(child);
        throw new Failure(`The ${program.name} program did not become healthy within ${START_MS / 1000} seconds. Its whole log: ${log}`, lastLines(log));
      }
      throw new Failure(`The ${program.name} program ended while it was starting (${howItEnded(child)}). Its whole log: ${log}`, lastLines(log));
    },
    async stop() {
      wanted = false;
      clearTimeout(restart);
      if (child) await stopGroup(child);
    },
    async kill() {
      wanted = false;
      clearTimeout(restart);
      if (child) await stopGroup(child, 'SIGKILL');
    },
  };
}
