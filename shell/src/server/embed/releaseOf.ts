import type { SliceManifest } from '@feszek/contract';
import type { EmbedRelease } from '../../markup/EmbedPart.ts';

/** The release of a manifest for a page of another origin. */
export function releaseOf({ version, remoteEntry, files }: SliceManifest, shopUrl: string): EmbedRelease {
  const integrity = files?.['browser/remoteEntry.js'];
  return { version, remoteEntry: shopUrl + remoteEntry, ...(integrity !== undefined && { integrity }) };
}
