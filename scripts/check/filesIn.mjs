import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', '.turbo', 'coverage']);

/**
 * The files of a package, without installed and built ones.
 *
 * @param {string} folder
 * @param {RegExp} pattern - matches a file's name
 * @returns {string[]} absolute paths if `folder` is absolute
 */
export function filesIn(folder, pattern) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesIn(path, pattern);
    return pattern.test(entry.name) ? [path] : [];
  });
}
