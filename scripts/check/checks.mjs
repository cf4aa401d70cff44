import { join } from 'node:path';
import { BIN, ROOT } from '../paths.mjs';
import { findBorderViolations } from './borders.mjs';
import { checkLayers } from './layers.mjs';
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

/** One program for all packages, so that the declarations that they share are read once. @returns {Check[]} */
function typeChecks() {
  return [
    { name: 'types of the packages', run: (signal) => runTool(join(BIN, 'tsc'), ['-p', ROOT], { signal }) },
    { name: 'types of the scripts', run: (signal) => runTool(join(BIN, 'tsc'), ['-p', join(ROOT, 'scripts')], { signal }) },
  ];
}

/**
 * Every check that needs no build and no running program.
 *
 * @returns {Check[]}
 */
export function staticChecks() {
  return [
    ...typeChecks(),
    { name: 'lint', run: (signal) => runTool(join(BIN, 'oxlint'), ['--quiet'], { signal }) },
    { name: 'layers and circles', run: checkLayers },
    {
      name: 'owners of tables',
      run: async () => {
        const foreign = findForeignTables(ROOT);
        return { ok: foreign.length === 0, output: foreign.join('\n') };
      },
    },
    {
      name: 'import borders',
      run: async () => {
        const violations = findBorderViolations(ROOT);
        return { ok: violations.length === 0, output: violations.join('\n') };
      },
    },
    {
      name: 'lookup tables',
      run: async () => {
        const open = findOpenTables(ROOT);
        return { ok: open.length === 0, output: open.join('\n') };
      },
    },
    {
      name: 'words of the glossary',
      run: async () => {
        const words = findPrivateWords(ROOT);
        return { ok: words.length === 0, output: words.join('\n') };
      },
    },
    {
      name: 'terms of the shop',
      run: async () => {
        const terms = findForeignTerms(ROOT);
        return { ok: terms.length === 0, output: terms.join('\n') };
      },
    },
    {
      name: 'styles of tokens',
      run: async () => {
        const own = findOwnStyles(ROOT);
        return { ok: own.length === 0, output: own.join('\n') };
      },
    },
  ];
}
