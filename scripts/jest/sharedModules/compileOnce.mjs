import vm from 'node:vm';

/** A script that may load further modules belongs to the test file that runs it. */
const LOADS_MODULES = /\bimport\s*\(/;

/**
 * A compiled module, which becomes a function of any global scope.
 *
 * @typedef {object} Compiled
 * @property {string} source
 * @property {import('node:vm').Script} script
 */

/** @type {Map<string, Compiled>} */
const compiled = new Map();

/** @param {string} filename @param {string} source @param {readonly string[]} parameters */
function scriptOf(filename, source, parameters) {
  const known = compiled.get(filename);
  if (known?.source === source) return known.script;
  const script = new vm.Script(`(function (${parameters.join(', ')}) {${source}\n})`, { filename });
  compiled.set(filename, { source, script });
  return script;
}

/**
 * Compiles each CommonJS module of a package once for a worker process. Jest runs the modules of a test file with a document
 * in a global scope of its own, and compiles them again for each of these files: React, the library of the tests and Jest's
 * own framework are most of what a file loads. A module still runs in each scope; only its compiled code is shared.
 */
export function compileOnce() {
  const { compileFunction } = vm;
  /** @type {typeof compileFunction} */
  const compileShared = (source, parameters = [], options = {}) => {
    const { filename = '', parsingContext } = options;
    if (!parsingContext || !filename.includes('/node_modules/') || LOADS_MODULES.test(source)) return compileFunction(source, parameters, options);
    return scriptOf(filename, source, parameters).runInContext(parsingContext);
  };
  // Jest reads the function from the module at each use.
  Reflect.set(vm, 'compileFunction', compileShared);
}
