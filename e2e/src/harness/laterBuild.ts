import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StandardSlice } from '@feszek/contract';
import { MANIFEST_FILE, RELEASE_FOLDERS, hashFiles } from '@feszek/release';

export interface LaterBuild {
  readonly folder: string;
  readonly version: string;
  remove(): Promise<void>;
}

/** The server bundle of a release that starts but cannot render. */
const BROKEN_BUNDLE = `export * from './rendering.js';\nexport const renderView = () => { throw new Error('This release is broken.'); };\n`;

/**
 * Copies the build of a slice as that of another version.
 *
 * @param options - `isBroken`: its server cannot render
 */
export async function laterBuild(slice: StandardSlice, version: string, { isBroken = false }: { readonly isBroken?: boolean } = {}): Promise<LaterBuild> {
  const dist = join(import.meta.dirname, '..', '..', '..', `mfe-${slice}`, 'dist');
  const folder = await mkdtemp(join(tmpdir(), 'feszek-build-'));
  await Promise.all(RELEASE_FOLDERS.map((part) => cp(join(dist, part), join(folder, part), { recursive: true })));
  if (isBroken) {
    await rename(join(folder, 'server', 'slice.js'), join(folder, 'server', 'rendering.js'));
    await writeFile(join(folder, 'server', 'slice.js'), BROKEN_BUNDLE);
  }
  const text = await readFile(join(dist, MANIFEST_FILE), 'utf8');
  const built: { version: string } = JSON.parse(text);
  const manifest: object = JSON.parse(text.replaceAll(built.version, version));
  await writeFile(join(folder, MANIFEST_FILE), JSON.stringify({ ...manifest, files: await hashFiles(folder, RELEASE_FOLDERS) }));
  return { folder, version, remove: () => rm(folder, { recursive: true }) };
}
