import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { chmod, chown, copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { hasCode } from '../failure.mjs';

/** Only the owner may read a database, its password and the operator's token. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/**
 * @typedef {object} CopyOptions
 * @property {(path: string) => boolean} [includes] - by the path inside the folder; everything by default
 * @property {{ uid?: number, gid?: number }} [owner] - owner of the copies; the user of this process by default
 * @property {AbortSignal} [signal]
 */

/**
 * Copies the files of a folder that may change meanwhile: files that disappear are left out.
 *
 * @param {string} source
 * @param {string} target
 * @param {CopyOptions} [options]
 * @param {string} [inside] - the path inside the folder
 * @returns {Promise<string[]>} the paths of the copied files inside the folder
 */
export async function copyTree(source, target, options = {}, inside = '') {
  const { includes = () => true, owner = {}, signal } = options;
  const own = async (/** @type {string} */ path) => {
    if (owner.uid !== undefined && owner.gid !== undefined) await chown(path, owner.uid, owner.gid);
  };
  const folder = join(target, inside);
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  await own(folder);
  /** @type {string[]} */
  const copied = [];
  const entries = await readdir(join(source, inside), { withFileTypes: true });
  for (const entry of entries) {
    signal?.throwIfAborted();
    const path = join(inside, entry.name);
    if (!includes(path)) continue;
    if (entry.isDirectory()) {
      copied.push(...await copyTree(source, target, options, path));
    } else if (entry.isFile()) {
      try {
        await copyFile(join(source, path), join(target, path), constants.COPYFILE_FICLONE);
      } catch (error) {
        if (hasCode(error, 'ENOENT')) continue;
        throw error;
      }
      await chmod(join(target, path), FILE_MODE);
      await own(join(target, path));
      copied.push(path);
    }
  }
  return copied;
}

/**
 * @param {string} file
 * @returns {Promise<string>} its SHA-256, in hexadecimal digits
 */
export async function hashFile(file) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
