import { signPreview } from '@feszek/release';
import { Failure } from '../failure.mjs';
import { makeLive, publish, releaseBefore, signingKeyOf } from './releaseCommands.mjs';

/** @typedef {import('./sliceCommand.mjs').CommandContext} CommandContext */

const HOUR_MS = 3_600_000;
const USUAL_HOURS = 8;
/** A week: longer than anyone reviews a release before others have it. */
const MOST_HOURS = 168;

/**
 * @param {string | undefined} text - such as `5%`
 * @throws {Failure} for another text
 */
function requirePercent(text) {
  const percent = Number(/^(\d+(?:\.\d)?)%$/.exec(text ?? '')?.[1]);
  if (!(percent >= 0.1 && percent <= 50)) throw new Failure(`"${text ?? ''}" is not a part of the visitors: it is a number from 0.1% to 50%, such as 5%.`);
  return percent;
}

/**
 * Releases the build of a slice for a part of the visitors, or changes the part.
 *
 * @param {CommandContext} context
 */
export async function startCanary(context) {
  const { client, slice, argument, note } = context;
  const percent = requirePercent(argument);
  const { version, revision } = await client.startCanary({ slice, version: await publish(context), percent, ...note });
  return `${slice} ${version} is live for ${percent}% of the visitors (revision ${revision})`;
}

/** @param {Pick<CommandContext, 'client' | 'slice'>} context */
async function canaryOf({ client, slice }) {
  return (await client.canaries()).find((canary) => canary.slice === slice);
}

/** @param {CommandContext} context */
export async function promote(context) {
  const canary = await canaryOf(context);
  if (!canary) throw new Failure(`${context.slice} has no canary.`);
  return makeLive(context, canary.version, { isPromotion: true });
}

/**
 * Refuses to roll the live release back if the intended canary has just been ended, by the register or by another person.
 *
 * @param {CommandContext} context
 */
async function refuseAfterEnd({ client, slice }) {
  const [ends, assignments] = await Promise.all([client.canaryEnds(), client.assignments()]);
  const end = ends.find((known) => known.slice === slice);
  const live = assignments.findLast((assignment) => assignment.slice === slice);
  if (!end || (live && live.at > end.at)) return;
  throw new Failure(`The canary ${end.version} of ${slice} was ended by ${end.who}${end.why ? `: ${end.why}` : ''}. All visitors have ${live?.version}. To make another release live, use npm run slice -- pin.`);
}

/**
 * Ends the canary; without one, makes the release before the live one live.
 *
 * @param {CommandContext} context
 */
export async function rollback(context) {
  const { client, slice, note } = context;
  if (!(await canaryOf(context))) {
    await refuseAfterEnd(context);
    return makeLive(context, await releaseBefore(context));
  }
  const { version, revision } = await client.endCanary({ slice, ...note });
  return `${slice} ${version} is no canary any more (revision ${revision})`;
}

/**
 * Creates a signed link that shows a release to whoever opens it.
 *
 * @param {CommandContext} context
 */
export async function override(context) {
  const { register, client, slice, argument, hours = String(USUAL_HOURS), note } = context;
  const count = Number(hours);
  if (count === 0 && argument !== undefined) {
    await client.endPreview({ slice, version: argument });
    return `${slice} ${argument} is shown with a link no longer`;
  }
  if (!(count > 0 && count <= MOST_HOURS)) throw new Failure(`"${hours}" is not a number of hours up to ${MOST_HOURS}.`);
  const until = Date.now() + Math.round(count * HOUR_MS);
  const version = argument ?? (await publish(context));
  await client.startPreview({ slice, version, until, ...note });
  const token = signPreview({ audience: register.shopUrl, slice, version, until }, await signingKeyOf(context));
  return `${slice} ${version} is shown until ${new Date(until).toISOString()} to whoever opens\n${register.shopUrl}/_slice?o=${token}`;
}
