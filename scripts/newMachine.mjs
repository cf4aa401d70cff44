import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { ROOT } from './paths.mjs';

/** What npm and pnpm keep in the home folder, on Linux and macOS: downloaded packages, and the settings of the registry. */
const PACKAGE_CACHES = ['.npm', '.npmrc', '.cache/pnpm', '.local/share/pnpm', '.config/pnpm', 'Library/pnpm', 'Library/Caches/pnpm', 'Library/Preferences/pnpm'];

/** The variables that `npm run` and the project's commands add. */
const ADDED = /^(npm_(?!config_)|NODE$|NODE_ENV$|NODE_COMPILE_CACHE$|INIT_CWD$|FESZEK_|TURBO_)/;

/**
 * A checkout as on a machine that has never run the shop.
 *
 * @typedef {object} NewMachine
 * @property {string} root - a clone of the last commit, without anything that is installed or built
 * @property {string} dataDir - an empty folder
 * @property {NodeJS.ProcessEnv} env - with an empty home folder, but for the packages that npm and pnpm have downloaded
 * @property {() => Promise<void>} remove
 */

/**
 * @returns {Promise<NewMachine>}
 * @throws if the project has no Git repository
 */
export async function newMachine() {
  const folder = await mkdtemp(join(tmpdir(), 'feszek-machine-'));
  const [root, home, dataDir] = [join(folder, 'project'), join(folder, 'home'), join(folder, 'data')];
  await promisify(execFile)('git', ['clone', '--quiet', '--depth', '1', pathToFileURL(ROOT).href, root]);
  for (const name of PACKAGE_CACHES.filter((cache) => existsSync(join(homedir(), cache)))) {
    await mkdir(dirname(join(home, name)), { recursive: true });
    await symlink(join(homedir(), name), join(home, name));
  }
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !ADDED.test(name)));
  const path = (env['PATH'] ?? '').split(delimiter).filter((entry) => !entry.includes('node_modules'));
  return { root, dataDir, env: { ...env, HOME: home, PATH: path.join(delimiter) }, remove: () => rm(folder, { recursive: true, force: true }) };
}
