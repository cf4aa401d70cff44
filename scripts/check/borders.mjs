import { readFileSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { filesIn } from './filesIn.mjs';
import { readPackages } from './packages.mjs';

/** @typedef {import('./packages.mjs').Package} Package */

/**
 * The kinds of package that each kind may import: imports have one direction, so that a slice can be built and released separately.
 *
 * @type {Readonly<Record<Package['kind'], readonly Package['kind'][]>>}
 */
const MAY_IMPORT = {
  slice: ['shared'],
  shell: ['shared'],
  shared: ['shared'],
  api: ['shared'],
  demo: ['shared'],
  register: ['shared'],
  e2e: ['shared', 'scripts'],
  scripts: [],
};

const SOURCE = /\.([cm]?[jt]s|tsx|jsx)$/;
/** `from '…'`, `import '…'`, `import('…')`, `require('…')`, `new URL('…', import.meta.url)`. */
const SPECIFIERS = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\s*\(\s*|\bnew URL\(\s*)(['"])([^'"\n]+)\1/g;
const COMMENTS = /^\s*(?:\/\*[\s\S]*?\*\/|\/\/[^\n]*)/gm;

/** Tests and benchmarks of the API use the demonstration shop; the API itself does not. */
const API_TEST = /(?:\.test\.ts$|^(?:test|bench)\/)/;

/**
 * @param {Package} from
 * @param {Package} to
 * @param {string} file
 */
function mayImport(from, to, file) {
  if (MAY_IMPORT[from.kind].includes(to.kind)) return true;
  return from.kind === 'api' && to.kind === 'demo' && API_TEST.test(relative(from.folder, file).replaceAll(sep, '/'));
}

/**
 * The reason why a file of one package may not import something, or `undefined` if it may.
 *
 * @param {string} specifier
 * @param {string} file
 * @param {Package} from
 * @param {readonly Package[]} packages
 */
function objection(specifier, file, from, packages) {
  if (specifier.startsWith('.')) {
    const target = resolve(dirname(file), specifier);
    return target.startsWith(from.folder + sep) || target === from.folder ? undefined : 'leaves its package by a relative path';
  }
  if (specifier.startsWith('/') || specifier.startsWith('file:')) return 'is an absolute path';
  const to = packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  if (!to || to === from) return undefined;
  if (!mayImport(from, to, file)) return `crosses a border: ${from.kind} may not import ${to.kind}`;
  return specifier.startsWith(`${to.name}/src/`) ? 'reaches into the insides of a package' : undefined;
}

/**
 * Every import across a border between packages that is not allowed.
 *
 * @param {string} root - the project's folder
 * @returns {string[]} one line each: file, import, reason
 */
export function findBorderViolations(root) {
  const packages = readPackages(root);
  // The scripts start the packages, so they may name them.
  return packages.filter(({ kind }) => kind !== 'scripts').flatMap((from) =>
    filesIn(from.folder, SOURCE).flatMap((file) => {
      const text = readFileSync(file, 'utf8').replaceAll(COMMENTS, '');
      return [...text.matchAll(SPECIFIERS)].flatMap(([, , specifier = '']) => {
        const reason = objection(specifier, file, from, packages);
        return reason ? [`${relative(root, file)}: import of "${specifier}" ${reason}`] : [];
      });
    }),
  );
}
