import { newBreaks } from '@feszek/contract/composition';
import type { ContractParty } from '@feszek/contract';
import type { Records, ReleaseRef } from './Records.ts';
import { RegisterError } from './RegisterError.ts';

/** How much of a refusal names single fields: a dropped operation of the API may break hundreds. */
const MOST_NAMED = 5;

/** The releases that visitors have, and the API and the shell. Previews are for those who try a release. */
export function liveParties(records: Records): ContractParty[] {
  const releases = [...records.live, ...records.canaries].map(([slice, { version }]) => records.partyOf({ slice, version }));
  return [...releases, ...[...records.programs.values()].map(({ party }) => party)];
}

/** What is live once the given releases are: each replaces that of its slice, and its canary. */
export function partiesAfter(records: Records, releases: readonly ReleaseRef[]): ContractParty[] {
  return replaceParties(liveParties(records), releases.map((ref) => records.partyOf(ref)));
}

/** Replaces programs by those of the same name. */
export function replaceParties(parties: readonly ContractParty[], next: readonly ContractParty[]): ContractParty[] {
  const names = new Set(next.map(({ name }) => name));
  return [...parties.filter(({ name }) => !names.has(name)), ...next];
}

/**
 * Refuses a change that leaves a need of a live program unmet. What was broken before does not count: a slice must be
 * deployable while others are in disorder.
 *
 * @param after - what is live after the change
 * @throws RegisterError that names the consumers, their versions and the fields
 */
export function refuseBreaks(records: Records, { slice, version }: ReleaseRef, after: readonly ContractParty[]): void {
  const texts = newBreaks(liveParties(records), after).map(({ text }) => text);
  if (texts.length === 0) return;
  const more = texts.length - MOST_NAMED;
  throw new RegisterError(409, `${slice} ${version} is refused: ${texts.slice(0, MOST_NAMED).join(' ')}${more > 0 ? ` And ${more} more.` : ''}`);
}
