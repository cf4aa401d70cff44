import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, hasCode } from './failure.mjs';

const TRIES = 3;

/**
 * Start time of a process in kernel ticks, if the system reports it: a pid may have been reused.
 *
 * @param {number} pid
 */
function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined; // No /proc on this system, or no such process: the signal below decides.
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

/** @param {string} file */
function holderOf(file) {
  try {
    const [pid, start] = readFileSync(file, 'utf8').split(' ');
    return { pid: Number(pid), start: start || undefined };
  } catch {
    return undefined; // The holder has just released it.
  }
}

/**
 * Locks a data folder for this process, so that no second shop starts a database server on it. A lock of a process that
 * no longer runs is taken over.
 *
 * @param {string} folder
 * @returns {() => void} releases the folder
 * @throws {Failure} if another process has locked the folder
 */
export function lockFolder(folder) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'shop.lock');
  const own = `${file}.${process.pid}`;
  writeFileSync(own, `${process.pid} ${startOf(process.pid) ?? ''}`, { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      try {
        linkSync(own, file);
        return () => {
          if (holderOf(file)?.pid === process.pid) rmSync(file, { force: true });
        };
      } catch (error) {
        if (!hasCode(error, 'EEXIST')) throw error;
      }
      const holder = holderOf(file);
      if (holder && isAlive(holder.pid) && holder.start === startOf(holder.pid)) break;
      rmSync(file, { force: true });
    }
  } finally {
    rmSync(own, { force: true });
  }
  throw new Failure(`The data folder ${folder} is in use by another running shop (process ${holderOf(file)?.pid ?? 'unknown'}). Stop it, or set DATA_DIR to another folder.`);
}
