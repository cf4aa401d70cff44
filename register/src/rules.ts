import { FRAGMENT_PROTOCOLS, SLICES, claimConflict, contractClaims, protocolConflict } from '@feszek/contract/composition';
import { keyOf } from './Records.ts';
import type { Records, ReleaseRef } from './Records.ts';
import { RegisterError } from './RegisterError.ts';

/** @throws RegisterError if the release was never recorded */
export function requireKnown(records: Records, ref: ReleaseRef): void {
  if (!records.releases.has(keyOf(ref))) throw new RegisterError(404, `${ref.slice} has no release ${ref.version}.`);
}

/** @throws RegisterError if the files of the release are deleted */
export function refuseRetired(records: Records, ref: ReleaseRef): void {
  if (records.retirements.has(keyOf(ref))) throw new RegisterError(409, `${ref.slice} ${ref.version} is retired: its files are deleted.`);
}

/** Refuses a release that claims what belongs to a release of another slice that visitors have, or to a slice of the contract. */
function refuseConflict(records: Records, ref: ReleaseRef): void {
  const { live, canaries } = records;
  const others = [...live, ...canaries].map(([slice, { version }]) => records.claimsOf({ slice, version }));
  const notLive = SLICES.filter((slice) => !live.has(slice)).map(contractClaims);
  const conflict = claimConflict(records.claimsOf(ref), [...others, ...notLive]);
  if (conflict !== undefined) throw new RegisterError(409, `${ref.slice} ${ref.version} is refused: ${conflict}`);
}

/** Refuses a release that has no version of the fragment protocol in common with the shell. */
function refuseProtocol(records: Records, ref: ReleaseRef): void {
  const protocols = records.protocolsOf(ref);
  const conflict = protocolConflict({ protocol: protocols.min, protocols }, records.programs.get('shell')?.protocols ?? FRAGMENT_PROTOCOLS);
  if (conflict !== undefined) throw new RegisterError(409, `${ref.slice} ${ref.version} is refused: ${conflict}`);
}

/**
 * Whether visitors may get a release.
 *
 * @throws RegisterError if it is unknown or retired, speaks another protocol than the shell, or claims a route or a place of
 *   another slice
 */
export function requireUsable(records: Records, ref: ReleaseRef): void {
  requireKnown(records, ref);
  refuseRetired(records, ref);
  refuseProtocol(records, ref);
  refuseConflict(records, ref);
}

/** @throws RegisterError if the slice has no live release, this one is live, or another one is its canary */
export function requirePossibleCanary({ live, canaries }: Records, { slice, version }: ReleaseRef): void {
  const current = live.get(slice);
  if (!current) throw new RegisterError(409, `${slice} has no live release to compare with: deploy ${version} instead.`);
  if (current.version === version) throw new RegisterError(409, `${slice} ${version} is live already.`);
  const other = canaries.get(slice);
  if (other && other.version !== version) throw new RegisterError(409, `${slice} ${other.version} is the canary: promote it or roll it back first.`);
}

/** @throws RegisterError if the release is not the canary of its slice */
export function requireCanary({ canaries }: Records, { slice, version }: ReleaseRef): void {
  if (canaries.get(slice)?.version !== version) throw new RegisterError(409, `${slice} ${version} is not the canary any more.`);
}

/** Each preview is a process, and is named in the state that every shell reads. */
const PREVIEWS_OF_SLICE = 10;
const PREVIEWS = 30;

/** @throws RegisterError if a further preview would be one too many */
export function requirePossiblePreview({ previews }: Records, ref: ReleaseRef): void {
  if (previews.has(keyOf(ref))) return;
  const ofSlice = [...previews.values()].filter(({ slice }) => slice === ref.slice).length;
  if (ofSlice >= PREVIEWS_OF_SLICE || previews.size >= PREVIEWS) throw new RegisterError(409, `Too many releases are shown with links (${previews.size}): end one with npm run slice -- override NAME VERSION --hours 0.`);
}
