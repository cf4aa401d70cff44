import { Failure, hasCode } from '../failure.mjs';
import { databaseFolder } from './dataFolder.mjs';

/** What PostgreSQL and its initdb write when they cannot start, with the sentence that says it. @type {readonly (readonly [RegExp, (folder: string) => string])[]} */
const MESSAGES = [
  [/No space left on device|Disk quota exceeded/i, noSpace],
  [/Read-only file system/i, readOnly],
  [/Permission denied|has wrong ownership|invalid permissions/i, notPermitted],
  [/checkpoint record|incorrect checksum in control file|could not (?:read|open) file "global\/pg_control"|database files are incompatible|PANIC:|invalid page in block|could not (?:read|open) file "(?:base|global|pg_xact|pg_wal|pg_multixact)/i, damaged],
];

/** Codes of the file system, with the same sentences. @type {readonly (readonly [string, (folder: string) => string])[]} */
const CODES = [['ENOSPC', noSpace], ['EDQUOT', noSpace], ['EROFS', readOnly], ['EACCES', notPermitted], ['EPERM', notPermitted], ['ENOTDIR', noFolder], ['EIO', damaged]];

/** Node.js reports a folder that a read-only disk refuses, or a file system without folders of its own, as a missing one. @param {unknown} error */
function isRefusedFolder(error) {
  return hasCode(error, 'ENOENT') && error instanceof Error && 'syscall' in error && error.syscall === 'mkdir';
}

/** @param {string} folder */
function noSpace(folder) {
  return `No space is left on the disk of ${folder}. Free some, then start again.`;
}

/** @param {string} folder */
function readOnly(folder) {
  return `${folder} is on a read-only disk. Mount it for writing, or set DATA_DIR to another folder.`;
}

/** @param {string} folder */
function notPermitted(folder) {
  return `This user may not write to ${folder}. Correct its owner and permissions, or set DATA_DIR to another folder.`;
}

/** @param {string} folder */
function noFolder(folder) {
  return `A part of the path ${folder} is a file. Set DATA_DIR to a folder.`;
}

/** @param {string} folder */
function damaged(folder) {
  return `The database in ${databaseFolder(folder)} is damaged. Keep a copy of the folder, and restore a backup (docs/guides/backup.md).`;
}

/**
 * One sentence for the reason why the shop's own database cannot start.
 *
 * @param {unknown} error
 * @param {string} dataDir
 * @returns {unknown} a `Failure` with the sentence and the lines of the server; the error itself if its reason is not known
 */
export function databaseFault(error, dataDir) {
  if (isRefusedFolder(error)) return new Failure(`The folder ${dataDir} cannot be created. Is its disk read-only? Mount it for writing, or set DATA_DIR to another folder.`);
  const byCode = CODES.find(([code]) => hasCode(error, code));
  if (byCode) return new Failure(byCode[1](dataDir));
  if (!(error instanceof Failure)) return error;
  const byMessage = MESSAGES.find(([message]) => message.test(error.details));
  return byMessage ? new Failure(byMessage[1](dataDir), error.details) : error;
}
