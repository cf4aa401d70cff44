import { createRequire, flushCompileCache } from 'node:module';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { compileOnce } from './compileOnce.mjs';
import { provide } from './globals.mjs';
import { loadTestModules } from './loadTestModules.mjs';

/**
 * Jest's own interface of a test runner: configuration of all projects and of this one, the file's environment, its module
 * runtime, its path, and a function for messages.
 *
 * @typedef {(globalConfig: unknown, config: unknown, environment: Environment, runtime: object, testPath: string, sendMessage?: unknown) => Promise<object>} TestRunner
 * @typedef {object} Environment
 * @property {boolean} [sharesModules]
 * @property {NonNullable<import("jest-environment-node").default["moduleMocker"]>} moduleMocker
 */

const require = createRequire(import.meta.url);

/** @type {{ default: TestRunner }} */
const { default: circus } = require('jest-circus/runner');

/** Keys under which Jest stores the time limit of a file's tests, and the listeners of its events. */
const TEST_TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL');
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');

/** A worker with a larger heap is collected after a test file, in bytes. */
const MOST_HEAP = 500e6;

// V8 caches compiled code together with the global scope for which it was compiled: the scope of every test file that has
// ended stays in memory, about 12 MB each.
setFlagsFromString('--no-compilation-cache');
setFlagsFromString('--expose-gc');
/** @type {() => void} */
const collectGarbage = runInNewContext('gc');

compileOnce();
loadTestModules();

// Jest kills a worker that has not ended after half a second, and reports it. `exit` does not free the heap before it ends.
if (process.send) process.once('beforeExit', () => process.exit());

/**
 * The functions of the `jest` object for one test file.
 *
 * @param {Environment} environment
 */
function jestObject({ moduleMocker }) {
  return {
    fn: moduleMocker.fn.bind(moduleMocker),
    spyOn: moduleMocker.spyOn.bind(moduleMocker),
    resetAllMocks: moduleMocker.resetAllMocks.bind(moduleMocker),
    /** @param {number} ms */
    setTimeout: (ms) => void Reflect.set(globalThis, TEST_TIMEOUT, ms),
  };
}

/**
 * A runtime that loads test files with Node.js itself, and Jest's framework again for each of them.
 *
 * @param {object} runtime
 * @param {Environment} environment
 */
function sharedRuntime(runtime, environment) {
  const own = {
    /** @param {string} path */
    requireInternalModule(path) {
      Reflect.deleteProperty(globalThis, EVENT_HANDLERS);
      Reflect.deleteProperty(globalThis, TEST_TIMEOUT);
      delete require.cache[path];
      return require(path);
    },
    unstable_shouldLoadAsEsm: () => true,
    /** @param {string} path */
    unstable_importModule: (path) => import(pathToFileURL(path).href),
    /** @param {Record<string, unknown>} globals */
    setGlobalsForRuntime: (globals) => provide({ ...globals, jest: jestObject(environment) }),
  };
  return new Proxy(runtime, {
    get(target, key) {
      const value = Reflect.get(Object.hasOwn(own, key) ? own : target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/**
 * Runs a test file as Jest does, but with the modules of its worker process if its environment shares them.
 *
 * @type {TestRunner}
 */
export default async function runTestFile(globalConfig, config, environment, runtime, testPath, sendMessage) {
  const result = await circus(globalConfig, config, environment, environment.sharesModules ? sharedRuntime(runtime, environment) : runtime, testPath, sendMessage);
  // Otherwise written when the process ends, which takes longer than Jest waits for that.
  flushCompileCache();
  if (process.memoryUsage().heapUsed > MOST_HEAP) collectGarbage();
  return result;
}
