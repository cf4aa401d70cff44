import { sliceBase } from '@feszek/contract';
import type { SliceManifest } from '@feszek/contract';

/** The map of hashes that the entry of a release loads (`@feszek/integrity`). */
const MAP = 'browser/integrity.json';

/** Whether a release lets browsers check all its files. Earlier ones do not: their entry alone is checked. */
export function isCheckedInBrowsers({ files = {} }: SliceManifest): boolean {
  return Object.hasOwn(files, MAP);
}

/**
 * The hash of a file of a release, for the attribute `integrity`.
 *
 * @param address - under the base of the slice
 * @returns `undefined` for a file that browsers load without a check
 */
export function fileIntegrity(manifest: SliceManifest, address: string): string | undefined {
  const { name, version, remoteEntry, files = {} } = manifest;
  const file = `browser/${address.slice(sliceBase(name, version).length)}`;
  return (address === remoteEntry || isCheckedInBrowsers(manifest)) && Object.hasOwn(files, file) ? files[file] : undefined;
}
