import { Failure } from './failure.mjs';
import { LogFile } from './LogFile.mjs';
import { isRunning, stopGroup } from './processGroup.mjs';
import { collectOutput } from './programOutput.mjs';
import { LOG_LIMITS } from './programs.mjs';

/** Time for a program to become healthy, in milliseconds: the API's first start migrates its database. */
const USUAL_START_MS = 300_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** A program that ran for this long, in milliseconds, is restarted without delay again. */
const STEADY_MS = 60_000;

/**
 * An event of a started program: it ends (`how` is its exit code or signal, `pauseMs` the delay until its restart), it stops
 * answering, it answers again, its log cannot be written, the register refuses its new release (`refused`), or a live program
 * does not get what it needs (`contract-broken`).
 *
 * @typedef {{ program: string } & ({ kind: 'ended', how: string, pauseMs: number } | { kind: 'hung' } | { kind: 'back' } | { kind: 'refused' | 'contract-broken', reason: string } | import('./LogFile.mjs').LogIncident)} Incident
 */

/**
 * One supervised program.
 *
 * @typedef {object} Supervised
 * @property {() => Promise<void>} start - resolves when it is healthy; rejects with a `Failure` if it ends before;
 *   no effect if it is running
 * @property {() => Promise<void>} stop - ends it without a restart
 * @property {() => Promise<void>} kill - ends it at once, like a crash, without a restart until `start`
 */

/**
 * Defines how one kind of program runs.
 *
 * @typedef {object} Runnable
 * @property {string} name
 * @property {string} logFile
 * @property {() => import('node:child_process').ChildProcess} spawn - starts it with `spawnGroup` and pipes for its output
 * @property {(child: import('node:child_process').ChildProcess, signal: AbortSignal) => Promise<boolean>} untilHealthy -
 *   `false` if the signal ended the wait
 * @property {(child: import('node:child_process').ChildProcess, signal: AbortSignal) => Promise<boolean>} [untilHung] -
 *   watches a healthy program; `true` once it must be restarted, `false` if the signal ended the watch
 * @property {number} [startMs] - time to become healthy, in milliseconds, where it is longer than usual
 * @property {number} [hungGraceMs] - time that a hung program has to end by itself, in milliseconds
 * @property {(child: import('node:child_process').ChildProcess) => Promise<void>} stop
 */

/**
 * Describes how a process ended.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
function howItEnded(child) {
  if (child.pid === undefined) return 'it could not be run';
  return child.signalCode ? `signal ${child.signalCode}` : `exit code ${child.exitCode}`;
}

/**
 * Runs one program: writes its output to its log file, and restarts it when it ends unexpectedly, after a delay that
 * doubles with every consecutive failure. A hung program is ended and restarted.
 *
 * @param {Runnable} runnable
 * @param {{ logs?: import('./programs.mjs').LogLimits, onIncident: (incident: Incident) => void }} options
 * @returns {Supervised}
 */
export function keepRunning(runnable, { logs = LOG_LIMITS, onIncident }) {
  const { name, startMs = USUAL_START_MS } = runnable;
  const log = new LogFile(runnable.logFile, { ...logs, onIncident: (incident) => onIncident({ program: name, ...incident }) });

  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  /** @type {ReturnType<typeof collectOutput> | undefined} */
  let output;
  /** @type {Promise<void> | undefined} */
  let ending;
  /** @type {NodeJS.Timeout | undefined} */
  let restart;
  let wanted = false;
  let failures = 0;

  /**
   * Writes a line of the supervisor into the program's log.
   *
   * @param {number} level - pino's level
   * @param {Record<string, unknown>} line
   */
  function note(level, line) {
    log.write(Buffer.from(`${JSON.stringify({ level, time: Date.now(), program: name, ...line })}\n`));
  }

  /** @param {Incident} incident */
  function report(incident) {
    const { kind, ...details } = incident;
    note(kind === 'back' ? 30 : 50, { ...details, msg: `program ${kind}` });
    onIncident(incident);
  }

  function spawnProgram() {
    const started = runnable.spawn();
    note(30, { pid: started.pid, msg: 'program started' });
    output = collectOutput(started, log);
    child = started;
    ending = undefined;
    return started;
  }

  /**
   * Ends a program that does not answer any more. Its exit causes its restart.
   *
   * @param {import('node:child_process').ChildProcess} started
   */
  async function watch(started) {
    const exited = new AbortController();
    started.once('exit', () => exited.abort());
    if (!(await runnable.untilHung?.(started, exited.signal)) || !wanted) return;
    report({ kind: 'hung', program: name });
    await stopGroup(started, 'SIGTERM', runnable.hungGraceMs);
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
    const timeout = setTimeout(() => waiting.abort(), startMs);
    const answered = await runnable.untilHealthy(started, waiting.signal);
    clearTimeout(timeout);
    if (!isRunning(started)) return 'ended';
    healthy = answered;
    if (healthy) void watch(started);
    return healthy ? 'healthy' : 'silent';
  }

  /** @param {import('node:child_process').ChildProcess} ended */
  function restartLater(ended) {
    const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
    failures += 1;
    report({ kind: 'ended', program: name, how: howItEnded(ended), pauseMs });
    restart = setTimeout(async () => {
      const outcome = await launch();
      if (!wanted || !child) return;
      if (outcome === 'healthy') {
        report({ kind: 'back', program: name });
        return;
      }
      if (outcome === 'silent') await stopGroup(child);
      restartLater(child);
    }, pauseMs);
  }

  /** The last output of the program since its start, once it has ended. */
  async function lastLines() {
    await output?.ended;
    await log.close();
    return output?.lastLines() ?? '';
  }

  /** @param {() => Promise<void> | undefined} endProcess */
  async function end(endProcess) {
    wanted = false;
    clearTimeout(restart);
    await endProcess();
    if (child) await output?.ended;
    await log.close();
  }

  return {
    async start() {
      if (child && isRunning(child)) return;
      wanted = true;
      const outcome = await launch();
      if (!wanted || !child) throw new Failure(`The ${name} program was stopped while it was starting.`);
      if (outcome === 'healthy') return;
      wanted = false;
      if (outcome === 'silent') {
        await stopGroup(child);
        throw new Failure(`The ${name} program did not become healthy within ${startMs / 1000} seconds. Its whole log: ${runnable.logFile}`, await lastLines());
      }
      throw new Failure(`The ${name} program ended while it was starting (${howItEnded(child)}). Its whole log: ${runnable.logFile}`, await lastLines());
    },
    stop: () => end(() => (ending ??= child && runnable.stop(child))),
    kill: () => end(() => child && stopGroup(child, 'SIGKILL')),
  };
}
