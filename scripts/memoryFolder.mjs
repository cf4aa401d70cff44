import { statfsSync } from 'node:fs';
import { hasCode } from './failure.mjs';

/** Where Linux has files in memory. */
const FOLDER = '/dev/shm';
/** The type of such a file system, `TMPFS_MAGIC` of Linux. */
const TMPFS = 0x0102_1994;
/** Free memory from which on a test run may have files there, in bytes; they take a fifth of it. */
const ENOUGH_BYTES = 2 * 1024 ** 3;

/**
 * The folder for files in memory.
 *
 * @returns {string | undefined} `undefined` if the system has none, or less than 2 GiB there, as in most containers
 */
export function memoryFolder() {
  try {
    const { type, bavail, bsize } = statfsSync(FOLDER);
    return type === TMPFS && bavail * bsize >= ENOUGH_BYTES ? FOLDER : undefined;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
