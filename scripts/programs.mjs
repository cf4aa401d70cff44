import { randomBytes } from 'node:crypto';
import { delimiter, join, resolve } from 'node:path';
import { demoSeller } from './demoSeller.mjs';
import { Failure } from './failure.mjs';
import { BIN, ROOT } from './paths.mjs';
import { registerEnvironment } from './registerEnvironment.mjs';
import { permittedVariables } from './secrets.mjs';
import { sliceProgram } from './slicePrograms.mjs';
import { readSliceFolders } from './sliceFolders.mjs';

/**
 * One program of the shop.
 *
 * @typedef {object} Program
 * @property {string} name
 * @property {string} folder - its working directory, relative to the project
 * @property {boolean} [isSlice] - whether it serves a slice
 * @property {readonly string[]} serve - arguments of Node.js in production
 * @property {readonly string[]} live - arguments of Node.js in development
 * @property {readonly string[]} [liveBuild] - arguments of a second process in development, which rebuilds
 * @property {boolean} built - whether it needs a build before it starts
 * @property {string} portVariable
 * @property {number} defaultPort
 * @property {string} urlVariable - environment variable with its address, for the other programs
 * @property {number} [startMs] - time to become healthy, in milliseconds, where it is longer than usual
 * @property {string} livePath - answers as long as the program runs, even if its dependencies are unavailable
 */

/**
 * Every program of the shop, in starting order: the API first, then the others concurrently.
 *
 * @type {readonly Program[]}
 */
export const PROGRAMS = [
  {
    name: 'api',
    folder: 'api',
    serve: ['src/main.ts'],
    live: ['--watch', '--watch-preserve-output', 'src/main.ts'],
    built: false,
    portVariable: 'API_PORT',
    defaultPort: 3010,
    urlVariable: 'API_URL',
    livePath: '/health/live',
  },
  {
    name: 'register',
    folder: 'register',
    serve: ['src/main.ts'],
    live: ['src/main.ts'],
    built: false,
    portVariable: 'REGISTER_PORT',
    defaultPort: 3030,
    urlVariable: 'REGISTER_URL',
    livePath: '/health',
  },
  ...readSliceFolders(ROOT).map(sliceProgram),
  {
    name: 'demo',
    folder: 'demo',
    serve: ['src/main.ts'],
    live: ['--watch', '--watch-preserve-output', 'src/main.ts'],
    built: false,
    portVariable: 'DEMO_PORT',
    defaultPort: 3020,
    urlVariable: 'DEMO_URL',
    // Answers once the shop has its texts, and is healthy once it has its goods: 100,000 of them take minutes.
    startMs: 1_800_000,
    livePath: '/health',
  },
  {
    name: 'shell',
    folder: 'shell',
    serve: ['src/server/main.ts'],
    live: ['--watch', '--watch-preserve-output', 'src/server/main.ts'],
    liveBuild: ['src/build/cli.ts', 'dev'],
    built: true,
    portVariable: 'SHELL_PORT',
    defaultPort: 3000,
    urlVariable: 'SHELL_URL',
    livePath: '/health',
  },
];

/**
 * The programs of one shop: all, without the demo program if `DEMO` is off, and without the register in development, where
 * the slices are not released.
 *
 * @param {Pick<Settings, 'env' | 'nodeEnv'>} settings
 * @returns {readonly Program[]}
 */
export function programsOf({ env, nodeEnv }) {
  return PROGRAMS.filter(({ name }) => (name !== 'demo' || env.DEMO !== 'off') && (name !== 'register' || nodeEnv === 'production'));
}

/**
 * Whether a program serves a slice.
 *
 * @param {Program} program
 */
export function isSlice(program) {
  return program.isSlice === true;
}

/** Modules that Node.js preloads in every program, and the function that one of them calls. */
export const PRELOADS = ['--expose-gc', ...['exitWithSupervisor.mjs', 'ownerOnlyFiles.mjs', 'freeStartMemory.mjs'].flatMap((file) => ['--import', join(ROOT, 'scripts', file)])];

/**
 * The limits of a program's log.
 *
 * @typedef {object} LogLimits
 * @property {number} fileBytes - size at which the next file begins
 * @property {number} files - number of files, including the current one
 */

/** @type {LogLimits} */
export const LOG_LIMITS = { fileBytes: 10_000_000, files: 5 };
const SMALLEST_LOG_BYTES = 100_000;

/** Every program listens on the loopback interface only. */
export const HOST = '127.0.0.1';

/**
 * The settings of a run of the shop.
 *
 * @typedef {object} Settings
 * @property {Readonly<Record<string, number>>} ports - by program name
 * @property {string} dataDir - database, pictures and logs
 * @property {string} shopUrl - the origin that visitors see
 * @property {'production' | 'development'} nodeEnv
 * @property {NodeJS.ProcessEnv} env - inherited by every program
 * @property {LogLimits} [logs] - `LOG_LIMITS` by default
 * @property {string} [purgeToken] - authorises the API's purge requests to the shell
 * @property {string} [paymentSecret] - shared by the API and the sandbox bank
 * @property {import('./releases/registerSettings.mjs').RegisterSettings} [register] - for a shop whose slices run as releases
 */

/**
 * @param {Program} program
 * @param {NodeJS.ProcessEnv} env
 */
function readPort(program, env) {
  const text = env[program.portVariable];
  if (!text) return program.defaultPort;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Failure(`${program.portVariable} is "${text}"; a port is a whole number from 1 to 65535.`);
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {LogLimits}
 */
function readLogLimits(env) {
  const fileBytes = Number(env.LOG_FILE_BYTES || LOG_LIMITS.fileBytes);
  const files = Number(env.LOG_FILES || LOG_LIMITS.files);
  if (!Number.isSafeInteger(fileBytes) || fileBytes < SMALLEST_LOG_BYTES) {
    throw new Failure(`LOG_FILE_BYTES is "${env.LOG_FILE_BYTES}"; it must be a whole number of bytes, at least ${SMALLEST_LOG_BYTES}.`);
  }
  if (!Number.isInteger(files) || files < 1 || files > 100) throw new Failure(`LOG_FILES is "${env.LOG_FILES}"; it must be a whole number from 1 to 100.`);
  return { fileBytes, files };
}

/**
 * Reads ports, data folder, public address and the limits of logs from environment variables.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {Settings['nodeEnv']} nodeEnv
 * @returns {Settings}
 * @throws {Failure} if a port or a limit is invalid, `DEMO` is neither on nor off, or two programs would share a port
 */
export function readSettings(env, nodeEnv) {
  if (!['', 'on', 'off'].includes(env.DEMO ?? '')) throw new Failure(`DEMO is "${env.DEMO}"; it must be on or off.`);
  const programs = programsOf({ env, nodeEnv });
  /** @type {Record<string, number>} */
  const ports = {};
  for (const program of programs) {
    const port = readPort(program, env);
    const other = programs.find(({ name }) => ports[name] === port);
    if (other) throw new Failure(`${other.portVariable} and ${program.portVariable} are both ${port}; every program needs a port of its own.`);
    ports[program.name] = port;
  }
  return {
    ports,
    dataDir: resolve(ROOT, env.DATA_DIR || '.data'),
    shopUrl: env.SHOP_URL || `http://localhost:${ports.shell}`,
    nodeEnv,
    env,
    logs: readLogLimits(env),
    purgeToken: env.PURGE_TOKEN || randomBytes(16).toString('hex'),
    paymentSecret: env.PAYMENT_SECRET || randomBytes(32).toString('hex'),
  };
}

/**
 * The local address of a program.
 *
 * @param {Program} program
 * @param {Settings} settings
 */
export function programUrl(program, settings) {
  return `http://${HOST}:${settings.ports[program.name]}`;
}

/**
 * Whether the shop is a demonstration: it gets demonstration goods (docs/decisions/0043-demonstration-shop.md).
 *
 * @param {Settings} settings
 */
function isDemonstration({ env, shopUrl }) {
  if (env.DEMO) return env.DEMO === 'on';
  return env.SHOP_DATABASE === 'own' && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(shopUrl).hostname);
}

/**
 * The environment of one program, without the secrets of others (see `permittedVariables`). A `CATALOG_URL` and the like from
 * outside takes precedence, so that a slice may run elsewhere.
 *
 * @param {Program} program
 * @param {Settings} settings
 * @returns {NodeJS.ProcessEnv}
 */
export function programEnvironment(program, settings) {
  const role = isSlice(program) ? 'slice' : program.name;
  /** @type {NodeJS.ProcessEnv} */
  const addresses = {};
  for (const other of programsOf(settings)) {
    addresses[other.portVariable] = String(settings.ports[other.name]);
    // The register has the address of a released slice.
    const url = settings.env[other.urlVariable] || (settings.register && isSlice(other) ? undefined : programUrl(other, settings));
    if (url) addresses[other.urlVariable] = url;
  }
  return {
    ...permittedVariables(role, toolEnvironment(settings.env)),
    ...addresses,
    // One arena of memory for all threads instead of up to eight for each core, each of which keeps what was freed in it (decision 0160).
    MALLOC_ARENA_MAX: '1',
    HOST,
    PORT: String(settings.ports[program.name]),
    NODE_ENV: settings.nodeEnv,
    DATA_DIR: settings.dataDir,
    SHOP_URL: settings.shopUrl,
    ...(program.name === 'api' && isDemonstration(settings) && demoSeller(settings.env, settings.dataDir)),
    ...(program.name === 'shell' && { SLICES: programsOf(settings).filter(isSlice).map(({ name }) => name).join() }),
    ...(settings.register && registerEnvironment(role, settings.register)),
    ...permittedVariables(role, { PURGE_TOKEN: settings.purgeToken, PAYMENT_SECRET: settings.paymentSecret }),
  };
}

/**
 * The environment of build tools: the project's own programs come first on the path, and telemetry is off.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment(env) {
  return {
    ...env,
    PATH: `${BIN}${delimiter}${env.PATH ?? ''}`,
    DO_NOT_TRACK: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
  };
}

/**
 * The file with a program's output.
 *
 * @param {Program} program
 * @param {Settings} settings
 */
export function logFile(program, settings) {
  return join(settings.dataDir, 'logs', `${program.name}.log`);
}
