import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, hasCode } from './failure.mjs';

/**
 * A slice whose sources are in the project.
 *
 * @typedef {object} SliceFolder
 * @property {string} name
 * @property {string} folder - relative to the project
 * @property {number} port - of its server, unless a setting names another one
 */

const FOLDER = /^mfe-(.+)$/;

/**
 * The port in the `package.json` of a slice.
 *
 * @param {string} root
 * @param {string} folder
 * @returns {number | undefined} `undefined` for a folder without a package, such as one that is left over from another branch
 */
function readPort(root, folder) {
  try {
    const { config } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    if (Number.isInteger(config?.port)) return config.port;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
  throw new Failure(`${folder}/package.json must have the port of the slice: "config": { "port": 3005 }.`);
}

/**
 * The slices of the project: the folders `mfe-{name}`, by port.
 *
 * @param {string} root
 * @returns {readonly SliceFolder[]}
 * @throws {Failure} if a slice has no port
 */
export function readSliceFolders(root) {
  return readdirSync(root)
    .flatMap((folder) => {
      const name = FOLDER.exec(folder)?.[1];
      const port = name && readPort(root, folder);
      return name && port ? [{ name, folder, port }] : [];
    })
    .sort((a, b) => a.port - b.port);
}
