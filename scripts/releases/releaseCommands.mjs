import { join, resolve } from 'node:path';
import { openReleaseStore, readSigningKey } from '@feszek/release';
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
  const published = await openReleaseStore(register.store, register.bucket).publish(from ? resolve(from) : join(ROOT, sliceFolder(slice), 'dist'), await signingKeyOf(context));
  await client.release(published);
  return published.version;
}

/**
 * Makes a release live.
 *
 * @param {CommandContext} context
 * @param {string} version
 * @param {{ isPromotion?: boolean }} [options] - `isPromotion`: refused if the release is not the canary any more
 * @returns {Promise<string>}
 */
export async function makeLive({ client, slice, note }, version, { isPromotion = false } = {}) {
  const { revision } = await client.assign({ slice, version, isPromotion, ...note });
  return `${slice} ${version} is live (revision ${revision})`;
}

/** @param {CommandContext} context */
export async function deploy(context) {
  return makeLive(context, await publish(context));
}

/** @param {CommandContext} context */
export function requireVersion({ argument }) {
  if (argument === undefined) throw new Failure('Which version? npm run slice -- list shows all.');
  return argument;
}

/** @param {CommandContext} context */
export async function pin(context) {
  return makeLive(context, requireVersion(context));
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
  await openReleaseStore(register.store, register.bucket).retire(slice, version);
  return `${slice} ${version} is retired`;
}

/**
 * @param {import('./registerClient.mjs').Comparison} comparison
 */
function comparisonLine({ signal, canary, stable, score, limit }) {
  const share = (/** @type {import('./registerClient.mjs').Counts} */ { succeeded, failed }) => `${failed} of ${succeeded + failed}`;
  return `    failed ${signal === 'server' ? 'requests' : 'page views'}: ${share(canary)} (live release: ${share(stable)}), evidence ${score.toFixed(1)} of ${limit.toFixed(1)}`;
}

/** @param {import('./registerClient.mjs').CanaryEnd} end */
function endLine({ who, why, at }) {
  return `    its canary was ended by ${who}${why ? `: ${why}` : ''} (${new Date(at).toISOString()})`;
}

/**
 * The releases in the order of their recording, with what visitors have and how a canary does or did.
 *
 * @param {CommandContext['client']} client
 * @param {string | undefined} name - all slices by default
 */
export async function list(client, name) {
  const [releases, canaries, ends] = await Promise.all([client.releases(), client.canaries(), client.canaryEnds()]);
  const isSame = (/** @type {import('./registerClient.mjs').ReleaseRef} */ a, /** @type {import('./registerClient.mjs').ReleaseRef} */ b) => a.slice === b.slice && a.version === b.version;
  return releases
    .filter(({ slice }) => name === undefined || slice === name)
    .sort((a, b) => a.slice.localeCompare(b.slice) || a.at - b.at)
    .flatMap((release) => {
      const { slice, version, at, isLive, isRetired } = release;
      const canary = canaries.find((known) => isSame(known, release));
      const end = canary ? undefined : ends.find((known) => isSame(known, release));
      const line = `${isLive ? '*' : ' '} ${slice.padEnd(14)} ${version.padEnd(20)} ${new Date(at).toISOString()}${isRetired ? ' retired' : ''}${canary ? ` canary ${canary.percent}%` : ''}`;
      return [line, ...(canary?.comparisons.map(comparisonLine) ?? []), ...(end ? [endLine(end)] : [])];
    })
    .join('\n');
}
