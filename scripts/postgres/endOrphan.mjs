import { readFileSync, readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure, hasCode } from '../failure.mjs';

const POLL_MS = 100;
const ORPHAN_MS = 60_000;

/** @param {string} pidFile @returns {number | undefined} the process of a running server, or another one that has its pid now */
function processOf(pidFile) {
  try {
    const pid = Number(readFileSync(pidFile, 'utf8').split('\n', 1)[0]);
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    if (hasCode(error, 'ENOENT') || hasCode(error, 'ESRCH')) return undefined;
    throw error;
  }
}

/**
 * Whether a process is a database server; after a restart of the machine another program may have its pid.
 *
 * @param {number} pid
 */
function isServer(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    return process.platform !== 'linux';
  }
}

/** @param {string} data @returns {boolean} whether a process of a server still works in this folder */
function isInUse(data) {
  const folder = realpathSync(data);
  return readdirSync('/proc').some((name) => {
    try {
      return /^\d+$/.test(name) && readlinkSync(`/proc/${name}/cwd`) === folder;
    } catch {
      return false;
    }
  });
}

/** @param {() => boolean} isOver @param {string} message */
async function until(isOver, message) {
  for (const end = Date.now() + ORPHAN_MS; !isOver(); await sleep(POLL_MS)) if (Date.now() > end) throw new Failure(message);
}

/**
 * Ends the server of a shop whose other processes were killed. If the server was killed too and its pid is taken, by another program
 * or by a process that nothing has waited for, PostgreSQL would not start: its file is removed once no process works in the folder. Call it
 * while this process holds the folder's lock.
 *
 * @param {string} data - the server's files
 * @throws {Failure} if a process of the server does not end
 */
export async function endOrphan(data) {
  const file = join(data, 'postmaster.pid');
  const pid = processOf(file);
  if (pid === undefined) return;
  const message = `A database server of an earlier start (process ${pid}) does not end. End it, and start again.`;
  if (isServer(pid)) {
    process.kill(pid, 'SIGINT');
    await until(() => processOf(file) === undefined, message);
    return;
  }
  await until(() => !isInUse(data), message);
  rmSync(file, { force: true });
}
