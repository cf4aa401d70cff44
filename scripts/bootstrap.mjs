import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, reportFailure } from './failure.mjs';
import { BIN, COMPILE_CACHE, PINNED_NODE, ROOT } from './paths.mjs';
import { step } from './progress.mjs';
import { SIGNALS } from './signals.mjs';

const OLDEST_NODE = 20;
const ORPHAN_CHECK_MS = 500;
const STAMP = join(ROOT, 'node_modules', '.feszek-installed');

/** @returns {unknown} */
function readManifest() {
  return JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
}

/** Folders of the workspace that contain a package. */
function packageFolders() {
  const folders = (/** @type {string} */ parent) =>
    readdirSync(join(ROOT, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(join(ROOT, parent, entry.name, 'package.json')))
      .map((entry) => join(parent, entry.name));
  return [...folders('.'), ...folders('shared')].sort();
}

/** Identifies the inputs of the installation, which is up to date while this is unchanged. */
function installationKey() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...packageFolders().map((folder) => join(folder, 'package.json'))]) {
    hash.update(file).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex');
}

function isInstalled() {
  const linked = packageFolders().every((folder) => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
    return !(dependencies || devDependencies) || existsSync(join(ROOT, folder, 'node_modules'));
  });
  return linked && existsSync(PINNED_NODE) && existsSync(BIN) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === installationKey();
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
function run(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const signal of SIGNALS) process.once(signal, () => child.kill(signal));
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => resolve({ ok: false, output: String(error) }));
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** Installs the dependencies of every package, unless they are installed. */
async function install() {
  if (isInstalled()) return;
  const manifest = readManifest();
  const pnpm = typeof manifest === 'object' && manifest !== null && 'packageManager' in manifest ? String(manifest.packageManager) : 'pnpm';
  await step('installing dependencies (a minute or two the first time)', async () => {
    const { ok, output } = await run('npx', ['-y', pnpm, 'install', '--frozen-lockfile']);
    if (!ok) {
      throw new Failure(
        'Installing the dependencies failed: see above. If the npm registry cannot be reached, check the network connection (and proxy) and start again.',
        output.trimEnd().split('\n').slice(-20).join('\n'),
      );
    }
    if (!existsSync(PINNED_NODE)) throw new Failure('The Node.js that runs the shop is missing after the installation. Delete the node_modules folder and start again.');
    writeFileSync(STAMP, installationKey());
    return 'installed dependencies';
  });
}

/**
 * If npm is killed with SIGKILL, it forwards no signal, and this process gets another parent.
 *
 * @param {() => void} end
 */
function whenOrphaned(end) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, ORPHAN_CHECK_MS);
  watch.unref();
}

/**
 * Runs a command's module under the pinned Node.js and forwards signals to it.
 *
 * @param {string} module
 * @returns {Promise<number>} its exit code
 */
function runPinned(module) {
  return new Promise((resolve) => {
    const child = spawn(PINNED_NODE, [module, ...process.argv.slice(2)], {
      env: { NODE_COMPILE_CACHE: COMPILE_CACHE, ...process.env, FESZEK_STARTED_AT: String(performance.timeOrigin) },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
    if (process.env.npm_lifecycle_event) whenOrphaned(() => child.kill('SIGTERM'));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * @param {string} command
 * @throws {Failure} if a requirement is missing
 */
async function installAndRun(command) {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE) throw new Failure(`Fészek needs Node.js ${OLDEST_NODE} or newer; this is ${process.version}. Get it from https://nodejs.org.`);
  if (process.platform === 'win32') throw new Failure('Fészek runs on Linux and macOS; on Windows, use WSL.');
  await install();
  return runPinned(join(ROOT, 'scripts', 'commands', `${command}.mjs`));
}

/**
 * Installs what every command needs (tools, dependencies, the pinned Node.js) and runs the command.
 * This file and its imports run on the Node.js of the system, before anything is installed.
 *
 * @param {'start' | 'dev' | 'test' | 'bench' | 'benchAttack' | 'benchCatalogue' | 'benchImport' | 'benchOrders' | 'benchSearch' | 'benchSoak' | 'benchStart' | 'testFull' | 'screenshots' | 'journeys' | 'shop' | 'slice' | 'contracts' | 'moveDatabase' | 'pack' | 'testHosts'} command
 */
export async function bootstrap(command) {
  try {
    process.exitCode = await installAndRun(command);
  } catch (error) {
    reportFailure(error);
    process.exitCode = 1;
  }
}
