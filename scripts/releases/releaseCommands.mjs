import { join, resolve } from 'node:path';
import { publishRelease, readSigningKey, retireRelease } from '@feszek/release';
import { Failure } from '../failure.mjs';
import { ROOT } from '../paths.mjs';
import { PROGRAMS, isSlice } from '../programs.mjs';

/** @typedef {import('./sliceCommand.mjs').CommandContext} CommandContext */

/**
 * A slice whose sources are in the project.
 *
 * @param {string | undefined} name
 * @throws {Failure} with the names that there are
 */
export function sliceFolder(name) {
  const slices = PROGRAMS.filter(isSlice);
  const found = slices.find((program) => program.name === name);
  if (!found) throw new Failure(`No slice is named "${name ?? ''}". There are: ${slices.map((slice) => slice.name).join(', ')}.`);
  return found.folder;
}

/** @param {Pick<CommandContext, 'register'>} context */
export function signingKeyOf({ register }) {
  return readSigningKey(process.env.SLICE_KEY_FILE || register.keyFile);
}

/**
 * Signs the build of a slice, puts it into the store and records it.
 *
 * @param {CommandContext} context
 * @returns {Promise<string>} its version
 */
export async function publish(context) {
  const { register, client, slice, from } = context;
  const published = await publishRelease(from ? resolve(from) : join(ROOT, sliceFolder(slice), 'dist'), register.store, await signingKeyOf(context));
  await client.release(published);
  return published.version;
}

/** @param {import('./registerClient.mjs').Assignment} assignment */
function reportLive({ slice, version, revision }) {
  console.log(`${slice} ${version} is live (revision ${revision})`);
}

/**
 * Makes a release live.
 *
 * @param {CommandContext} context
 * @param {string} version
 */
export async function makeLive({ client, slice, note }, version) {
  reportLive(await client.assign({ slice, version, ...note }));
}

/** @param {CommandContext} context */
export async function deploy(context) {
  await makeLive(context, await publish(context));
}

/** @param {CommandContext} context */
export function requireVersion({ argument }) {
  if (argument === undefined) throw new Failure('Which version? npm run slice -- list shows all.');
  return argument;
}

/** @param {CommandContext} context */
export async function pin(context) {
  await makeLive(context, requireVersion(context));
}

/**
 * The release that was live before the live one, retired ones left out.
 *
 * @param {Pick<CommandContext, 'client' | 'slice'>} context
 */
export async function releaseBefore({ client, slice }) {
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
 * @param {CommandContext} context
 */
export async function retire(context) {
  const { client, register, slice, note } = context;
  const { version } = await client.retire({ slice, version: requireVersion(context), ...note });
  await retireRelease(register.store, slice, version);
  console.log(`${slice} ${version} is retired`);
}

/**
 * @param {import('./registerClient.mjs').Comparison} comparison
 */
function comparisonLine({ signal, canary, stable, score, limit }) {
  const share = (/** @type {import('./registerClient.mjs').Counts} */ { succeeded, failed }) => `${failed} of ${succeeded + failed}`;
  return `    failed ${signal === 'server' ? 'requests' : 'page views'}: ${share(canary)} (live release: ${share(stable)}), evidence ${score.toFixed(1)} of ${limit.toFixed(1)}`;
}

/**
 * @param {CommandContext['client']} client
 * @param {string | undefined} name - all slices by default
 */
export async function list(client, name) {
  const isListed = (/** @type {{ slice: string }} */ { slice }) => name === undefined || slice === name;
  const canaries = (await client.canaries()).filter(isListed);
  for (const { slice, version, at, isLive, isRetired } of (await client.releases()).filter(isListed).sort((a, b) => a.slice.localeCompare(b.slice) || a.at - b.at)) {
    const canary = canaries.find((known) => known.slice === slice && known.version === version);
    console.log(`${isLive ? '*' : ' '} ${slice.padEnd(14)} ${version.padEnd(20)} ${new Date(at).toISOString()}${isRetired ? ' retired' : ''}${canary ? ` canary ${canary.percent}%` : ''}`);
    for (const comparison of canary?.comparisons ?? []) console.log(comparisonLine(comparison));
  }
}
