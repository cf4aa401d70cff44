import { copyFile, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSliceManifest, sliceNamed } from '@feszek/contract/composition';
import type { SliceName } from '@feszek/contract';
import { MANIFEST_FILE, SIGNATURE_FILE } from './folders.ts';
import { isInStore } from './isInStore.ts';
import { makeFolders } from './makeFolders.ts';
import { moveRelease } from './moveRelease.ts';
import { releaseFolder } from './openRelease.ts';
import { signatureOf } from './signingKey.ts';
import type { Signature, SigningKey } from './signingKey.ts';

export interface PublishedRelease {
  readonly slice: SliceName;
  readonly version: string;
  /** The signed text of the manifest. */
  readonly manifest: string;
  readonly signature: Signature;
}

/** Copies the files that a manifest lists. `dist` may contain more: files of an earlier build, or of none. */
async function copyFiles(dist: string, target: string, names: readonly string[]): Promise<void> {
  await makeFolders(target, names);
  await Promise.all(names.map((name) => copyFile(join(dist, name), join(target, name))));
}

/**
 * Signs a build and copies it into the store, whole or not at all. A release that the store has already stays as it is:
 * equal versions are equal builds.
 *
 * @param dist - what `feszek-slice build` wrote
 * @param store - the folder of all releases
 * @throws SyntaxError for a build whose manifest is invalid
 */
export async function publishRelease(dist: string, store: string, key: SigningKey): Promise<PublishedRelease> {
  const manifest = await readFile(join(dist, MANIFEST_FILE), 'utf8');
  const parsed: unknown = JSON.parse(manifest);
  const slice = sliceNamed(typeof parsed === 'object' && parsed !== null && 'name' in parsed ? parsed.name : undefined);
  if (!slice) throw new SyntaxError(`${dist} is not the build of a slice.`);
  const { version, files = {} } = parseSliceManifest(parsed, slice);
  const published = { slice, version, manifest, signature: signatureOf(manifest, key) };
  const target = releaseFolder(store, slice, version);
  if (await isInStore(target)) return published;
  await mkdir(join(store, slice), { recursive: true, mode: 0o700 });
  const copy = await mkdtemp(join(store, slice, '.copy-'));
  await copyFiles(dist, copy, Object.keys(files));
  await Promise.all([writeFile(join(copy, MANIFEST_FILE), manifest), writeFile(join(copy, SIGNATURE_FILE), JSON.stringify(published.signature))]);
  await moveRelease(copy, target);
  return published;
}
