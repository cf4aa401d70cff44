import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasCode } from '../failure.mjs';

/** Where Linux has files in memory. */
const MEMORY = '/dev/shm';
/** The type of such a file system, `TMPFS_MAGIC` of Linux. */
const TMPFS = 0x0102_1994;
/** Free memory from which on the databases of a run may be there, in bytes; they take a fifth of it. */
const ENOUGH_BYTES = 2 * 1024 ** 3;

const PREFIX = 'feszek-postgres-';
/** A server creates its files in less time, in milliseconds. */
const UNUSED_MS = 600_000;

/** @param {string} folder */
function hasRoom(folder) {
  try {
    const { type, bavail, bsize } = statfsSync(folder);
    return type === TMPFS && bavail * bsize >= ENOUGH_BYTES;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

/** Whether a folder is that of a run which was killed: its server has ended, since a running one has a file of its process. @param {string} folder */
function isLeft(folder) {
  return !existsSync(join(folder, 'data', 'postmaster.pid')) && Date.now() - statSync(folder).mtimeMs > UNUSED_MS;
}

/** Removes what killed runs have left in memory. @param {string} parent */
function removeLeft(parent) {
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(PREFIX)) continue;
    try {
      if (isLeft(join(parent, name))) rmSync(join(parent, name), { recursive: true, force: true });
    } catch (error) {
      // Another user’s, or removed meanwhile.
      if (!hasCode(error, 'EACCES') && !hasCode(error, 'EPERM') && !hasCode(error, 'ENOENT')) throw error;
    }
  }
}

/**
 * A new folder for the database server of a test run: in memory if the system has enough of it, otherwise among the
 * temporary files. A copy of a database is 800 files, which take ten times the processor time on a disk.
 */
export function makeRunFolder() {
  const isInMemory = hasRoom(MEMORY);
  if (isInMemory) removeLeft(MEMORY);
  return mkdtempSync(join(isInMemory ? MEMORY : tmpdir(), PREFIX));
}
