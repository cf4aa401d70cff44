import { Failure } from '../failure.mjs';
import { partiesOfFolder } from './programContracts.mjs';

/** @typedef {import('../../shared/contract/src/contracts.ts').Needs} Needs */

/** @param {string} title @param {Needs} [side] */
function sideLines(title, side = {}) {
  const lines = Object.values(side).flatMap((names) => Object.entries(names)).map(([name, fields]) => `  ${name}${fields.length > 0 ? `: ${fields.join(', ')}` : ''}`);
  return lines.length > 0 ? [title, ...lines] : [];
}

/**
 * Compares the programs of this folder with those that are live, as if they became live together.
 *
 * @param {ReturnType<typeof import('./registerClient.mjs').createRegisterClient>} client
 * @param {string | undefined} name - one program, whose needs and gives are printed too
 * @returns {Promise<string>}
 * @throws {Failure} with a sentence for each need that would be broken
 */
export async function check(client, name) {
  const parties = await partiesOfFolder(name);
  const breaks = await client.check(parties);
  const named = name === undefined ? [] : parties.flatMap(({ needs, gives }) => [...sideLines('needs', needs), ...sideLines('gives', gives)]);
  if (breaks.length > 0) throw new Failure(`${breaks.length} needs would be broken: see above.`, [...named, ...breaks].join('\n'));
  return [...named, `nothing that is live breaks with ${parties.map((party) => `${party.name} ${party.version}`).join(', ')}`].join('\n');
}
