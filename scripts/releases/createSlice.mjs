import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { sliceNamed } from '../../shared/contract/src/slices.ts';
import { Failure } from '../failure.mjs';
import { ROOT } from '../paths.mjs';
import { readSliceFolders } from '../sliceFolders.mjs';

/** The sources of a new slice, with the name `example`. */
const TEMPLATE = join(ROOT, 'shared', 'slice-template');
const SKIPPED = new Set(['node_modules', 'dist', 'README.md']);

/** The next one is the API's. */
const LAST_PORT = 3009;

/**
 * The files of a folder with their text.
 *
 * @param {string} folder
 * @returns {Promise<{ path: string, text: string }[]>}
 */
async function readTree(folder) {
  const entries = (await readdir(folder, { withFileTypes: true })).filter(({ name }) => !SKIPPED.has(name));
  const files = await Promise.all(entries.map(async (entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? readTree(path) : [{ path, text: await readFile(path, 'utf8') }];
  }));
  return files.flat();
}

/**
 * Replaces `example` by the name of the slice, and `Example` in the names of code by the name in camel case.
 *
 * @param {string} text
 * @param {string} name
 */
function renamed(text, name) {
  const words = name.split('-').map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join('');
  return text.replaceAll('@feszek/slice-template', `@feszek/mfe-${name}`).replaceAll('Example', words).replaceAll('example', name);
}

/**
 * A port that no slice of the project has.
 *
 * @throws {Failure} if all are taken
 */
function freeSlicePort() {
  const taken = new Set(readSliceFolders(ROOT).map(({ port }) => port));
  for (let port = 3001; port <= LAST_PORT; port += 1) if (!taken.has(port)) return port;
  throw new Failure(`All ports from 3001 to ${LAST_PORT} are taken: choose one for "config" in the package.json of the new slice.`);
}

/**
 * What the slice is, for those who read its folder.
 *
 * @param {string} name
 */
function readme(name) {
  return `# @feszek/mfe-${name}\n\nThe slice ${name}: its screen is at \`/hu/${name}\` and \`/en/${name}\`. [Add a screen, a part, or a slice](../docs/guides/add-a-slice.md) describes how to go on.\n`;
}

/**
 * Creates the folder of a new slice from the template.
 *
 * @param {string | undefined} given - its name
 * @param {string} [parent] - the folder in which it is created; the project by default
 * @returns {Promise<string>} the new folder, `mfe-{name}`
 * @throws {Failure} if the name is not that of a slice, or the folder exists
 */
export async function createSlice(given, parent = ROOT) {
  const name = sliceNamed(given);
  if (name === undefined) throw new Failure(`"${given ?? ''}" cannot be the name of a slice: it consists of small letters and hyphens, and is not the name of another program.`);
  const folder = join(parent, `mfe-${name}`);
  if (existsSync(folder)) throw new Failure(`${folder} exists already.`);
  const port = freeSlicePort();
  for (const { path, text } of await readTree(TEMPLATE)) {
    const target = join(folder, renamed(relative(TEMPLATE, path), name));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, renamed(text, name));
  }
  const packageFile = join(folder, 'package.json');
  const { dependencies, devDependencies, ...about } = JSON.parse(await readFile(packageFile, 'utf8'));
  const scripts = { build: 'feszek-slice build', start: 'feszek-slice serve', dev: 'feszek-slice dev' };
  await writeFile(packageFile, `${JSON.stringify({ ...about, config: { port }, scripts, dependencies, devDependencies }, undefined, 2)}\n`);
  await writeFile(join(folder, 'README.md'), readme(name));
  return folder;
}
