import { join } from 'node:path';
import { BIN, PINNED_NODE, ROOT } from '../paths.mjs';
import { findBorderViolations } from './borders.mjs';
import { checkLayers } from './layers.mjs';
import { findBrokenLinks } from './links.mjs';
import { findOpenTables } from './lookupTables.mjs';
import { findPrivateWords } from './plainWords.mjs';
import { runTool } from './runTool.mjs';
import { findForeignTerms } from './shopTerms.mjs';
import { findOwnStyles } from './styles.mjs';
import { findForeignTables } from './tableOwners.mjs';

/**
 * A check, which passes or fails as a whole.
 *
 * @typedef {object} Check
 * @property {string} name
 * @property {(signal: AbortSignal) => Promise<{ ok: boolean, output: string }>} run
 */

/**
 * Checks the types of a program. What TypeScript finds out about unchanged files is kept for the next run.
 *
 * @param {string} name - also of the file that keeps it
 * @param {string} folder - of the program's `tsconfig.json`
 * @returns {Check}
 */
function types(name, folder) {
  const kept = join(ROOT, 'node_modules', '.cache', `${name}.tsbuildinfo`);
  return { name: `types of the ${name}`, run: (signal) => runTool(join(BIN, 'tsc'), ['-p', folder, '--incremental', '--tsBuildInfoFile', kept], { signal }) };
}

/**
 * A check that passes if a function finds nothing in the project.
 *
 * @param {string} name
 * @param {(root: string) => readonly string[]} find - returns one line for each fault
 * @returns {Check}
 */
function findings(name, find) {
  return {
    name,
    run: async () => {
      const lines = find(ROOT);
      return { ok: lines.length === 0, output: lines.join('\n') };
    },
  };
}

/**
 * Every check that needs no build and no running program.
 *
 * @returns {Check[]}
 */
export function staticChecks() {
  return [
    // One program for all packages, so that the declarations that they share are read once.
    types('packages', ROOT),
    types('scripts', join(ROOT, 'scripts')),
    { name: 'lint', run: (signal) => runTool(join(BIN, 'oxlint'), ['--quiet'], { signal }) },
    { name: 'layers and circles', run: checkLayers },
    { name: 'contracts of programs', run: (signal) => runTool(PINNED_NODE, [join(ROOT, 'scripts', 'contracts', 'check.mjs')], { signal }) },
    findings('owners of tables', findForeignTables),
    findings('import borders', findBorderViolations),
    findings('lookup tables', findOpenTables),
    findings('words of the glossary', findPrivateWords),
    findings('terms of the shop', findForeignTerms),
    findings('styles of tokens', findOwnStyles),
    findings('links of the documents', findBrokenLinks),
  ];
}
