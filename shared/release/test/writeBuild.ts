import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FRAGMENT_PROTOCOLS, sliceBase } from '@feszek/contract';
import type { SliceManifest, SliceName } from '@feszek/contract';
import { MANIFEST_FILE, RELEASE_FOLDERS, hashFiles } from '../src/index.ts';

/** Writes a minimal build of a slice: an entry for the browser and a bundle for the server. */
export async function writeBuild(folder: string, name: SliceName, version: string): Promise<SliceManifest> {
  await Promise.all(RELEASE_FOLDERS.map((part) => mkdir(join(folder, part), { recursive: true })));
  await writeFile(join(folder, 'browser', 'remoteEntry.js'), `// ${version}`);
  await writeFile(join(folder, 'server', 'slice.js'), 'export const slice = {};');
  const manifest: SliceManifest = {
    protocol: FRAGMENT_PROTOCOLS.min, name, version, remoteEntry: `${sliceBase(name, version)}remoteEntry.js`, texts: { hu: [], en: [] }, fragments: {},
    files: await hashFiles(folder, RELEASE_FOLDERS),
  };
  await writeFile(join(folder, MANIFEST_FILE), JSON.stringify(manifest));
  return manifest;
}
