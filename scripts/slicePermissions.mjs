import { join } from 'node:path';
import { ROOT } from './paths.mjs';

/** Folders of the project that a release needs: the kit with its packages, and the preloaded modules. */
const FOLDERS = ['node_modules', 'shared', 'scripts'];

/** What prom-client reads about the process itself. Nothing else of `/proc/self`, whose `root` is the whole disk. */
const OWN_FIGURES = ['/proc/self/status', '/proc/self/limits', '/proc/self/fd'];

/**
 * Arguments of Node.js for a slice that runs as a release: it reads the project's packages, the releases and the trusted keys, writes no
 * file, and starts neither processes nor threads. A fault in a slice, or a slice of another team, reads neither the
 * operator's token nor the keys and the database's password in the data folder.
 *
 * @param {import('./releases/registerSettings.mjs').RegisterSettings} register
 */
export function slicePermissions({ store, trustFile }) {
  const readable = [...FOLDERS.map((folder) => join(ROOT, folder)), store, trustFile, ...(process.platform === 'linux' ? OWN_FIGURES : [])];
  return ['--permission', ...readable.map((path) => `--allow-fs-read=${path}`)];
}
