import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, hasCode } from '../failure.mjs';
import { hashFile } from './copyTree.mjs';

const FORMAT = 1;
const NAME = 'backup.json';

/**
 * What a backup consists of, in its file `backup.json`.
 *
 * @typedef {object} BackupFile
 * @property {number} format
 * @property {string} created_at
 * @property {Readonly<Record<string, string>>} files - SHA-256 of every other file, by its path
 */

/**
 * @param {unknown} value
 * @returns {value is BackupFile}
 */
function isBackupFile(value) {
  return typeof value === 'object' && value !== null && 'format' in value && value.format === FORMAT && 'created_at' in value && typeof value.created_at === 'string'
    && 'files' in value && typeof value.files === 'object' && value.files !== null && Object.values(value.files).every((hash) => typeof hash === 'string');
}

/**
 * Writes `backup.json`, which completes a backup.
 *
 * @param {string} folder
 * @param {readonly string[]} paths - of its files
 */
export async function writeBackupFile(folder, paths) {
  /** @type {Record<string, string>} */
  const files = {};
  for (const path of paths) files[path] = await hashFile(join(folder, path));
  writeFileSync(join(folder, NAME), `${JSON.stringify({ format: FORMAT, created_at: new Date().toISOString(), files }, undefined, 1)}\n`, { mode: 0o600 });
}

/**
 * @param {string} folder
 * @returns {BackupFile}
 * @throws {Failure} if the folder is not a complete backup
 */
export function readBackupFile(folder) {
  try {
    const value = JSON.parse(readFileSync(join(folder, NAME), 'utf8'));
    if (isBackupFile(value)) return value;
  } catch (error) {
    if (!(error instanceof SyntaxError) && !hasCode(error, 'ENOENT')) throw error;
  }
  throw new Failure(`There is no complete backup in ${folder}: its file ${NAME} is missing or damaged.`);
}

/**
 * Compares every file of a backup with its hash.
 *
 * @param {string} folder
 * @throws {Failure} if a file is missing or was changed
 */
export async function checkFiles(folder) {
  for (const [path, expected] of Object.entries(readBackupFile(folder).files)) {
    const found = await hashFile(join(folder, path)).catch((error) => {
      if (hasCode(error, 'ENOENT')) return undefined;
      throw error;
    });
    if (found === undefined) throw new Failure(`The backup ${folder} is damaged: the file ${path} is missing.`);
    if (found !== expected) throw new Failure(`The backup ${folder} is damaged: the file ${path} was changed.`);
  }
}
