import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { hasCode } from './failure.mjs';

const GRACE_MS = 10_000;

/**
 * Signals a process and all its child processes.
 *
 * @param {number} pid - pid of the group's first process
 * @param {NodeJS.Signals} signal
 */
function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    // ESRCH: the group has no processes.
    if (!hasCode(error, 'ESRCH')) throw error;
  }
}

/**
 * Starts a process in a separate process group: a Ctrl-C in the terminal then reaches only the supervisor, which ends the group
 * in order.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export function spawnGroup(command, args, options) {
  const child = spawn(command, args, { ...options, detached: true });
  // Ends the child processes that the first process leaves behind.
  child.once('exit', () => child.pid && signalGroup(child.pid, 'SIGKILL'));
  return child;
}

/**
 * Whether a process is running.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
export function isRunning(child) {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

/**
 * Ends a process and all its child processes, and waits until they have ended.
 *
 * @param {import('node:child_process').ChildProcess} child - started by `spawnGroup`
 * @param {'SIGTERM' | 'SIGKILL'} [signal]
 * @param {number} [graceMs] - time that it has to end by itself, in milliseconds
 */
export async function stopGroup(child, signal = 'SIGTERM', graceMs = GRACE_MS) {
  if (child.pid === undefined || !isRunning(child)) return;
  const ended = once(child, 'exit');
  signalGroup(child.pid, signal);
  const impatience = setTimeout(() => child.pid && signalGroup(child.pid, 'SIGKILL'), graceMs);
  await ended;
  clearTimeout(impatience);
}
