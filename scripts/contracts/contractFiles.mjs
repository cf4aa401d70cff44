import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractBreaks } from '../../shared/contract/src/contracts.ts';
import { hasCode } from '../failure.mjs';
import { ROOT } from '../paths.mjs';
import { CONTRACT_FILE, readContracts, readOperations } from './readContracts.mjs';

/** @param {string} path @returns {string} the text of a file; empty if there is none */
function textOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return '';
    throw error;
  }
}

/** @param {ReturnType<typeof readContracts>} contracts */
function changedFiles(contracts) {
  return contracts
    .map(({ folder, contract }) => ({ file: join(folder, CONTRACT_FILE), text: `${JSON.stringify(contract, undefined, 1)}\n` }))
    .filter(({ file, text }) => text !== textOf(join(ROOT, file)));
}

/**
 * Writes the files of all programs whose needs or gives have changed.
 *
 * @returns {string[]} the files
 */
export function writeContracts() {
  return changedFiles(readContracts()).map(({ file, text }) => {
    writeFileSync(join(ROOT, file), text);
    return file;
  });
}

/**
 * Compares the files with the code, and the programs of the project with each other.
 *
 * @returns {string[]} one line for each fault
 */
export function findOldContracts() {
  const contracts = readContracts();
  const old = changedFiles(contracts).map(({ file }) => `${file} is not what the code uses and offers: npm run contracts renews it.`);
  const parties = contracts.map(({ folder, contract }) => ({ name: folder.replace(/^mfe-/, ''), version: 'of this folder', ...contract }));
  const api = { name: 'api', version: 'of this folder', gives: { operations: readOperations() } };
  return [...old, ...contractBreaks([...parties, api]).map(({ text }) => text)];
}
