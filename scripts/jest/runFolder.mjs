import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasCode } from '../failure.mjs';
import { memoryFolder } from '../memoryFolder.mjs';

const PREFIX = 'feszek-postgres-';
/** A server creates its files in less time, in milliseconds. */
const UNUSED_MS = 600_000;

/** Whether a folder is that of a run which was killed: its server has ended, since a running one has a file of its process. @param {string} folder */
function isLeft(folder) {
  return !existsSync(join(folder, 'data', 'postmaster.pid')) && Date.now() - statSync(folder).mtimeMs > UNUSED_MS;
}

/** Removes the folders that killed runs have left in memory. @param {string} parent */
function removeLeft(parent) {
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(PREFIX)) continue;
    try {
      if (isLeft(join(parent, name))) rmSync(join(parent, name), { recursive: true, force: true });
    } catch (error) {
      // The folder belongs to another user, or was removed meanwhile.
      if (!hasCode(error, 'EACCES') && !hasCode(error, 'EPERM') && !hasCode(error, 'ENOENT')) throw error;
    }
  }
}

/**
 * A new folder for the database server of a test run: in memory if the system has enough of it, otherwise among the
 * temporary files. A copy of a database is 800 files, which take ten times the processor time on a disk.
 */
export function makeRunFolder() {
  const memory = memoryFolder();
  if (memory) removeLeft(memory);
  return mkdtempSync(join(memory ?? tmpdir(), PREFIX));
}
