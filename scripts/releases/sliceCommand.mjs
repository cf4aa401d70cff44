import { userInfo } from 'node:os';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { sliceNamed } from '../../shared/contract/src/slices.ts';
import { build } from '../build.mjs';
import { Failure } from '../failure.mjs';
import { ROOT } from '../paths.mjs';
import { override, promote, rollback, startCanary } from './canaryCommands.mjs';
import { check } from './checkCommand.mjs';
import { conform } from './conform.mjs';
import { createSlice } from './createSlice.mjs';
import { createRegisterClient } from './registerClient.mjs';
import { deploy, list, pin, retire, sliceFolder } from './releaseCommands.mjs';
import { readRegister } from './registerSettings.mjs';
import { updateInstallation } from './updateInstallation.mjs';

const USAGE = `Usage:
  npm run slice -- list [NAME]                     the releases, and which are live
  npm run slice -- new NAME                        makes the folder of a new slice
  npm run slice -- build NAME                      builds a slice
  npm run slice -- conform ADDRESS [--example EXAMPLE]... [--shop ADDRESS]
                                                   checks whether the server of a slice follows the fragment protocol;
                                                   an example is a path of a screen or the reference of a part
  npm run slice -- deploy NAME [--from FOLDER] [--why TEXT]
                                                   releases the build of the slice, or of a folder, and makes it live
  npm run slice -- canary NAME 5% [--from FOLDER] [--why TEXT]
                                                   the same for a part of the visitors; again with another part to change it
  npm run slice -- promote NAME [--why TEXT]       makes the canary live for all visitors
  npm run slice -- rollback NAME [--why TEXT]      ends the canary; without one, makes the release before the live one live
  npm run slice -- pin NAME VERSION [--why TEXT]   makes an earlier release live
  npm run slice -- override NAME [VERSION] [--hours 8]
                                                   prints a link that shows a release to whoever opens it;
                                                   without a version the build of the slice; --hours 0 ends its links
  npm run slice -- check [NAME]                    compares the builds of this folder with what is live; with a name
                                                   (a slice, api or shell) prints what it needs and gives
  npm run slice -- retire NAME VERSION [--why TEXT]
                                                   deletes the files of a release that does not run any more`;

/**
 * What a command works with.
 *
 * @typedef {object} CommandContext
 * @property {import('./registerSettings.mjs').RegisterSettings} register
 * @property {ReturnType<typeof createRegisterClient>} client
 * @property {string} slice
 * @property {string | undefined} argument - what follows the name: a version or a part of the visitors
 * @property {string | undefined} from - the folder of a build
 * @property {string | undefined} hours
 * @property {{ readonly who: string, readonly why: string }} note
 */

/** The commands about one slice, which need the register, with what they print. @type {ReadonlyMap<string, (context: CommandContext) => Promise<string>>} */
const COMMANDS = new Map([
  ['deploy', deploy],
  ['canary', startCanary],
  ['promote', promote],
  ['rollback', rollback],
  ['pin', pin],
  ['override', override],
  ['retire', retire],
]);

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

/**
 * Creates the folder of a new slice, and installs its dependencies.
 *
 * @param {string | undefined} name
 */
async function addSlice(name) {
  const folder = relative(ROOT, await createSlice(name));
  await updateInstallation();
  return `${folder} is made\nNext: npm run slice -- build ${name}, then npm run slice -- deploy ${name}`;
}

/**
 * Runs a command of a team: creates or builds a slice, releases it, or prints which release visitors have.
 *
 * @param {readonly string[]} args - see `USAGE`
 * @param {string} dataDir - the data folder of the running shop
 * @returns {Promise<string>} what has been done
 * @throws {Failure} with what to do
 */
export async function sliceCommand(args, dataDir) {
  const { positionals: [command = '', name, argument], values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { why: { type: 'string', default: '' }, from: { type: 'string' }, hours: { type: 'string' }, example: { type: 'string', multiple: true, default: [] }, shop: { type: 'string' } },
  });
  if (command === 'new') return addSlice(name);
  if (command === 'conform') return conform(name, { examples: values.example, shop: values.shop });
  if (command === 'build') return build({ packages: [`@feszek/${sliceFolder(name)}`] });
  const run = COMMANDS.get(command);
  if (!run && command !== 'list' && command !== 'check') throw new Failure('The command is unknown.', USAGE);
  const register = await readRegister(dataDir);
  const client = createRegisterClient(register);
  if (command === 'check') return check(client, name);
  if (!run) return list(client, name === undefined ? undefined : requireName(name));
  return run({ register, client, slice: requireName(name), argument, from: values.from, hours: values.hours, note: { who: userInfo().username, why: values.why } });
}
