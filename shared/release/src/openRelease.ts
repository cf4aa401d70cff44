import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSliceManifest } from '@feszek/contract/composition';
import type { SliceManifest, SliceName } from '@feszek/contract';
import { MANIFEST_FILE, RELEASE_FOLDERS, SIGNATURE_FILE } from './folders.ts';
import { hashFiles, hashOf } from './hashFiles.ts';
import { parseSignature } from './signingKey.ts';
import type { Trust } from './trust.ts';

export interface OpenedRelease {
  readonly manifest: SliceManifest;
  /**
   * Reads a file of the release.
   *
   * @param name - relative to the release, e.g. `browser/remoteEntry.js`
   * @returns `undefined` for a file that the manifest does not list
   * @throws Error if the file is not the one that was signed
   */
  read(name: string): Promise<Buffer | undefined>;
}

/** The folder of a release in the store. */
export function releaseFolder(store: string, slice: SliceName, version: string): string {
  return join(store, slice, version);
}

/**
 * Opens a release of the store, after a check of its signature.
 *
 * @throws Error if the release is not there, or not signed by a key that may release the slice
 */
export async function openRelease(store: string, slice: SliceName, version: string, trust: Trust): Promise<OpenedRelease> {
  const folder = releaseFolder(store, slice, version);
  const [text, signature] = await Promise.all([readFile(join(folder, MANIFEST_FILE), 'utf8'), readFile(join(folder, SIGNATURE_FILE), 'utf8')]);
  trust.verify(slice, text, parseSignature(JSON.parse(signature)));
  const manifest = parseSliceManifest(JSON.parse(text), slice);
  if (manifest.version !== version) throw new Error(`The folder of ${slice} ${version} contains ${manifest.version}.`);
  const files = new Map(Object.entries(manifest.files ?? {}));
  return {
    manifest,
    async read(name) {
      const hash = files.get(name);
      if (hash === undefined) return undefined;
      const bytes = await readFile(join(folder, name));
      if (hashOf(bytes) !== hash) throw new Error(`${name} of ${slice} ${version} is not the file that was released.`);
      return bytes;
    },
  };
}

/**
 * Checks that the files of a release are those that were signed, before it runs and serves them.
 *
 * @throws Error that names the first file that differs
 */
export async function checkFiles(store: string, { name, version, files = {} }: SliceManifest): Promise<void> {
  const found = await hashFiles(releaseFolder(store, name, version), RELEASE_FOLDERS);
  const wrong = [...new Set([...Object.keys(found), ...Object.keys(files)])].find((file) => found[file] !== files[file]);
  if (wrong !== undefined) throw new Error(`${wrong} of ${name} ${version} is not the file that was released.`);
}
