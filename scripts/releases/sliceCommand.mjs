import { userInfo } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { publishRelease, readSigningKey, retireRelease } from '@feszek/release';
import { sliceNamed } from '../../shared/contract/src/slices.ts';
import { build } from '../build.mjs';
import { Failure } from '../failure.mjs';
import { ROOT } from '../paths.mjs';
import { PROGRAMS, isSlice } from '../programs.mjs';
import { createSlice } from './createSlice.mjs';
import { createRegisterClient } from './registerClient.mjs';
import { updateInstallation } from './updateInstallation.mjs';
import { readRegister } from './registerSettings.mjs';

const USAGE = `Usage:
  npm run slice -- list [NAME]                     the releases, and which are live
  npm run slice -- new NAME                        makes the folder of a new slice
  npm run slice -- build NAME                      builds a slice
  npm run slice -- deploy NAME [--from FOLDER] [--why TEXT]
                                                   releases the build of the slice, or of a folder, and makes it live
  npm run slice -- pin NAME VERSION [--why TEXT]   makes an earlier release live
  npm run slice -- rollback NAME [--why TEXT]      makes the release before the live one live
  npm run slice -- retire NAME VERSION [--why TEXT]
                                                   deletes the files of a release that does not run any more`;

/**
 * A slice whose sources are in the project.
 *
 * @param {string | undefined} name
 */
function sliceFolder(name) {
  const slices = PROGRAMS.filter(isSlice);
  const found = slices.find((program) => program.name === name);
  if (!found) throw new Failure(`No slice is named "${name ?? ''}". There are: ${slices.map((slice) => slice.name).join(', ')}.`, USAGE);
  return found.folder;
}

/**
 * The name of a slice, which may have no folder in the project.
 *
 * @param {string | undefined} name
 */
function requireName(name) {
  const slice = sliceNamed(name);
  if (slice === undefined) throw new Failure(`"${name ?? ''}" is not the name of a slice.`, USAGE);
  return slice;
}

/** @param {import('./registerClient.mjs').Assignment} assignment */
function reportLive({ slice, version, revision }) {
  console.log(`${slice} ${version} is live (revision ${revision})`);
}

/**
 * @param {ReturnType<typeof createRegisterClient>} client
 * @param {string | undefined} name - all slices by default
 */
async function list(client, name) {
  if (name !== undefined) requireName(name);
  const releases = (await client.releases()).filter(({ slice }) => name === undefined || slice === name);
  for (const { slice, version, at, isLive, isRetired } of releases.sort((a, b) => a.slice.localeCompare(b.slice) || a.at - b.at)) {
    console.log(`${isLive ? '*' : ' '} ${slice.padEnd(14)} ${version.padEnd(20)} ${new Date(at).toISOString()}${isRetired ? ' retired' : ''}`);
  }
}

/**
 * The release that was live before the live one, retired ones left out.
 *
 * @param {ReturnType<typeof createRegisterClient>} client
 * @param {string} slice
 */
async function releaseBefore(client, slice) {
  const retired = new Set((await client.releases()).filter((release) => release.slice === slice && release.isRetired).map(({ version }) => version));
  const assignments = (await client.assignments()).filter((assignment) => assignment.slice === slice);
  const live = assignments.at(-1);
  const before = assignments.findLast(({ version }) => version !== live?.version && !retired.has(version));
  if (!before) throw new Failure(`${slice} has no earlier release that is not retired.`);
  return before.version;
}

/**
 * Records that a release is retired, then deletes its files.
 *
 * @param {ReturnType<typeof createRegisterClient>} client
 * @param {string} store
 * @param {{ slice: string, version: string, who: string, why: string }} release
 */
async function retire(client, store, release) {
  const { slice, version } = await client.retire(release);
  await retireRelease(store, slice, version);
  console.log(`${slice} ${version} is retired`);
}

/**
 * Makes the folder of a new slice, and installs what it imports.
 *
 * @param {string | undefined} name
 */
async function addSlice(name) {
  const folder = relative(ROOT, await createSlice(name));
  console.log(`${folder} is made`);
  await updateInstallation();
  console.log(`Next: npm run slice -- build ${name}, then npm run slice -- deploy ${name}`);
}

/**
 * Runs a command of a team: makes or builds a slice, releases it, or says which release is live.
 *
 * @param {readonly string[]} args - see `USAGE`
 * @param {string} dataDir - the data folder of the running shop
 * @throws {Failure} with what to do
 */
export async function sliceCommand(args, dataDir) {
  const { positionals: [command, name, version], values } = parseArgs({ args: [...args], allowPositionals: true, options: { why: { type: 'string', default: '' }, from: { type: 'string' } } });
  if (command === 'new') {
    await addSlice(name);
    return;
  }
  if (command === 'build') {
    console.log(await build({ packages: [`@feszek/${sliceFolder(name)}`] }));
    return;
  }
  if (!['list', 'deploy', 'pin', 'rollback', 'retire'].includes(command ?? '')) throw new Failure('The command is unknown.', USAGE);
  const register = await readRegister(dataDir);
  const client = createRegisterClient(register);
  if (command === 'list') {
    await list(client, name);
    return;
  }
  const slice = requireName(name);
  const note = { who: userInfo().username, why: values.why };
  if (command === 'deploy') {
    const published = await publishRelease(values.from ? resolve(values.from) : join(ROOT, sliceFolder(slice), 'dist'), register.store, await readSigningKey(process.env.SLICE_KEY_FILE || register.keyFile));
    await client.release(published);
    reportLive(await client.assign({ slice, version: published.version, ...note }));
    return;
  }
  if ((command === 'pin' || command === 'retire') && version === undefined) throw new Failure('Which version?', USAGE);
  if (command === 'retire' && version !== undefined) {
    await retire(client, register.store, { slice, version, ...note });
    return;
  }
  reportLive(await client.assign({ slice, version: version !== undefined && command === 'pin' ? version : await releaseBefore(client, slice), ...note }));
}
