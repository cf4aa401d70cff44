import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesIn } from './filesIn.mjs';
import { readPackages } from './packages.mjs';

/** A constant object whose declared type takes any string as a key. */
const OPEN_TABLE = /\bconst (\w+)(?: *: *)(?:Readonly<|Partial<)*Record<string,[^=]*> = \{(?! *\.\.\.)/g;

/**
 * Constant objects that any string can look up: `table['constructor']` finds a function that every object inherits. A
 * `Map` contains only its own entries.
 *
 * @param {string} root - the project's folder
 * @returns {string[]} one line each: file, line, name
 */
export function findOpenTables(root) {
  const folders = readPackages(root).map(({ folder }) => join(folder, 'src')).filter((folder) => existsSync(folder));
  return folders.flatMap((folder) =>
    filesIn(folder, /\.tsx?$/)
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .flatMap((file) => {
        const text = readFileSync(file, 'utf8');
        return [...text.matchAll(OPEN_TABLE)].map(
          ({ 1: name, index }) => `${relative(root, file)}:${text.slice(0, index).split('\n').length}: ${name} is an object that any string can look up; use a Map`,
        );
      }),
  );
}
