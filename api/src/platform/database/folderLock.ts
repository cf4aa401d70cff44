import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from '../errorCode.ts';

/** The data folder belongs to another running program; the message is one sentence for the person who starts this one. */
export class FolderInUseError extends Error {}

/** Start time of a process in the kernel's own ticks, where the system tells: a pid alone may have been given anew. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined; // No /proc on this system, or no such process: the signal below decides.
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

function holderOf(file: string): { pid: number; start: string | undefined } | undefined {
  try {
    const [pid, start] = readFileSync(file, 'utf8').split(' ');
    return { pid: Number(pid), start: start || undefined };
  } catch {
    return undefined; // The holder has just let go.
  }
}

/**
 * Takes the data folder for this process, so that no second one opens the embedded database beside it.
 * A lock that a dead process left behind is taken over.
 *
 * @returns gives the folder back
 * @throws FolderInUseError
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'api.lock');
  const own = `${file}.${process.pid}`;
  writeFileSync(own, `${process.pid} ${startOf(process.pid) ?? ''}`);
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      try {
        linkSync(own, file);
        return () => rmSync(file, { force: true });
      } catch (error) {
        if (errorCode(error) !== 'EEXIST') throw error;
      }
      const holder = holderOf(file);
      if (holder && isAlive(holder.pid) && holder.start === startOf(holder.pid)) break;
      rmSync(file, { force: true });
    }
  } finally {
    rmSync(own, { force: true });
  }
  throw new FolderInUseError(`The data folder ${folder} is in use by another running API (process ${holderOf(file)?.pid ?? 'unknown'}); stop it, or set DATA_DIR to another folder.`);
}
