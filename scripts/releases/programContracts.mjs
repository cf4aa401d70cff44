import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { partyOf } from '../../shared/contract/src/contracts.ts';
import { FRAGMENT_PROTOCOLS } from '../../shared/contract/src/protocol.ts';
import { Failure, hasCode } from '../failure.mjs';
import { ROOT } from '../paths.mjs';
import { PROGRAMS, isSlice } from '../programs.mjs';

/** @typedef {import('../../shared/contract/src/contracts.ts').ContractParty} ContractParty */

/** The programs with a contract that are no slices. */
const CONTRACT_PROGRAMS = ['api', 'shell'];

/** @param {readonly string[]} path */
async function readJson(...path) {
  return JSON.parse(await readFile(join(ROOT, ...path), 'utf8'));
}

/**
 * The API or the shell of this folder, with its contract and the versions of the fragment protocol that the shell speaks.
 *
 * @param {string} name
 */
export async function programContract(name) {
  const [{ version }, { needs, gives }] = await Promise.all([readJson(name, 'package.json'), readJson(name, 'contract.json')]);
  /** @type {ContractParty} */
  const party = { name, version, ...(needs && { needs }), ...(gives && { gives }) };
  return { party, ...(name === 'shell' && { protocols: FRAGMENT_PROTOCOLS }) };
}

/**
 * Records the contracts of the API and of the shell, with which releases are compared.
 *
 * @param {ReturnType<typeof import('./registerClient.mjs').createRegisterClient>} client
 */
export async function recordPrograms(client) {
  await Promise.all(CONTRACT_PROGRAMS.map(async (name) => client.recordProgram(await programContract(name))));
}

/**
 * The build of a slice in this folder, with its contract.
 *
 * @param {import('../programs.mjs').Program} program
 * @returns {Promise<ContractParty>}
 * @throws {Failure} if the slice is not built
 */
async function builtSlice({ name, folder }) {
  try {
    return partyOf(await readJson(folder, 'dist', 'manifest.json'));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) throw new Failure(`${name} has no build: run npm run slice -- build ${name} first.`);
    throw error;
  }
}

/**
 * The programs of this folder: one, or the API, the shell and every slice.
 *
 * @param {string | undefined} name
 * @returns {Promise<ContractParty[]>}
 * @throws {Failure} if there is no such program, or a slice is not built
 */
export async function partiesOfFolder(name) {
  const slices = PROGRAMS.filter(isSlice).filter((program) => name === undefined || program.name === name);
  const programs = CONTRACT_PROGRAMS.filter((program) => name === undefined || program === name);
  if (slices.length + programs.length === 0) throw new Failure(`No slice is named "${name}", and neither the API nor the shell is.`);
  return Promise.all([...programs.map(async (program) => (await programContract(program)).party), ...slices.map(builtSlice)]);
}
